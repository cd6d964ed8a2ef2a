/** The state as a seat sees it, see view.py of the rules. */

import type { Seat, View } from '$shell/protocol';
import type { TableClient } from '$shell/table.svelte';
import type { Action, WarKind } from './facts';

export interface Empire {
  power: string | null;
  ducats: number;
  levels: Record<string, number>;
  bloom: boolean;
  glory: number;
  ruler: string | null;
  religion: string | null;
  territories: string[];
  achievements: string[];
  last_action: Action | null;
  hand_limit: number | null;
  providence_cards: number;
  territory_cards: number;
  known_cards: string[];
}

export interface War {
  kind: WarKind;
  attacker: number;
  defender: number;
  attack_card: string;
  defence_cards: string[];
  winner: number | null;
}

export interface State {
  players: number;
  phase: 'powers' | 'levels' | 'exchange' | 'action' | 'over';
  turn: number;
  active: number;
  empires: Empire[];
  row: string[];
  territory_deck: number;
  territory_discard: string[];
  providence_deck: number;
  providence_discard: string[];
  in_play: string[];
  religions: Record<string, number>;
  achievements: string[];
  achievement_deck: number;
  war: War | null;
  ended_by: number | null;
  last_turns: number;
  final: number[];
  hand: string[] | null;
  dealt_powers: string[] | null;
}

export const stateOf = (table: TableClient): State | undefined => table.view?.state as State | undefined;

/** The number of the seat that looks on, or null for a spectator. */
export function viewer(view: View | null): number | null {
  const place = view?.seat == null ? -1 : view.seats.indexOf(view.seat);
  return place < 0 ? null : place;
}

export const seatAt = (view: View | null, place: number): Seat | null => view?.seats[place] ?? null;
