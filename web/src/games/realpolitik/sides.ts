/** Whose arms stand beside a seat and beside a question. */

import type { Arms } from '$shell/game';
import type { Seat } from '$contract';
import type { Ask, View } from '$shell/view';
import { ARMS } from './arms';
import { GENERALS, POWERS } from './facts';
import { powerOf } from './state';

export function armsOf(seat: Seat, view: View | null): Arms | null {
  const power = powerOf(seat, view);
  return power && ARMS[power];
}

/** The arms of a power by the text of its name: Italy may have no seat. */
export function armsNamed(name: string): Arms | null {
  return Object.values(ARMS).find(({ power }) => power === name) ?? null;
}

/** Questions in which the power that is named is another one's. */
const OF_OTHERS: ReadonlySet<string> = new Set(['ask-accept', 'ask-further-step', 'ask-grant-step']);

/** The power for which a player is asked: who controls Italy answers for it too. */
export function armsAsked({ prompt, args = {} }: Ask): Arms | null {
  if (OF_OTHERS.has(prompt)) return null;
  const [kind, name = ''] = String(args.host ?? args.power ?? args.general ?? '').split('-', 2);
  const asked = kind === 'general' ? GENERALS[name]?.power : POWERS.find((power) => power === name);
  return asked ? ARMS[asked] : null;
}
