/** Before which choices the player is asked again, by the player's own setting. */

import { settings } from './settings.svelte';
import type { Offered } from './view';
import { text } from './words.svelte';

/** All of the price would have to be borrowed. */
export const isOnCredit = ({ cost, owed }: Offered): boolean => (cost ?? 0) > 0 && owed === cost;

/** Whether a choice takes away what one would hardly give on purpose. */
export const isCostly = (offered: Offered): boolean => offered.loses !== undefined || isOnCredit(offered);

/** Whether a choice has to be confirmed; `final` is one that cannot be thought over afterwards. */
export function asksAgain(offered: Offered, final = false): boolean {
  if (settings.confirm === 'never') return false;
  return settings.confirm === 'always' || final || isCostly(offered);
}

/** What a choice loses, each in a sentence. */
export const lossesOf = ({ loses = [] }: Offered): string[] =>
  loses.map((line) => text(line.text, line.args));
