/** How the players are shown: the tincture of the seat, the charge of its power. */

import type { Arms } from '$shell/game';
import type { Seat } from '$contract';
import type { View } from '$shell/view';
import type { State } from './state';

/** The charges are symbols: two of the house, the others in symbols.svg. */
const CHARGES: Readonly<Record<string, string>> = {
  portugal: 'im-sphere',
  spain: 'im-castle',
  poland: 'im-eagle',
  austria: 'im-fess',
  france: 'lily',
  england: 'lion',
  sweden: 'im-crowns',
  prussia: 'im-cross',
  russia: 'im-patriarch',
  ottoman: 'im-crescent',
};

const chargeOf = (power: string): string => CHARGES[power] ?? 'seat';

const KNOWN: Record<string, Arms> = {};

/** The arms of a place at the table, given the power it leads, if it has one; always the same ones. */
export function armsAt(place: number, power: string | null): Arms {
  return (KNOWN[`${place} ${power ?? ''}`] ??= {
    power: power === null ? `site-seat-${place + 1}` : `power-${power}`,
    tincture: `tincture-${place + 1}`,
    emblem: power === null ? 'seat' : chargeOf(power),
  });
}

export function armsOf(seat: Seat, view: View | null): Arms | null {
  const place = view?.seats.indexOf(seat) ?? -1;
  if (!view || place < 0) return null;
  return armsAt(place, (view.state as State).empires[place]?.power ?? null);
}
