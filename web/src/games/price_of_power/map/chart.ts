/** The sheet of Europe: paths and places in its units, see draw.py. */

import sheetData from './sheet.json';
import type { Point, Rect } from '$shell/board/camera.svelte';

export interface Lettering extends Point {
  size: number;
  /** In how many lines it is set at most. */
  lines: number;
}

export interface AreaPlace {
  path: string;
  label: Lettering;
  plate: Point;
  units: Point;
}

export type Side = 'below' | 'above' | 'right' | 'left';
export interface ProvincePlace extends Point {
  r: number;
  cell: string;
  side: Side;
  /** Directions of its Ports, in degrees. */
  ports: number[];
}

export interface ZonePlace {
  path: string;
  label: Lettering;
  slots: Point;
}

export interface NodePlace extends Point {
  label: Point;
  to: 'start' | 'middle' | 'end';
}

type Pair = [number, number];
export type LabelRow = [number, number, number, number];
export interface ZoneRow {
  path?: string;
  label: LabelRow;
  slots: Pair;
}
export interface NodeRow {
  at: Pair;
  label: Pair;
  to: NodePlace['to'];
}
interface Sheet {
  size: Pair;
  ground: Record<'land' | 'lakes' | 'rivers' | 'beyond' | 'outer' | 'hre', string> & { peaks: number[] };
  areas: Record<string, { path: string; label: LabelRow; plate: Pair; units: Pair }>;
  provinces: Record<string, { at: Pair; r: number; cell: string; side: number; ports?: number[] }>;
  zones: Record<string, ZoneRow>;
  nodes: Record<string, NodeRow>;
  borders: [number, number, string][];
  codes: Record<string, string>;
}

const sheet = sheetData as unknown as Sheet;
const [w, h] = sheet.size;
export const SIZE = { w, h };
export const SHEET: Rect = { x: 0, y: 0, w, h };
/** Fine lines count half units of the sheet, see draw.py. */
export const fine = (path: string): string => path.replaceAll(/-?\d+/g, (steps) => String(Number(steps) / 2));

const { peaks, ...lines } = sheet.ground;
/** Small and large peaks in turn: to the left, to the right, up. */
const PEAKS = [
  [5.8, 6.9, 10.7],
  [7, 8.5, 13],
] as const;
const places = Array.from({ length: peaks.length / 2 }, (_, n) => {
  const [left, right, height] = PEAKS[n % 2] ?? PEAKS[0];
  return { x: peaks[2 * n] ?? 0, top: (peaks[2 * n + 1] ?? 0) - 0.62 * height, left, right, height };
});

export const GROUND = {
  ...(mapped(lines, fine) as Record<keyof typeof lines, string>),
  peaks: places
    .map(({ x, top, left, right, height }) => `M${x - left} ${top + height}L${x} ${top}l${right} ${height}`)
    .join(''),
  shades: places.map(({ x, top }) => `M${x} ${top}l2 7-1.5 2 2 4h5.5z`).join(''),
};
/** Two letters for each realm. */
export const CODES: Readonly<Record<string, string>> = sheet.codes;

const SIDES: readonly Side[] = ['below', 'above', 'right', 'left'];
export const point = ([x, y]: Pair): Point => ({ x, y });
export const lettering = ([x, y, size, lines]: LabelRow): Lettering => ({ x, y, size, lines });

export function mapped<From, To>(rows: Record<string, From>, read: (row: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(rows).map(([id, row]) => [id, read(row)]));
}

export const readZone = ({ path = '', label, slots }: ZoneRow): ZonePlace => ({
  path,
  label: lettering(label),
  slots: point(slots),
});
export const readNode = ({ at, label, to }: NodeRow): NodePlace => ({
  ...point(at),
  label: point(label),
  to,
});

type Places<Place> = Readonly<Record<string, Place>>;

export const AREA_PLACES: Places<AreaPlace> = mapped(sheet.areas, ({ path, label, plate, units }) => ({
  path: fine(path),
  label: lettering(label),
  plate: point(plate),
  units: point(units),
}));
export const PROVINCE_PLACES: Places<ProvincePlace> = mapped(
  sheet.provinces,
  ({ at, r, cell, side, ports = [] }) => ({
    ...point(at),
    r,
    cell,
    side: SIDES[side] ?? 'below',
    ports,
  }),
);
export const ZONE_PLACES: Places<ZonePlace> = mapped(sheet.zones, readZone);
export const NODE_PLACES: Places<NodePlace> = mapped(sheet.nodes, readNode);

/** A line that two Provinces share. */
export interface Border {
  between: readonly [string, string];
  d: string;
}

const ids = Object.keys(sheet.provinces);
export const BORDERS: readonly Border[] = sheet.borders.map(([one, other, d]) => ({
  between: [ids[one] ?? '', ids[other] ?? ''],
  d: fine(d),
}));
