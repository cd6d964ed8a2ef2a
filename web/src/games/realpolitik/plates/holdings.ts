/** The numbers of a power, as its plate shows them. */

import type { Holding } from '$shell/game';
import type { View } from '$shell/view';
import { POWERS } from '../facts';
import type { State } from '../state';

/** What a power has, by the text of its name. */
export function holdings(name: string, view: View): Holding[] {
  const power = POWERS.find((each) => `power-${each}` === name);
  if (!power) return [];
  const { influence, money, morale, cards } = (view.state as State).powers[power];
  return [
    { name: 'rp-influence', icon: 'victory', number: influence },
    { name: 'rp-money', icon: 'coin', number: money },
    { name: 'rp-morale', icon: 'unrest', number: morale },
    { name: 'term-battle_card', icon: 'cards', number: cards },
  ];
}
