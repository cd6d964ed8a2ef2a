/** The options that the map, the tray or the battle answers. */

import type { Offered } from '$shell/view';
import { screen } from '$shell/screen.svelte';
import { TableError, type TableClient } from '$shell/table.svelte';
import { text } from '$shell/words.svelte';
import { targetOf, verbOf } from '$shell/view';
import { KINDS } from './contract';

/** Generals off the board are chosen beside the question. */
const NOT_ON_MAP: ReadonlySet<string> = new Set(['place']);
const IN_TRAY: ReadonlySet<string> = new Set(['choose', 'choose_for_italy', 'discard']);
/** Answered in the window of diplomacy while it is open, else beside the question. */
const IN_TALKS: ReadonlySet<string> = new Set(['propose', 'pledge', 'pledge_nobody', 'bid']);
const IN_BATTLE: ReadonlySet<string> = new Set(['lay', 'lay_open', 'strike', 'reveal', 'on_pile']);

/** What an option is about on the map: a territory or a General. */
export function mapTarget(option: string): string | null {
  const verb = verbOf(option);
  const kind = KINDS[verb];
  if (NOT_ON_MAP.has(verb) || (kind !== 'territory' && kind !== 'general')) return null;
  return `${kind}-${targetOf(option)}`;
}

/** The offers by what they are about on the map. */
export function targetsOf(options: Offered[]): Map<string, Offered[]> {
  const found = new Map<string, Offered[]>();
  for (const each of options) {
    const target = mapTarget(each.option);
    if (target) found.set(target, [...(found.get(target) ?? []), each]);
  }
  return found;
}

const isInTalks = (option: string): boolean =>
  IN_TALKS.has(verbOf(option)) && (screen.phone ? screen.page === 'war' : screen.war);

/** Whether the display of the battle or of the talks answers. */
export const isOnDisplay = (option: string): boolean => isInTalks(option) || IN_BATTLE.has(verbOf(option));

export const isOnBoard = (option: string): boolean =>
  isOnDisplay(option) || IN_TRAY.has(verbOf(option)) || mapTarget(option) !== null;

export function optionText(option: string): string {
  const verb = verbOf(option);
  const kind = KINDS[verb];
  if (!kind) return text(`option-${verb}`);
  const target = kind === 'number' ? Number(targetOf(option)) : `${kind}-${targetOf(option)}`;
  return text(`option-${verb}`, { target });
}

/** Answer; what comes too late is shown by the next state of the table. */
export function give(table: TableClient, option: string): void {
  table.answer(option).catch((error: unknown) => {
    if (!(error instanceof TableError)) throw error;
  });
}
