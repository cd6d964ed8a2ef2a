/** The camera of the map: all of Europe, or a part of it that can be read. */

import { SheetCamera, busiest, inside, REACH, type Point, type Rect } from '$shell/board/camera.svelte';
import { SHEET } from '../map/chart';

/** On a phone a part is shown at this scale. */
const READABLE = 0.86;
/** From this scale on the names of Provinces are shown. */
const NAMES_FROM = 0.8;

/** Letters are never smaller than so many pixels. */
const LEAST = 9.15;
/** All is shown at this scale on a small tablet with a plan above the board, and at that on a table of the usual size. */
const TABLET = 0.33;
const HALF = 0.497;

export class MapCamera extends SheetCamera {
  whole = $state(true);

  constructor(sheet: Rect = SHEET) {
    super(sheet);
  }

  get showsNames(): boolean {
    return this.scale >= NAMES_FROM;
  }

  /** So large letters must be, in units of the sheet, to be read where all of it is shown. */
  get leastLetters(): number {
    return LEAST / this.#lettersFrom;
  }

  /** Too far away to read anything. */
  get isFar(): boolean {
    return this.scale < this.#lettersFrom - 0.01;
  }

  /** A phone can read nothing where all is shown. */
  get #lettersFrom(): number {
    const fit = this.fitScale(this.sheet);
    return fit < TABLET ? HALF : Math.min(fit, HALF);
  }

  override resize(width: number, height: number): void {
    super.resize(width, height);
    if (this.whole) this.showAll(false);
  }

  showAll(smooth = true): void {
    const { x, y, w, h } = this.sheet;
    this.go(this.around({ x: x + w / 2, y: y + h / 2 }, this.fitScale(this.sheet)), smooth);
    this.whole = true;
  }

  /** Near enough to be read, where the most of some points are. */
  showNear(points: Point[], smooth = true, scale = READABLE): void {
    const near = Math.max(scale, this.fitScale(this.sheet));
    const there = busiest(points, this.width / near - 2 * REACH, this.height / near - 2 * REACH);
    if (!there) return;
    this.go(inside(this.around(there, near), this.sheet), smooth);
    this.whole = false;
  }

  /** Bring a point near, into the middle of what is free above a foot that covers so much. */
  showAbove({ x, y }: Point, foot: number, scale = READABLE): void {
    const near = Math.max(scale, this.fitScale(this.sheet));
    const hidden = foot / near;
    const whole = { ...this.sheet, h: this.sheet.h + hidden };
    this.go(inside(this.around({ x, y: y + hidden / 2 }, near), whole), true);
    this.whole = false;
  }

  /** Whether anything so far around a point may be in the window. */
  mayShow({ x, y }: Point, reach: number): boolean {
    const { at } = this;
    return x > at.x - reach && y > at.y - reach && x < at.x + at.w + reach && y < at.y + at.h + reach;
  }

  protected override onMoved(): void {
    this.whole = false;
  }
}
