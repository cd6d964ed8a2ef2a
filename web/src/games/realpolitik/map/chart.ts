/** The chart: outlines, harbours and seaways as paths in units of the sheet. */

import chartData from './map.json';
import type { Point, Rect } from '$shell/board/camera.svelte';

/** A border, a frontier of the game, or a coast: between two lands, or one land and the sea. */
export interface Line {
  d: number[];
  between: string[];
}

interface Chart {
  size: [number, number];
  lines: Line[];
  places: Record<string, { at: [number, number]; r: number; rings: number[][] }>;
  rest: number[][];
  rivers: number[][];
  lakes: number[][];
  harbours: Record<string, Record<string, [number, number]>>;
  seaways: { sea: string; between: [string, string]; points: [number, number][] }[];
  sea_names: Record<string, [number, number]>;
  land_names: Record<string, [number, number]>;
}

const chart = chartData as unknown as Chart;
const [w, h] = chart.size;
const MARGIN = 8;
export const SIZE = { w, h };
/** The sheet with a margin of the desk around it. */
export const SHEET: Rect = { x: -MARGIN, y: -MARGIN, w: w + 2 * MARGIN, h: h + 2 * MARGIN };

/** The points of a line: tenths of a unit, the first point and then steps. */
function pointsOf(steps: number[]): [number, number][] {
  let [x, y] = [0, 0];
  const points: [number, number][] = [];
  for (let n = 0; n < steps.length; n += 2) {
    x += steps[n] ?? 0;
    y += steps[n + 1] ?? 0;
    points.push([x / 10, y / 10]);
  }
  return points;
}

const drawn = (points: [number, number][]): string => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`;

const lines = chart.lines.map(({ d }) => pointsOf(d));
const backwards = lines.map((points) => [...points].reverse());

/** A ring is a chain of lines; a line with the number ~n runs backwards. */
function ringPath(ring: number[]): string {
  const points = ring.flatMap((n) => (n >= 0 ? lines[n] : backwards[~n]) ?? []);
  return `${drawn(points)}z`;
}

export const OUTLINES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(chart.places).map(([id, { rings }]) => [id, rings.map(ringPath).join('')]),
);
export const BEYOND = chart.rest.map(ringPath).join('');
export const COAST = chart.lines
  .flatMap(({ between }, n) => (between.length === 1 ? drawn(lines[n] ?? []) : []))
  .join('');
export const RIVERS = chart.rivers.map((river) => drawn(pointsOf(river))).join('');
export const LAKES = chart.lakes.map((lake) => `${drawn(pointsOf(lake))}z`).join('');

const BEYOND_THE_GAME = 'rest';
/** The borders on land, with the one or two territories of the game beside them. */
export const FRONTIERS: readonly { d: string; between: string[] }[] = chart.lines.flatMap(({ between }, n) =>
  between.length === 2
    ? [{ d: drawn(lines[n] ?? []), between: between.filter((id) => id !== BEYOND_THE_GAME) }]
    : [],
);

/** Where the pieces of a territory stand. */
export const PLACES: Readonly<Record<string, Point & { r: number }>> = Object.fromEntries(
  Object.entries(chart.places).map(([id, { at, r }]) => [id, { x: at[0], y: at[1], r }]),
);

export function placeOf(id: string): Point & { r: number } {
  const place = PLACES[id];
  if (!place) throw new Error(`there is no place for ${id}`);
  return place;
}

export const HARBOURS = chart.harbours;
export const SEA_NAMES = chart.sea_names;
export const LAND_NAMES = chart.land_names;

/** A smooth line through some points. */
export function smooth(points: readonly (readonly [number, number])[]): string {
  const at = (n: number) => points[Math.max(0, Math.min(points.length - 1, n))] ?? [0, 0];
  let d = `M${at(0).join(' ')}`;
  for (let n = 0; n + 1 < points.length; n += 1) {
    const [[ax, ay], [bx, by], [cx, cy], [dx, dy]] = [at(n - 1), at(n), at(n + 1), at(n + 2)];
    const c1 = [bx + (cx - ax) / 6, by + (cy - ay) / 6];
    const c2 = [cx - (dx - bx) / 6, cy - (dy - by) / 6];
    d += `C${[...c1, ...c2].map((value) => Math.round(value)).join(' ')} ${cx} ${cy}`;
  }
  return d;
}

/** A way between two harbours; one that is straight is bent a little, as sailors do. */
function seaway(points: [number, number][]): string {
  const [from, to] = points;
  if (points.length > 2 || !from || !to) return smooth(points);
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const bent: [number, number] = [(from[0] + to[0]) / 2 - dy * 0.06, (from[1] + to[1]) / 2 + dx * 0.06];
  return smooth([from, bent, to]);
}

export const SEAWAYS = chart.seaways.map(({ sea, between, points }) => ({
  sea,
  between,
  d: seaway(points),
}));
