/** The two powers: who is whose rival, and which seat plays which. */

import type { Seat, View } from '$shell/protocol';
import type { Power } from '../facts';
import type { ImperialState } from '../state';

const SEATS: Record<Power, Seat> = { br: 'BR', fr: 'FR' };

export function rival(power: Power): Power {
  return power === 'fr' ? 'br' : 'fr';
}

/** The seat that plays a power: bidding for sides may have changed them. */
export function seatOf(power: Power, view: View): Seat {
  const own = (view.state as ImperialState).own?.power;
  const changed = own && view.seat !== null && view.seat !== SEATS[own];
  return SEATS[changed ? rival(power) : power];
}
