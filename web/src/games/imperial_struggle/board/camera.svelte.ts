/** What part of the sheet is seen: all of it, or one of the four maps. */

import { REACH, SheetCamera, busiest, inside } from '$shell/board/camera.svelte';
import type { Region } from '../facts';
import { MAPS, SHEET, type Point, type Rect } from './layout';

const MARGIN = 10;
/** On a narrow screen a map opens at least this large. */
const READABLE = 0.7;
/** In pixels: no letter of the whole sheet is smaller, unless it would have to outgrow its place. */
const SMALLEST = 9.02;
const MOST = 25.5;
/** Nearer by, letters become smaller in so large steps: names are set anew for each. */
const NEARER = 1.3;

export type Shown = 'all' | Region | null;

export class Camera extends SheetCamera {
  /** The map the view was set to; none after moving by hand. */
  shown = $state<Shown>('all');
  /** Pixels at the foot of the window that something else covers. */
  covered = 0;
  #before: Exclude<Shown, null> | null = null;

  constructor() {
    super(SHEET);
  }

  /** How many steps nearer than the whole sheet the view is. */
  readonly #steps = $derived.by(() =>
    Math.max(0, Math.floor(Math.log(this.scale / this.fitScale(SHEET)) / Math.log(NEARER))),
  );

  /** The size of the smallest letters, in units of the sheet; on a narrow screen one sees a map at a time. */
  readonly least = $derived.by(() =>
    this.isNarrow || this.width === 0
      ? 0
      : Math.min(MOST, SMALLEST / (this.fitScale(SHEET) * NEARER ** this.#steps)),
  );

  override resize(width: number, height: number): void {
    if (width === 0 || height === 0) return;
    const first = this.width === 0;
    super.resize(width, height);
    const refit = this.shown === 'all' || (this.shown !== null && !this.isNarrow);
    if (first || refit) this.show(this.shown ?? 'all', [], false);
  }

  /** Show the whole sheet or one map; on a narrow screen a map centred on what may be chosen. */
  show(what: Exclude<Shown, null>, targets: Point[] = [], smooth = true): void {
    const rect = what === 'all' ? SHEET : grown(MAPS[what], MARGIN);
    const free = this.height - this.covered;
    const fit = Math.min(this.width / rect.w, free / rect.h);
    const below = this.covered / 2 / fit;
    const centre = { x: rect.x + rect.w / 2, y: rect.y + rect.h / 2 + below };
    if (what !== 'all' && this.isNarrow && fit < READABLE) {
      const scale = Math.max(READABLE, free / rect.h);
      const there = busiest(targets, this.width / scale - 2 * REACH, free / scale - 2 * REACH);
      this.go(inside(this.around(there ?? centre, scale), rect), smooth);
    } else {
      this.go(this.around(centre, fit), smooth);
    }
    this.shown = what;
  }

  /** Remember what is seen, to come back to it. */
  goAway(): void {
    this.#before ??= this.shown ?? 'all';
  }

  /** Show again what was seen before going away, if one has. */
  comeBack(): void {
    if (this.#before !== null) this.show(this.#before);
    this.#before = null;
  }

  protected override onMoved(): void {
    this.shown = null;
  }
}

function grown(rect: Rect, by: number): Rect {
  return { x: rect.x - by, y: rect.y - by, w: rect.w + 2 * by, h: rect.h + 2 * by };
}
