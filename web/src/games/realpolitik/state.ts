/** The state as a seat sees it, see view.py of the rules. */

import type { Seat } from '$contract';
import type { View } from '$shell/view';
import type { TableClient } from '$shell/table.svelte';
import type {
  Battle,
  BattleSide,
  GameView as State,
  GeneralState,
  LaidCard,
  PowerState,
  TerritoryState,
} from './contract';
import { POWERS, type Power } from './facts';

export type { Battle, BattleSide, GeneralState, LaidCard, PowerState, State, TerritoryState };
export type Phase = State['phase'];

export const stateOf = (table: TableClient): State | undefined => table.view?.state as State | undefined;

/** Seats stand in the order of the powers. */
export function powerOf(seat: Seat | null, view: View | null): Power | null {
  const place = seat === null ? -1 : (view?.seats.indexOf(seat) ?? -1);
  return POWERS[place] ?? null;
}

export function seatOf(power: Power, view: View | null): Seat | null {
  return view?.seats[POWERS.indexOf(power)] ?? null;
}

const EMPTY: TerritoryState = {
  controller: null,
  garrison: false,
  train: null,
  fortress: false,
  loose: 0,
};

export const placeState = (game: State, id: string): TerritoryState => game.territories[id] ?? EMPTY;

export const generalsAt = (game: State, id: string): string[] =>
  Object.keys(game.generals).filter((general) => game.generals[general]?.at === id);
