/** How realms are shown: name, tincture by seat, charge by realm. */

import type { Arms } from '$shell/game';

const EMBLEMS: Readonly<Record<string, string>> = {
  austria: 'pop-arms-austria',
  brandenburg: 'pop-arms-brandenburg',
  castile: 'pop-arms-castile',
  england: 'lion',
  france: 'lily',
  mamluks: 'pop-arms-mamluks',
  muscovy: 'pop-arms-muscovy',
  netherlands: 'pop-arms-netherlands',
  ottomans: 'pop-arms-ottomans',
  papal_states: 'pop-arms-papal',
  poland: 'pop-arms-poland',
  portugal: 'pop-arms-portugal',
  sweden: 'pop-arms-sweden',
  venice: 'pop-arms-venice',
};
/** Whoever else may be played. */
const PLAIN = 'shield';
/** Influence of the Empire itself. */
export const EMPIRE = 'empire';

export const emblemOf = (realm: string): string => EMBLEMS[realm] ?? PLAIN;
export const tinctureOf = (seat: number): string => `tincture-${seat + 1}`;

export const armsFor = (realm: string, seat: number): Arms => ({
  power: `realm-${realm}`,
  tincture: tinctureOf(seat),
  emblem: emblemOf(realm),
});
