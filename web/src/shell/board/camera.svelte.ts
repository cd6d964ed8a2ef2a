/** What part of a sheet is seen: moved by a CSS transform, written as a viewBox at rest. */

export interface Point {
  x: number;
  y: number;
}

export interface Rect extends Point {
  w: number;
  h: number;
}

const REST = 160;
/** A sheet that a hand still holds is drawn anew only after so long: drawing would stop the hand. */
const HELD = 1000;
const GLIDE = 260;
const CLOSEST = 5;
/** Above this scale names, seals and wires grow only half as fast. */
const HALF_SPEED_ABOVE = 1.2;
const NARROW = 700;
/** How far a target and its halo reach, in units of the sheet. */
export const REACH = 60;

export class SheetCamera {
  /** The window in pixels. */
  width = $state(0);
  height = $state(0);
  /** What the window shows when nothing moves. */
  at = $state.raw<Rect>({ x: 0, y: 0, w: 1, h: 1 });
  moving = $state(false);
  #now: Rect;
  #layer: HTMLElement | null = null;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #held = false;

  constructor(readonly sheet: Rect) {
    this.at = sheet;
    this.#now = sheet;
  }

  /** Pixels per unit of the sheet, at rest. */
  get scale(): number {
    return this.width / this.at.w || 1;
  }

  get viewBox(): string {
    const { x, y, w, h } = this.at;
    return [x, y, w, h].map((value) => Math.round(value * 100) / 100).join(' ');
  }

  /** How much names, seals and wires are scaled back. */
  get lettering(): number {
    const scale = this.scale;
    return scale <= HALF_SPEED_ABOVE ? 1 : (scale + HALF_SPEED_ABOVE) / 2 / scale;
  }

  get isNarrow(): boolean {
    return this.width > 0 && this.width < NARROW;
  }

  /** The element that is moved while the view changes. */
  carry = (layer: HTMLElement): (() => void) => {
    this.#layer = layer;
    return () => {
      clearTimeout(this.#rest);
      this.#layer = null;
    };
  };

  /** The window has this size now: at first all is shown, later what was in its middle. */
  resize(width: number, height: number): void {
    if (width === 0 || height === 0) return;
    const { x, y, w, h } = this.#now;
    const before = this.width / w;
    const centre = { x: x + w / 2, y: y + h / 2 };
    this.width = width;
    this.height = height;
    const scale = before === 0 ? this.fitScale(this.sheet) : before;
    this.settle(this.around(centre, scale));
  }

  /** Bring a point of the sheet well into view, above a foot of some pixels, if it is not. */
  reveal(point: Point, foot = 0): void {
    const margin = REACH * this.scale;
    const free = this.height - foot;
    const { x, y } = this.toWindow(point);
    const dx = Math.max(0, margin - x) - Math.max(0, x - this.width + margin);
    const dy = Math.max(0, margin - y) - Math.max(0, y - free + margin);
    if (dx === 0 && dy === 0) return;
    const { at, scale } = this;
    this.go({ ...at, x: at.x - dx / scale, y: at.y - dy / scale }, true);
    this.onMoved();
  }

  /** A pixel of the window from a point of the sheet, at rest. */
  toWindow(point: Point): Point {
    return { x: (point.x - this.at.x) * this.scale, y: (point.y - this.at.y) * this.scale };
  }

  /** Whether a point of the sheet is in the window. */
  sees(point: Point): boolean {
    const { x, y } = this.toWindow(point);
    return x > 0 && y > 0 && x < this.width && y < this.height;
  }

  zoom(factor: number, px = this.width / 2, py = this.height / 2): void {
    const now = this.#now;
    const widest = this.around({ x: 0, y: 0 }, this.fitScale(this.sheet)).w;
    const w = Math.min(Math.max(now.w / factor, widest / CLOSEST), widest);
    const by = w / now.w;
    const x = now.x + (px / this.width) * now.w;
    const y = now.y + (py / this.height) * now.h;
    this.#move({ x: x - (x - now.x) * by, y: y - (y - now.y) * by, w, h: now.h * by });
  }

  pan(dx: number, dy: number): void {
    const now = this.#now;
    const unit = now.w / this.width;
    this.#move({ ...now, x: now.x - dx * unit, y: now.y - dy * unit });
  }

  /** A hand takes the sheet, to move it. */
  hold(): void {
    this.#held = true;
  }

  /** The hand lets it go. */
  release(): void {
    this.#held = false;
    if (this.moving) this.#restSoon();
  }

  /** The view was moved by hand, or to a point. */
  protected onMoved(): void {
    return;
  }

  protected fitScale(rect: Rect): number {
    return Math.min(this.width / rect.w, this.height / rect.h);
  }

  protected around(centre: Point, scale: number): Rect {
    const w = this.width / scale;
    const h = this.height / scale;
    return { x: centre.x - w / 2, y: centre.y - h / 2, w, h };
  }

  #move(to: Rect): void {
    this.#now = inside(to, this.sheet);
    this.onMoved();
    this.moving = true;
    this.#transform();
    this.#restSoon();
  }

  #restSoon(): void {
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => this.settle(this.#now), this.#held ? HELD : REST);
  }

  protected go(to: Rect, smooth: boolean): void {
    if (this.width === 0) return;
    const layer = this.#layer;
    if (!smooth || prefersStillness() || !layer) {
      this.settle(to);
      return;
    }
    this.#now = to;
    this.moving = true;
    layer.style.transition = 'transform var(--slow) var(--ease)';
    this.#transform();
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => this.settle(to), GLIDE);
  }

  #transform(): void {
    const { at } = this;
    const now = this.#now;
    if (!this.#layer) return;
    const by = at.w / now.w;
    const unit = this.width / now.w;
    const x = (at.x - now.x) * unit;
    const y = (at.y - now.y) * unit;
    this.#layer.style.transform = `translate(${x}px, ${y}px) scale(${by})`;
  }

  protected settle(at: Rect): void {
    clearTimeout(this.#rest);
    this.#now = at;
    this.at = at;
    this.moving = false;
    if (!this.#layer) return;
    this.#layer.style.transition = '';
    this.#layer.style.transform = '';
  }
}

/** Whether nothing is to move that need not. */
export function prefersStillness(): boolean {
  const { motion } = document.documentElement.dataset;
  return motion === 'none' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Where a window of this size would show the most of some points. */
export function busiest(points: Point[], w: number, h: number): Point | null {
  let best: Point[] = [];
  for (const corner of points) {
    for (const side of points) {
      const seen = points.filter(
        ({ x, y }) => x >= corner.x && x <= corner.x + w && y >= side.y && y <= side.y + h,
      );
      if (seen.length > best.length) best = seen;
    }
  }
  if (best.length === 0) return null;
  const xs = best.map((point) => point.x);
  const ys = best.map((point) => point.y);
  return {
    x: (Math.min(...xs) + Math.max(...xs)) / 2,
    y: (Math.min(...ys) + Math.max(...ys)) / 2,
  };
}

/** Keep a view within bounds, and centred where it is larger than they are. */
export function inside(view: Rect, bounds: Rect): Rect {
  return {
    ...view,
    x: within(view.x, view.w, bounds.x, bounds.w),
    y: within(view.y, view.h, bounds.y, bounds.h),
  };
}

function within(from: number, length: number, start: number, room: number): number {
  if (length >= room) return start + (room - length) / 2;
  return Math.min(Math.max(from, start), start + room - length);
}
