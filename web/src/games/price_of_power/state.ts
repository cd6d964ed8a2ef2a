/** The state as a seat sees it, see view.py of the rules. */

import type { Seat } from '$contract';
import type { Arms } from '$shell/game';
import type { TableClient } from '$shell/table.svelte';
import type { View } from '$shell/view';
import { armsFor, tinctureOf } from './arms';
import type { AreaState, GameView as State, PlayerState, ProvinceState, RealmState } from './contract';
import { AREAS, PROVINCES, REALMS, type Faith } from './facts';

export type { AreaState, PlayerState, ProvinceState, RealmState, State };

export const stateOf = (table: TableClient): State | undefined => table.view?.state as State | undefined;

/** Players stand in the order of their seats; nobody is -1. */
export const seatOfRealm = (game: State, realm: string): number =>
  game.players.findIndex((player) => player.realm === realm);

/** The tincture of a realm that is played; else none. */
export function tinctureIn(game: State, realm: string): string | null {
  const seat = seatOfRealm(game, realm);
  return seat < 0 ? null : tinctureOf(seat);
}

export function armsIn(game: State, realm: string): Arms | null {
  const seat = seatOfRealm(game, realm);
  return seat < 0 ? null : armsFor(realm, seat);
}

export function playerAt(game: State, seat: Seat | null, view: View | null): PlayerState | null {
  const place = seat === null ? -1 : (view?.seats.indexOf(seat) ?? -1);
  return game.players[place] ?? null;
}

export function seatAt(game: State, realm: string, view: View | null): Seat | null {
  return view?.seats[seatOfRealm(game, realm)] ?? null;
}

/** Who owns a Province as it is drawn: by a Town, as overlord of a Vassal, or by the flag. */
export interface Ownership {
  /** The realm to which it belongs. */
  realm: string | null;
  /** The player who holds it, be it through a Vassal. */
  holder: string | null;
  vassal: boolean;
}

export function ownershipOf(game: State, province: string): Ownership {
  const here = game.provinces[province];
  const flag = here?.dynamic ?? PROVINCES[province]?.flag ?? null;
  const holder = here?.holder ?? null;
  const vassal = here?.disc === 'vassal' || here?.disc === 'two_vassals';
  return { realm: holder !== null && !vassal ? holder : flag, holder, vassal };
}

/** The Capital of a realm, wherever it is now. */
export const capitalOf = (game: State, realm: string): string | null =>
  game.realms[realm]?.capital ?? REALMS[realm]?.capital ?? null;

export function faithOf(game: State, area: string): Faith | null {
  const { slot = '', faith } = AREAS[area] ?? {};
  const shown = game.faiths[slot];
  if (shown?.revolution) return 'revolutionary';
  return ((shown?.faith as Faith | undefined) ?? faith) || null;
}
