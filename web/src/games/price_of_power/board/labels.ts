/** Where names stand so that none runs into another.
 *
 * Each name has several spots, the best first. They are given away in order of rank, then looked at
 * once more when all others stand. Whoever still runs into a name of higher rank is left out: it is
 * shown nearer by, where letters take less room. */

import type { Point, Rect } from '$shell/board/camera.svelte';
import { widthOf } from './lettering';

export type Anchor = 'start' | 'middle' | 'end';

/** A name as it is set: its lines stand around the middle of their height. */
export interface Label extends Point {
  lines: string[];
  size: number;
  anchor: Anchor;
}

/** A spot for a name, and what is lost by choosing it. */
export interface Spot extends Label {
  loss: number;
}

export interface Wanted {
  id: string;
  /** The letters of the name stand apart, in ems. */
  spacing: number;
  /** It is left out where more than this would be lost. */
  most: number;
  spots: readonly Spot[];
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
  return Math.max(0, r - Math.hypot(across, down));
}

const boxOfRow = ({ x, y, w, h }: Rect): Box => ({ left: x, right: x + w, top: y, bottom: y + h });

/** What is near enough to matter to any spot of a name. */
interface Nearby {
  around: Box;
  discs: Disc[];
  rows: Box[];
  within: Box;
}

/** The room that a name may take, wherever it stands. */
function reachOf({ spots, spacing }: Wanted, grown: number): Box {
  const xs = spots.map(({ x }) => x);
  const ys = spots.map(({ y }) => y);
  const sizes = new Map(spots.map((spot) => [`${spot.lines.length} ${spot.size}`, spot]));
  const boxes = [...sizes.values()].map((spot) => boxOf(spot, spacing, grown));
  const wide = Math.max(...boxes.map(({ left, right }) => right - left));
  const high = Math.max(...boxes.map(({ top, bottom }) => bottom - top));
  return {
    left: Math.min(...xs) - wide,
    right: Math.max(...xs) + wide,
    top: Math.min(...ys) - high,
    bottom: Math.max(...ys) + high,
  };
}

function nearby({ discs, rows, within }: Things, around: Box): Nearby {
  return {
    around,
    within: boxOfRow(within),
    discs: discs.filter((disc) => depth(disc, around) > 0),
    rows: rows.map(boxOfRow).filter((row) => overlap(row, around) > 0),
  };
}

function lossOn(box: Box, { discs, rows, within }: Nearby): number {
  let loss = 0;
  for (const disc of discs) loss += depth(disc, box) ** 1.5;
  for (const row of rows) loss += overlap(box, row) / 12;
  const isOut =
    box.left < within.left || box.top < within.top || box.right > within.right || box.bottom > within.bottom;
  return isOut ? loss + OUTSIDE : loss;
}

/** A name that looks for its spot: the spots are tried from the best on, until none can be better. */
class Candidate {
  readonly #spots: readonly Spot[];
  readonly #near: Nearby;
  readonly #tried: { box: Box; loss: number }[] = [];
  box: Box | null = null;
  label: Label | null = null;

  constructor(
    readonly wanted: Wanted,
    things: Things,
    private readonly grown: number,
  ) {
    this.#spots = wanted.spots.toSorted((one, other) => one.loss - other.loss);
    this.#near = nearby(things, reachOf(wanted, grown));
  }

  meets(other: Candidate): boolean {
    return other !== this && overlap(other.#near.around, this.#near.around) > 0;
  }

  /** Take the spot with the least loss beside the names that stand. */
  choose(others: readonly Candidate[]): void {
    const rivals = others.filter((other) => this.meets(other)).flatMap(({ box }) => box ?? []);
    let least = Infinity;
    for (const [n, spot] of this.#spots.entries()) {
      if (spot.loss >= least) break;
      const { box, loss } = this.#try(n, spot);
      const all = loss + COLLISION * rivals.filter((rival) => overlap(box, rival) > 0).length;
      if (all < least) [least, this.box, this.label] = [all, box, spot];
    }
    if (least > this.wanted.most) this.leave();
  }

  isUpon(others: readonly Candidate[]): boolean {
    const { box } = this;
    return box !== null && others.some((other) => other.box !== null && overlap(box, other.box) > 0);
  }

  leave(): void {
    this.box = null;
    this.label = null;
  }

  #try(n: number, spot: Spot): { box: Box; loss: number } {
    const known = this.#tried[n];
    if (known) return known;
    const box = boxOf(spot, this.wanted.spacing, this.grown);
    return (this.#tried[n] = { box, loss: spot.loss + lossOn(box, this.#near) });
  }
}

/** Set names, the most important first; letters are enlarged by so much. */
export function setLabels(wanted: readonly Wanted[], things: Things, grown: number): Map<string, Label> {
  const names = wanted.map((each) => new Candidate(each, things, grown));
  names.forEach((name, n) => name.choose(names.slice(0, n)));
  for (const name of names) name.choose(names);
  names.forEach((name, n) => {
    if (name.isUpon(names.slice(0, n))) name.leave();
  });
  return new Map(
    names.flatMap(({ wanted: { id }, label }) => (label ? [[id, label] as [string, Label]] : [])),
  );
}
