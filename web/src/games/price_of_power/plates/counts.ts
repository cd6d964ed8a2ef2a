/** Numbers of a mat as they are shown. */

import type { Holding } from '$shell/game';
import { printed } from '$shell/numbers';
import type { View } from '$shell/view';
import { POWER_TYPES } from '../facts';
import type { PlayerState, State } from '../state';

const sumOf = (numbers: Record<string, number>) =>
  Object.values(numbers).reduce((sum, number) => sum + number, 0);

export const signed = (number: number): string => (number > 0 ? `+${number}` : printed(number));

export const countsOf = (player: PlayerState) => ({ cards: sumOf(player.cards) });

/** What a realm has, by the text of its name; nothing of one without a player. */
export function holdings(power: string, view: View): Holding[] {
  const player = (view.state as State).players.find(({ realm }) => `realm-${realm}` === power);
  if (!player) return [];
  return [
    { name: 'pop-prestige', icon: 'pop-prestige-laurel', number: player.prestige },
    { name: 'pop-ducats', icon: 'pop-ducat', number: player.ducats },
    ...POWER_TYPES.map((type) => ({
      name: `power-${type}`,
      icon: `pop-${type}`,
      number: player.power[type],
    })),
    { name: 'pop-stability', icon: 'pop-milestone', number: player.stability },
    { name: 'pop-manpower', icon: 'pop-manpower', number: player.available },
    { name: 'pop-cards', icon: 'cards', number: countsOf(player).cards },
  ];
}
