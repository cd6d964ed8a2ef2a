/** The state as a seat sees it, see view.py of the rules. */

import type { Seat } from '$contract';
import type { View } from '$shell/view';
import type { TableClient } from '$shell/table.svelte';
import type { Empire, GameView as State, War } from './contract';

export type { Empire, State, War };

export const stateOf = (table: TableClient): State | undefined => table.view?.state as State | undefined;

/** The number of the seat that looks on, or null for a spectator. */
export function viewer(view: View | null): number | null {
  const place = view?.seat == null ? -1 : view.seats.indexOf(view.seat);
  return place < 0 ? null : place;
}

export const seatAt = (view: View | null, place: number): Seat | null => view?.seats[place] ?? null;
