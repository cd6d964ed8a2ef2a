/** What a seat sees, as the page reads it: with the menus of its questions in words. */

import type { AskData, BillLine, Offer, Seat, ViewData, VocabularyInfo } from '$contract';

/** One thing that a seat may choose, and what it costs if it has a price. */
export interface Offered {
  option: string;
  cost: number | null;
  /** In what kind of points, where the game has several. */
  paid_in?: string;
  /** How much of the cost would have to be borrowed, where anything. */
  owed?: number;
  /** What would be lost besides the cost, where anything. */
  loses?: readonly BillLine[];
  /** Further parts of the price in other points, where it has any: no loss. */
  also?: readonly BillLine[];
}

/** A question; only the seat that is asked has options. */
export type Ask = Omit<AskData, 'menu' | 'losses' | 'fees'> & { options?: Offered[] };

/** A seat's view of the table; `state` and `explain` are the game's own. */
export interface View<State = unknown, Explanation = unknown> extends Omit<ViewData, 'asks'> {
  seat: Seat | null;
  asks: Ask[];
  state: State;
  explain: Explanation;
}

/** The targets of every verb of a game, in the order by which menus number them. */
export type Vocabulary = Readonly<Record<string, readonly string[]>>;

export const vocabularyOf = ({ verbs }: VocabularyInfo): Vocabulary =>
  Object.fromEntries(verbs.map(({ verb, targets }) => [verb, targets]));

export const verbOf = (option: string): string => option.split(' ', 1)[0] ?? '';
export const targetOf = (option: string): string => option.split(' ')[1] ?? '';

/** What stands at a place of a list, or the one that stands for all. */
const at = <T>(told: T | (T | null)[] | undefined, place: number): T | null =>
  (Array.isArray(told) ? told[place] : told) ?? null;

/** Read the options of a menu: `targets` counts from each to the next. */
export function readMenu(
  menu: readonly Offer[],
  words: Vocabulary,
  losses: readonly BillLine[][] = [],
  fees: readonly BillLine[][] = [],
): Offered[] {
  return menu.flatMap(({ verb, targets, costs, paid_in, owed, loses, also }) => {
    const names = words[verb] ?? [];
    let number = 0;
    return targets.map((step, place) => {
      number += step;
      const offered: Offered = {
        option: names.length > 0 ? `${verb} ${names[number]}` : verb,
        cost: at(costs, place),
      };
      const points = at(paid_in, place);
      const borrowed = at(owed, place);
      const lost = losses[at(loses, place) ?? -1];
      const fee = fees[at(also, place) ?? -1];
      if (points !== null) offered.paid_in = points;
      if (borrowed !== null) offered.owed = borrowed;
      if (lost) offered.loses = lost;
      if (fee) offered.also = fee;
      return offered;
    });
  });
}

const READ = new WeakMap<AskData, Ask>();

/** Read a question; one that has not changed stays the very same. */
function readAsk(sent: AskData, words: Vocabulary): Ask {
  const known = READ.get(sent);
  if (known) return known;
  const { menu, losses, fees, ...rest } = sent;
  const ask = menu ? { ...rest, options: readMenu(menu, words, losses, fees) } : rest;
  READ.set(sent, ask);
  return ask;
}

export const readView = (sent: ViewData, words: Vocabulary): View => ({
  ...sent,
  asks: sent.asks.map((ask) => readAsk(ask, words)),
});
