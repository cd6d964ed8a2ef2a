/** Whose arms stand beside a seat and beside a name. */

import type { Seat } from '$contract';
import type { Arms } from '$shell/game';
import type { View } from '$shell/view';
import { armsFor, emblemOf } from './arms';
import { REALMS } from './facts';
import type { State } from './state';

export function armsOf(seat: Seat, view: View | null): Arms | null {
  const place = view?.seats.indexOf(seat) ?? -1;
  const realm = (view?.state as State | undefined)?.players[place]?.realm;
  return realm === undefined ? null : armsFor(realm, place);
}

/** The arms of a realm by the text of its name: of one that nobody plays, on plain paper. */
export function armsNamed(name: string): Arms | null {
  const realm = name.replace(/^realm-/, '');
  if (!name.startsWith('realm-') || !REALMS[realm]) return null;
  return { power: name, tincture: 'pop-nobody', emblem: emblemOf(realm) };
}
