/** The numbers of an empire, as its plate shows them. */

import type { Holding } from '$shell/game';
import type { View } from '$shell/view';
import { TRACKS } from '../facts';
import { iconOf } from '../icons';
import type { State } from '../state';

/** What a power has, by the text of its name; nothing of one that nobody leads. */
export function holdings(power: string, view: View): Holding[] {
  const empire = (view.state as State).empires.find((each) => `power-${each.power}` === power);
  if (!empire) return [];
  return [
    { name: 'im-glory', icon: 'victory', number: empire.glory },
    { name: 'count-ducats', icon: 'coin', number: empire.ducats },
    ...TRACKS.map((track) => ({
      name: `track-${track}`,
      icon: iconOf(track),
      number: empire.levels[track] ?? 0,
    })),
    { name: 'count-territories', icon: 'globe', number: empire.territories.length },
    { name: 'im-hand', icon: 'cards', number: empire.providence_cards + empire.territory_cards },
  ];
}
