/** Where names stand so that none runs into another.
 *
 * Each name has several spots, the best first. They are given away in order of rank, then looked at
 * once more when all others stand. Whoever still runs into a name of higher rank is left out: it is
 * shown nearer by, where letters take less room.
 *
 * This is done anew for each size of letters while somebody zooms, so spots are numbers until one is
 * taken, and one that cannot be better is not looked at any further. */

import type { Point, Rect } from '$shell/board/camera.svelte';
import { widthOf } from './lettering';

export type Anchor = 'start' | 'middle' | 'end';

/** How a name is set. */
export interface Shape {
  lines: string[];
  size: number;
  anchor: Anchor;
}

/** A name as it is set: its lines stand around the middle of their height. */
export interface Label extends Point, Shape {}

/** A spot for a name, off its place: in which shape, and what is lost by choosing it. */
export interface Spot extends Point {
  shape: number;
  loss: number;
}

export interface Wanted extends Point {
  id: string;
  /** The letters of the name stand apart, in ems. */
  spacing: number;
  /** It is left out where more than this would be lost. */
  most: number;
  shapes: readonly Shape[];
  /** The best first. */
  spots: readonly Spot[];
  /** What is lost besides where a spot stands on the sheet. */
  lossAt?: ((x: number, y: number) => number) | undefined;
}

