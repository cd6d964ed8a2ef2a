/** The state as a seat sees it, see view.py of the rules. */

import type { Seat, View } from '$shell/protocol';
import type { TableClient } from '$shell/table.svelte';
import { POWERS, type Action, type Power } from './facts';

export type Phase =
  'diplomacy' | 'selection' | 'mobilisation' | 'dispatch' | 'moves' | 'battles' | 'occupation' | 'over';

export interface PowerState {
  money: number;
  morale: number;
  influence: number;
  units_left: number;
  garrisons_left: number;
  trains_left: number;
  fortresses_left: number;
  played: Action[];
  has_chosen: boolean;
  chosen: Action | null;
  has_pledged: boolean;
  pledge: Power | 'nobody' | null;
  has_bid: boolean;
  bid: number | null;
  cards: number;
  hand: number[] | null;
}

export interface TerritoryState {
  controller: Power | null;
  garrison: boolean;
  train: Power | null;
  fortress: boolean;
  loose: number;
}

export interface GeneralState {
  at: string | null;
  units: number;
  has_moved: boolean;
}

export interface BattleSide {
  powers: Power[];
  generals: string[];
  supporters: string[];
}

export interface LaidCard {
  power: Power;
  pile: string | null;
  open: boolean;
  struck: boolean;
  value: number | null;
}

export interface Battle {
  territory: string;
  sides: [BattleSide, BattleSide];
  cards: LaidCard[];
}

export interface State {
  players: number;
  phase: Phase;
  turn: number;
  token: number;
  prestige: Power[];
  controller: Power | null;
  alliances: [Power, Power][];
  powers: Record<Power, PowerState>;
  territories: Record<string, TerritoryState>;
  generals: Record<string, GeneralState>;
  deck: number;
  discards: number[];
  mobilising: Power[];
  movers: Power[];
  arbiter: Power | null;
  extra_steps: number;
  battle: Battle | null;
}

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
