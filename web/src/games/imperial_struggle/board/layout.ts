/** Where everything lies on the sheet: the drawing's own numbers, typed. */

import coastData from '../coast.json';
import layoutData from '../layout.json';
import { ADVANTAGES, SPACES, type Region, type SpaceType } from '../facts';

export interface Point {
  x: number;
  y: number;
}

export interface Rect extends Point {
  w: number;
  h: number;
}

export type Anchor = 'n' | 'e' | 's' | 'w';
export type ShapeName = SpaceType | 'advantage';

export interface LabelFact {
  anchor: Anchor;
  italic: boolean;
  /** The English name as it is broken. */
  lines: string[];
}

export interface Place extends Point {
  map: Region;
  label: LabelFact | null;
  box?: string;
}

export interface Edge {
  map: Region;
  kind: 'connection' | 'conquest' | 'advantage';
  a: string;
  b: string;
  d: string;
}

export interface GeoName extends Point {
  id: string;
  size: number;
  spacing: number;
  water?: boolean;
  turn?: number;
  /** The name stands in two lines, this far apart. */
  step?: number;
  /** The widest a line may be; wider ones are set smaller. */
  room?: number;
}

export interface Coast {
  land: string;
  soft: string;
  lakes?: string;
  rivers?: string;
  hills?: string;
}

export interface CountryBox extends Rect {
  map: Region;
  title_baseline: number;
}

export const MAPS = layoutData.sheet.maps as Record<Region, Rect>;
export const CORNER: Rect = layoutData.sheet.corner;
export const SHAPES = layoutData.shapes as unknown as Record<ShapeName, { clearance: number }>;
export const LABELS = layoutData.labels;
export const PLATES = layoutData.plates as Record<Region, Rect>;
export const HUDSON: Rect = layoutData.insets.north_america;
export const SUBREGION_LINES = layoutData.subregion_lines as Partial<Record<Region, string>>;
export const GEO_NAMES = layoutData.sea_and_land_names as Record<Region, GeoName[]>;
export const COUNTRY_BOXES = layoutData.country_boxes as Record<string, CountryBox>;
export const EDGES = layoutData.edges as Edge[];
export const COASTS = coastData.maps as Record<Region | 'hudson', Coast>;

const [left = 0, top = 0, width = 0, height = 0] = layoutData.sheet.viewBox.split(' ').map(Number);
/** The sheet with a margin of the desk around it. */
export const SHEET: Rect = { x: left, y: top, w: width, h: height };

const spaces = layoutData.spaces as unknown as Record<string, Place>;
const advantages = layoutData.advantages as unknown as Record<string, Place>;
/** Spaces and advantages by id; places are in the units of their own map. */
export const PLACES: Readonly<Record<string, Place>> = { ...spaces, ...advantages };
export const PLACE_IDS = Object.keys(PLACES);

export function placesOn(map: Region): { spaces: string[]; advantages: string[] } {
  const here = (id: string) => PLACES[id]?.map === map;
  return {
    spaces: Object.keys(spaces).filter(here),
    advantages: Object.keys(advantages).filter(here),
  };
}

export function placeOf(id: string): Place {
  const place = PLACES[id];
  if (!place) throw new Error(`there is no place for ${id}`);
  return place;
}

/** A place in the units of the whole sheet. */
export function onSheet(id: string): Point {
  const place = placeOf(id);
  const map = MAPS[place.map];
  return { x: map.x + place.x, y: map.y + place.y };
}

export function shapeOf(id: string): ShapeName {
  return ADVANTAGES[id] ? 'advantage' : (SPACES[id]?.type ?? 'market');
}
