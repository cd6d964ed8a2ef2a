/** Questions that come several times in a row, answered as one: how many of each (kit/counting.py). */

/** So many `of` some answers together, beyond those `less`, are the most there can be. */
interface Limit {
  of: string[];
  less: string[];
  most: number;
}

export interface Counts {
  there: Record<string, number>;
  turns: string[][];
  becomes: Record<string, string>;
  limits: Limit[];
  worth: Record<string, number>;
  purse: number;
}

/** How often each answer is to be given. */
export type Wanted = Readonly<Record<string, number>>;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
const often = (wanted: Wanted, answers: readonly string[]): number =>
  sum(answers.map((answer) => wanted[answer] ?? 0));

export const numberOf = (wanted: Wanted): number => sum(Object.values(wanted));

/** What so many take out of the purse. */
export const worthOf = ({ worth }: Counts, wanted: Wanted): number =>
  sum(Object.entries(wanted).map(([answer, number]) => (worth[answer] ?? 0) * number));

/** Whether so many of each can be given, be there more to come. */
export const fits = (counts: Counts, wanted: Wanted): boolean =>
  Object.entries(wanted).every(([answer, number]) => number <= (counts.there[answer] ?? 0)) &&
  (counts.turns.length === 0 || numberOf(wanted) <= counts.turns.length) &&
  worthOf(counts, wanted) <= counts.purse &&
  counts.limits.every(({ of, less, most }) => often(wanted, of) - often(wanted, less) <= most);

/** The answers that give so many of each: all of the turns, or none. A twin of kit/counting.py. */
export function answersOf(counts: Counts, wanted: Wanted): string[] | null {
  if (!fits(counts, wanted)) return null;
  const { there, turns, becomes } = counts;
  if (turns.length === 0) {
    return Object.keys(there).flatMap((answer) => Array<string>(wanted[answer] ?? 0).fill(answer));
  }
  if (numberOf(wanted) !== turns.length) return null;
  const left: Record<string, number> = { ...there };
  const due: Record<string, number> = { ...wanted };
  const found: string[] = [];
  for (const kinds of turns) {
    const alive = kinds.filter((kind) => (left[kind] ?? 0) > 0);
    const given = alive.find((kind) => (due[kind] ?? 0) > 0);
    if (given === undefined) return null;
    if (alive.length > 1) found.push(given);
    left[given] = (left[given] ?? 0) - 1;
    due[given] = (due[given] ?? 0) - 1;
    const next = becomes[given];
    if (next !== undefined) left[next] = (left[next] ?? 0) + 1;
  }
  return found;
}

/** What is usually given: the first that there is in each turn; nothing where one may give none. */
export function usual(counts: Counts): Wanted {
  let wanted: Wanted = {};
  for (const kinds of counts.turns) {
    const more = kinds
      .map((kind) => ({ ...wanted, [kind]: (wanted[kind] ?? 0) + 1 }))
      .find((each) => fits(counts, each));
    wanted = more ?? wanted;
  }
  return wanted;
}
