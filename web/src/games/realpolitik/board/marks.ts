/** What the log and the question mark on the map, and which refusals are worth telling. */

import type { LogEntry, Verdict } from '$contract';

export type Texts = ReadonlySet<string>;

const ALWAYS_TRUE: Texts = new Set(['no-not-asked', 'no-not-a-target']);
export const setOf = (texts: (string | number)[]): Texts => new Set(texts.map(String));

/** Each reason once; what is always true only if there is nothing else. */
export function reasons(verdicts: Verdict[]): Verdict[] {
  const refused = verdicts.filter(({ allowed }) => !allowed);
  const telling = refused.filter(({ reason }) => !ALWAYS_TRUE.has(reason));
  const told = telling.length > 0 ? telling : refused.slice(0, 1);
  return told.filter(({ reason }, n) => told.findIndex((each) => each.reason === reason) === n);
}

/** The territories and Generals that some lines of the log name, as texts. */
export function namedIn(entries: LogEntry[]): Texts {
  const texts = entries.flatMap(({ args }) => Object.values(args).map(String));
  return setOf(texts.filter(isPlace));
}

/** Whether a text names something on the map. */
export const isPlace = (text: string) => /^(territory|general)-/.test(text);

/** What was last done by others: the lines since one's own last decision. */
export function newsIn(log: LogEntry[], own: string | null): LogEntry[] {
  const mine = own === null ? -1 : log.findLastIndex(({ args }) => args.power === `power-${own}`);
  return log.slice(mine + 1);
}
