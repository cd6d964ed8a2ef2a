/** The two powers: who is whose rival, and which seat plays which. */

import type { Seat } from '$contract';
import type { View } from '$shell/view';
import type { Power } from '../facts';
import type { ImperialState } from '../state';

/** The sides in the order of the rules, and the seats that are theirs from the start. */
const SIDES: readonly { power: Power; seat: Seat }[] = [
  { power: 'fr', seat: 'FR' },
  { power: 'br', seat: 'BR' },
];

export function rival(power: Power): Power {
  return power === 'fr' ? 'br' : 'fr';
}

/** The seat that plays a power; none as long as sides are bid for. */
export function seatOf(power: Power, view: View): Seat | null {
  const side = SIDES.findIndex((each) => each.power === power);
  const seat = view.seats[side] ?? null;
  const settled = seat === SIDES[side]?.seat || (view.state as ImperialState).bids !== null;
  return settled ? seat : null;
}
