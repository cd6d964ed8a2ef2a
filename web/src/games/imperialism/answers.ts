/** The options that the board, the hand or the war answers, by what they are about. */

import type { Offered } from '$shell/view';
import { screen } from '$shell/screen.svelte';
import { TableError, type TableClient } from '$shell/table.svelte';
import { text } from '$shell/words.svelte';
import { TRACKS } from './facts';
import { targetOf, verbOf } from '$shell/view';

/** Verbs that a click answers at once; others show the card and a button first. */
const AT_ONCE: ReadonlySet<string> = new Set([
  'discard',
  'take',
  'draw',
  'raise',
  'develop',
  'count',
  'achieve',
]);

const ON_BOARD: ReadonlySet<string> = new Set([
  ...AT_ONCE,
  'play',
  'conquer',
  'attack',
  'convert',
  'retrieve',
  'seize',
  'keep_power',
  'collect_taxes',
]);

/** Answered in the display of the war while it is open, else beside the question. */
const IN_WAR: ReadonlySet<string> = new Set([
  'land_war',
  'sea_war',
  'defend',
  'pay_tribute',
  'cede',
  'be_humiliated',
]);
export const isOnDisplay = (option: string): boolean =>
  IN_WAR.has(verbOf(option)) && (screen.phone ? screen.page === 'war' : screen.war);

/** What is counted may be no track: then a button asks for it. */
const isTrack = (target: string): boolean => TRACKS.includes(target);

export function isOnBoard(option: string): boolean {
  const verb = verbOf(option);
  return isOnDisplay(option) || (ON_BOARD.has(verb) && (verb !== 'count' || isTrack(targetOf(option))));
}
export const isAtOnce = (option: string): boolean => AT_ONCE.has(verbOf(option));

/** What is offered on a target by some verbs. */
export function offersOn(options: Offered[], target: string, ...verbs: string[]): Offered[] {
  return options.filter(({ option }) => targetOf(option) === target && verbs.includes(verbOf(option)));
}

/** Answer; what comes too late is shown by the next state of the table. */
export function give(table: TableClient, option: string): void {
  table.answer(option).catch((error: unknown) => {
    if (!(error instanceof TableError)) throw error;
  });
}

/** Refusals that say nothing of a thing that lies in sight, or less than its own sheet does. */
const EMPTY: ReadonlySet<string> = new Set([
  'no-not-asked',
  'no-not-a-target',
  'no-not-in-hand',
  'no-not-in-their-hand',
  'no-not-in-discard',
  'no-not-in-row',
  'no-too-weak-to-conquer',
  'no-too-poor-to-conquer',
  'no-marker-there',
]);

/** Why nothing can be done with something now: each reason once, as texts; none if nobody asks. */
export async function whyNot(table: TableClient, target: string): Promise<string[]> {
  if (!table.ask) return [];
  const verdicts = await table.why(target).catch(() => []);
  const telling = verdicts.filter(({ allowed, reason }) => !allowed && !EMPTY.has(reason));
  return [
    ...new Set(
      telling.flatMap(({ reason, args, opens }) => [
        text(reason, args),
        ...(opens ? [text(opens, args)] : []),
      ]),
    ),
  ];
}
