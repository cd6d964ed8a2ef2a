/** The drawn atlas: the outline of every home, land and colony, and where its name and its sign stand.
 *
 * It is an index of the cards and no board: no adjacency is meant. The coasts come from Natural Earth,
 * which is in the public domain; Europe is swollen in the middle, the rest is Mercator.
 */

import type { Point, Rect } from '$shell/board/camera.svelte';
import data from './atlas.json';

export const REGIONS = ['europe', 'na', 'sa', 'af', 'ea'] as const;
export type Region = (typeof REGIONS)[number];

/** The parts of the atlas to which one can turn; the Americas are one. */
export const CORNERS: readonly Region[] = ['europe', 'na', 'af', 'ea'];

export type Anchor = 'start' | 'middle' | 'end';

export interface Place {
  id: string;
  region: Region;
  outline: string;
  /** Where its name stands, in its region. */
  name: Point;
  anchor: Anchor;
  /** Where arms and price stand; in Europe arms stand above the name and the price below it. */
  mark: Point | null;
}

/** The printed ground of a region. */
export interface Ground {
  land: string;
  rivers?: string;
  lakes?: string;
  mountains?: number[];
}

interface Drawn {
  d: string;
  name: number[];
  anchor?: string;
  mark?: number[];
}

const pointOf = ([x = 0, y = 0]: number[]): Point => ({ x, y });

export const GROUNDS: Readonly<Record<Region, Ground>> = data;

export const PLACES: readonly Place[] = REGIONS.flatMap((region) =>
  Object.entries(data[region].places as Record<string, Drawn>).map(([id, { d, name, anchor, mark }]) => ({
    id,
    region,
    outline: d,
    name: pointOf(name),
    anchor: (anchor ?? 'middle') as Anchor,
    mark: mark ? pointOf(mark) : null,
  })),
);

const BY_ID: Readonly<Record<string, Place>> = Object.fromEntries(PLACES.map((place) => [place.id, place]));

export const placeOf = (id: string): Place | undefined => BY_ID[id];

/** How the regions lie on the sheet: in a square, side by side, or on the two maps of a phone. */
export const PLANS = ['square', 'wide', 'europe', 'overseas'] as const;
export type Plan = (typeof PLANS)[number];
export type Frames = Partial<Record<Region, Rect>>;

const GAP = 8;
const LOW = 240;
const EUROPE: Rect = { x: 0, y: 0, w: 668, h: 420 };
const TALL_EUROPE: Rect = { ...EUROPE, h: 2 * LOW + GAP };

/** The regions overseas in two rows. */
const overseas = (left: number): Frames => ({
  na: { x: left, y: 0, w: 226, h: LOW },
  sa: { x: left + 226 + GAP, y: 0, w: 112, h: LOW },
  af: { x: left, y: LOW + GAP, w: 112, h: LOW },
  ea: { x: left + 112 + GAP, y: LOW + GAP, w: 226, h: LOW },
});

const BELOW = EUROPE.h + GAP;

export const FRAMES: Readonly<Record<Plan, Frames>> = {
  square: {
    europe: EUROPE,
    na: { x: 0, y: BELOW, w: 226, h: LOW },
    sa: { x: 234, y: BELOW, w: 112, h: LOW },
    af: { x: 354, y: BELOW, w: 96, h: LOW },
    ea: { x: 458, y: BELOW, w: 210, h: LOW },
  },
  wide: { europe: TALL_EUROPE, ...overseas(TALL_EUROPE.w + GAP) },
  europe: { europe: TALL_EUROPE },
  overseas: overseas(0),
};

/** The sheet that some frames fill. */
export function sheetOf(plan: Plan): Rect {
  const frames = Object.values(FRAMES[plan]);
  const w = Math.max(...frames.map((frame) => frame.x + frame.w));
  const h = Math.max(...frames.map((frame) => frame.y + frame.h));
  return { x: 0, y: 0, w, h };
}

/** Where arms stand above a name in Europe, and the price below it. */
const ARMS_ABOVE = 20;
const PRICE_BELOW = 12;

export const armsPoint = ({ name, mark }: Place, above = ARMS_ABOVE): Point =>
  mark ?? { x: name.x, y: name.y - above };
export const pricePoint = ({ name, mark }: Place): Point => mark ?? { x: name.x, y: name.y + PRICE_BELOW };

/** Where a place lies on a sheet, if it is drawn there. */
export function pointOn(plan: Plan, id: string): Point | null {
  const place = placeOf(id);
  const frame = place && FRAMES[plan][place.region];
  return frame ? { x: frame.x + place.name.x, y: frame.y + place.name.y } : null;
}

/** About so wide is a letter of a name: as printed, lit, and in the spaced capitals of powers. */
const LETTER = { plain: 5.7, lit: 7.1, capital: 9.3 };
export type Type = keyof typeof LETTER;
const MARGIN = 3;

export interface Lettering {
  x: number;
  lines: string[];
  /** About so long is the longest line. */
  long: number;
}

/** A name in a region of some width: in two lines where it is long, and never over the edge.
 *
 * Letters that are so much larger than printed grow from the point where the name is written. */
export function lettered(
  { name, anchor, region }: Place,
  text: string,
  width: number,
  type: Type = 'plain',
  zoom = 1,
): Lettering {
  const lines = region === 'europe' || text.length < 11 ? [text] : halves(text);
  const long = Math.max(...lines.map((line) => line.length)) * LETTER[type];
  const wide = long * zoom;
  const left = anchor === 'start' ? name.x : anchor === 'end' ? name.x - wide : name.x - wide / 2;
  const kept = Math.max(MARGIN, Math.min(left, width - MARGIN - wide));
  return { x: name.x + kept - left, lines, long };
}

/** How far the lines of a name are apart. */
export const LINE = 11.5;

/** The room of a name and of what stands above and below it, around the point where it is written. */
export function labelBox({ anchor }: Place, { lines, long }: Lettering, marks: number[]): Rect {
  const w = Math.max(40, long + 6);
  const x = anchor === 'start' ? -3 : anchor === 'end' ? 3 - w : -w / 2;
  const top = Math.min(-14, ...marks.map((y) => y - 13));
  const bottom = Math.max(5, (lines.length - 1) * LINE + 5, ...marks.map((y) => y + 11));
  return { x, y: top, w, h: bottom - top };
}

function halves(text: string): string[] {
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  const middle = text.length / 2;
  const cut = spaces.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  return cut === undefined ? [text] : [text.slice(0, cut), text.slice(cut + 1)];
}
