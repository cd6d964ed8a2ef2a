/** The state as a seat sees it, see view.py of the rules. */

import type { Seat, View } from '$shell/protocol';
import type { TableClient } from '$shell/table.svelte';
import { TERRITORY, type Action, type WarKind } from './facts';

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
  /** The achievements in sight whose requirements are met. */
  met: string[];
  last_action: Action | null;
  hand_limit: number | null;
  providence_cards: number;
  territory_cards: number;
  known_cards: string[];
  war: { enemy: number; land: number; sea: number }[];
  projected: number | null;
}

export interface War {
  kind: WarKind;
  attacker: number;
  defender: number;
  attack_card: string;
  defence_cards: string[];
  attack: number;
  defence: number;
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

/** The place of the seat that leads a power. */
export const placeOf = (game: State, power: string): number =>
  game.empires.findIndex((empire) => empire.power === power);

/** A level, or the number of lands, colonies, territories or ducats. */
export function count(empire: Empire, what: string): number {
  const kinds = empire.territories.map((id) => TERRITORY[id]?.kind);
  switch (what) {
    case 'land':
    case 'lands':
      return kinds.filter((kind) => kind === 'land').length;
    case 'colony':
    case 'colonies':
      return kinds.filter((kind) => kind === 'colony').length;
    case 'territories':
      return kinds.length;
    case 'ducats':
      return empire.ducats;
    default:
      return empire.levels[what] ?? 0;
  }
}

/** Whose number is greater than all others and above 0, or null. */
export function soleFirst(numbers: number[]): number | null {
  const best = Math.max(...numbers);
  if (best === 0 || numbers.filter((each) => each === best).length > 1) return null;
  return numbers.indexOf(best);
}

/** The leader of a good: with a tie there is none. */
export const leaderOf = (game: State, good: string): number | null =>
  soleFirst(game.empires.map((empire) => empire.levels[good] ?? 0));