/** What a name had better not cover. */
export interface Disc extends Point {
  r: number;
}
export interface Things {
  discs: readonly Disc[];
  /** Rows of pieces. */
  rows: readonly Rect[];
  within: Rect;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export const LEADING = 1.02;
/** So much of a line is seldom used by letters. */
const AIR = 0.22;
/** Names that stand side by side keep so far apart, on either side. */
const GAP = 0.1;
const COLLISION = 10_000;
const OUTSIDE = 5000;

/** The room that a name takes when its letters are enlarged so. */
export function boxOf(label: Label, spacing: number, grown: number): Box {
  const size = label.size * grown;
  const width = Math.max(...label.lines.map((line) => widthOf(line, spacing))) * size;
  const height = (label.lines.length - 1) * LEADING * size + (1 - AIR) * size;
  const left = label.x - (label.anchor === 'middle' ? width / 2 : label.anchor === 'end' ? width : 0);
  const gap = GAP * size;
  return {
    left: left - gap,
    right: left + width + gap,
    top: label.y - height / 2,
    bottom: label.y + height / 2,
  };
}

export const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/** How deep a disc lies in a box. */
function depth({ x, y, r }: Disc, { left, right, top, bottom }: Box): number {
  const across = Math.max(left - x, 0, x - right);
  const down = Math.max(top - y, 0, y - bottom);
  return across >= r || down >= r ? 0 : Math.max(0, r - Math.hypot(across, down));
}

const boxOfRow = ({ x, y, w, h }: Rect): Box => ({ left: x, right: x + w, top: y, bottom: y + h });

/** How far spots lie off their place. */
const extents = new WeakMap<readonly Spot[], Box>();

function extentOf(spots: readonly Spot[]): Box {
  const known = extents.get(spots);
  if (known) return known;
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const extent = {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
  extents.set(spots, extent);
  return extent;
}

/** What a sheet has that names had better not cover. */
interface Ground {
  discs: readonly Disc[];
  rows: readonly Box[];
  within: Box;
}

/** A name that looks for its spot: the spots are tried from the best on, until none can be better. */
class Candidate {
  /** The room that each shape takes around a spot. */
  readonly #boxes: readonly Box[];
  /** The room that the name may take, wherever it stands. */
  readonly #reach: Box;
  readonly #near: Ground;
  readonly #losses: number[] = [];
  readonly #rivals: Candidate[] = [];
  box: Box | null = null;
  label: Label | null = null;

  constructor(
    readonly wanted: Wanted,
    { discs, rows, within }: Ground,
    grown: number,
  ) {
    const { x, y, shapes, spacing, spots } = wanted;
    this.#boxes = shapes.map((shape) => boxOf({ ...shape, x, y }, spacing, grown));
    const extent = extentOf(spots);
    const reach = {
      left: Math.min(...this.#boxes.map(({ left }) => left)) + extent.left,
      right: Math.max(...this.#boxes.map(({ right }) => right)) + extent.right,
      top: Math.min(...this.#boxes.map(({ top }) => top)) + extent.top,
      bottom: Math.max(...this.#boxes.map(({ bottom }) => bottom)) + extent.bottom,
    };
    this.#reach = reach;
    this.#near = {
      within,
      discs: discs.filter((disc) => depth(disc, reach) > 0),
      rows: rows.filter((row) => overlap(row, reach) > 0),
    };
  }

  /** Let those know one another that may come to stand on the same ground. */
  static introduce(names: readonly Candidate[]): void {
    const sorted = names.toSorted((one, other) => one.#reach.left - other.#reach.left);
    sorted.forEach((one, n) => {
      for (let at = n + 1; at < sorted.length; at += 1) {
        const other = sorted[at] as Candidate;
        if (other.#reach.left >= one.#reach.right) return;
        if (overlap(one.#reach, other.#reach) === 0) continue;
        one.#rivals.push(other);
        other.#rivals.push(one);
      }
    });
  }

  /** Take the spot with the least loss beside the names that stand. */
  choose(): void {
    const { spots, most } = this.wanted;
    const standing = this.#rivals.flatMap(({ box }) => box ?? []);
    let [least, best] = [Infinity, -1];
    for (let n = 0; n < spots.length; n += 1) {
      const bound = spots[n]?.loss ?? 0;
      if (bound >= least) break;
      const box = this.#boxAt(n);
      let collisions = 0;
      for (const rival of standing) if (overlap(box, rival) > 0) collisions += COLLISION;
      if (collisions + bound >= least) continue;
      const all = collisions + (this.#losses[n] ??= this.#lossAt(n, box));
      if (all < least) [least, best] = [all, n];
    }
    if (least > most) this.leave();
    else this.#take(best);
  }

  isUpon(others: ReadonlySet<Candidate>): boolean {
    const { box } = this;
    return (
      box !== null &&
      this.#rivals.some((other) => others.has(other) && other.box !== null && overlap(box, other.box) > 0)
    );
  }

  leave(): void {
    this.box = null;
    this.label = null;
  }

  #take(n: number): void {
    const { x, y, spots, shapes } = this.wanted;
    const spot = spots[n] as Spot;
    this.box = this.#boxAt(n);
    this.label = { ...(shapes[spot.shape] as Shape), x: x + spot.x, y: y + spot.y };
  }

  #boxAt(n: number): Box {
    const { x, y, shape } = this.wanted.spots[n] as Spot;
    const { left, right, top, bottom } = this.#boxes[shape] as Box;
    return { left: left + x, right: right + x, top: top + y, bottom: bottom + y };
  }

  #lossAt(n: number, box: Box): number {
    const { x, y, loss } = this.wanted.spots[n] as Spot;
    const { discs, rows, within } = this.#near;
    let all = loss + (this.wanted.lossAt?.(this.wanted.x + x, this.wanted.y + y) ?? 0);
    for (const disc of discs) all += depth(disc, box) ** 1.5;
    for (const row of rows) all += overlap(box, row) / 12;
    const isOut =
      box.left < within.left ||
      box.top < within.top ||
      box.right > within.right ||
      box.bottom > within.bottom;
    return isOut ? all + OUTSIDE : all;
  }
}

/** Set names, the most important first; letters are enlarged by so much. */
export function setLabels(
  wanted: readonly Wanted[],
  { discs, rows, within }: Things,
  grown: number,
): Map<string, Label> {
  const ground = { discs, rows: rows.map(boxOfRow), within: boxOfRow(within) };
  const names = wanted.map((each) => new Candidate(each, ground, grown));
  Candidate.introduce(names);
  for (const name of [...names, ...names]) name.choose();
  const before = new Set<Candidate>();
  for (const name of names) {
    if (name.isUpon(before)) name.leave();
    before.add(name);
  }
  return new Map(
    names.flatMap(({ wanted: { id }, label }) => (label ? [[id, label] as [string, Label]] : [])),
  );
}
