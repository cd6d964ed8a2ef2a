/** A theater as the drawer shows it: what is printed, its tiles, and how it stands or how it went. */

import type { Seen, TheaterToCome } from '../explain';
import type { Power } from '../facts';
import type { Sides } from '../state';
import { spoilsOf, type Spoils, type TheaterDisplay } from './display';

export interface TheaterPicture {
  theater: TheaterDisplay;
  told: TheaterToCome;
  /** The tiles that the seat knows. */
  tiles: Sides<string[]>;
  /** The row of spoils that the leader reaches. */
  row: Spoils | null;
}

export function pictureOf(state: Seen, theater: TheaterDisplay): TheaterPicture {
  const told = state.explain.theaters[theater.id];
  if (!told) throw new Error(`nothing is told of ${theater.id}`);
  const tiles = { fr: tilesOf(state, 'fr', theater.id), br: tilesOf(state, 'br', theater.id) };
  const rows = told.leader ? spoilsOf(theater, told.leader) : [];
  return { theater, told, tiles, row: rows.find((row) => row.margin === told.row) ?? null };
}

function tilesOf(state: Seen, power: Power, theater: string): string[] {
  const own = state.own?.power === power ? state.own.war_tiles[theater] : undefined;
  return state.war?.theaters[theater]?.[power] ?? own ?? [];
}
