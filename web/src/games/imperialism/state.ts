/** The state as a seat sees it, see view.py of the rules. */

import type { Seat } from '$contract';
import type { View } from '$shell/view';
import type { TableClient } from '$shell/table.svelte';
import type { Empire, GameView as State, War } from './contract';
import { TERRITORY } from './facts';

export type { Empire, State, War };

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
