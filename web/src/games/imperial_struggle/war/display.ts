/** The war displays: theaters with their spoils, and the war tiles. */

import tilesData from '$rules/imperial_struggle/data/war_tiles.json';
import warsData from '$rules/imperial_struggle/data/wars.json';
import type { Power, Region, SpaceType, WarId } from '../facts';

export interface Won {
  vp?: number;
  cp?: number;
  unflag?: { type: SpaceType; region: Region };
  jacobite_victory?: boolean;
  jacobite_ministry?: boolean;
  jacobite_defeat?: boolean;
  atlantic_dominance_marker?: boolean;
  loser_unbuilds_squadrons?: number;
  loser_removes_squadrons?: number;
  usa?: boolean;
  canada?: boolean;
}

/** What the winner by at least a margin takes, and the treaty points of the loser. */
export interface Spoils {
  margin: number;
  winner: Won;
  trp: number;
}

export interface TheaterDisplay {
  id: string;
  regions: Region[];
  spoils: Record<'FR' | 'BR', Spoils[]>;
}

export interface WarTile {
  id: string;
  strength: number;
  symbol: 'debt' | 'fort_or_squadron' | 'unflag' | null;
  /** The name of a bonus tile. */
  name?: string;
}

export const THEATERS_OF = Object.fromEntries(
  warsData.wars.map((war) => [war.id, war.theaters]),
) as unknown as Record<WarId, TheaterDisplay[]>;

export const WAR_TILES = Object.fromEntries(
  (tilesData.war_tiles as WarTile[]).map((tile) => [tile.id, tile]),
);

const SEAT = { fr: 'FR', br: 'BR' } as const;

export function spoilsOf(theater: TheaterDisplay, power: Power): Spoils[] {
  return theater.spoils[SEAT[power]];
}

/** Whether both sides would win the same by the same margins, so that one table serves. */
export function spoilsAlike(theater: TheaterDisplay): boolean {
  return JSON.stringify(theater.spoils.FR) === JSON.stringify(theater.spoils.BR);
}
