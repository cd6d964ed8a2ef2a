/** What the log and the question mark on the map, and which refusals are worth telling. */

import type { LogEntry, Verdict } from '$contract';

export type Texts = ReadonlySet<string>;

const ALWAYS_TRUE: Texts = new Set(['no-not-asked', 'no-not-a-target']);
export const setOf = (texts: (string | number)[]): Texts => new Set(texts.map(String));

/** Whether a text names something on the map. */
export const isPlace = (text: string) => /^(area|province|zone|node|realm)-/.test(text);

/** Each reason once; what is always true only if there is nothing else. */
export function reasons(verdicts: Verdict[]): Verdict[] {
  const refused = verdicts.filter(({ allowed }) => !allowed);
  const telling = refused.filter(({ reason }) => !ALWAYS_TRUE.has(reason));
  const told = telling.length > 0 ? telling : refused.slice(0, 1);
  return told.filter(({ reason }, n) => told.findIndex((each) => each.reason === reason) === n);
}

/** The places that some lines of the log name, as texts. */
export function namedIn(entries: LogEntry[]): Texts {
  const texts = entries.flatMap(({ args }) => Object.values(args).map(String));
  return setOf(texts.filter((each) => isPlace(each) && !each.startsWith('realm-')));
}
