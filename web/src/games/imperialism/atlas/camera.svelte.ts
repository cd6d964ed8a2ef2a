/** What part of the atlas is seen. */

import { busiest, inside, REACH, SheetCamera, type Point, type Rect } from '$shell/board/camera.svelte';
import { FRAMES, sheetOf, type Plan, type Region } from './chart';

/** Down to this scale the lettering is as printed; below it grows, but no more than so much. */
const LEGIBLE = 0.95;
const MOST = 1.3;
/** A phone opens a map at this scale or nearer. */
const READABLE = 1;

export class AtlasCamera extends SheetCamera {
  whole = $state(true);

  constructor(readonly plan: Plan) {
    super(sheetOf(plan));
  }

  override get lettering(): number {
    return this.scale < LEGIBLE ? Math.min(MOST, LEGIBLE / this.scale) : super.lettering;
  }

  override resize(width: number, height: number): void {
    super.resize(width, height);
    if (this.whole) this.showAll(false);
  }

  showAll(smooth = true): void {
    this.#show(this.sheet, smooth);
    this.whole = true;
  }

  showRegion(region: Region): void {
    const { sa, ...frames } = FRAMES[this.plan];
    const frame = frames[region as keyof typeof frames];
    if (!frame) return;
    const beside = region === 'na' && sa ? sa.x + sa.w - frame.x : frame.w;
    this.#show({ ...frame, w: beside }, true);
    this.whole = false;
  }

  /** Near enough to be read, where the most of some points are. */
  showNear(points: Point[], smooth = true): void {
    const fit = this.fitScale(this.sheet);
    const scale = fit >= READABLE ? fit : Math.max(READABLE, Math.min(MOST, this.height / this.sheet.h));
    const there = busiest(points, this.width / scale - REACH, this.height / scale - REACH);
    if (!there) return;
    this.go(inside(this.around(there, scale), this.sheet), smooth);
    this.whole = scale === fit;
  }

  #show(rect: Rect, smooth: boolean): void {
    const middle = { x: rect.x + rect.w / 2, y: rect.y + rect.h / 2 };
    this.go(this.around(middle, this.fitScale(rect)), smooth);
  }

  protected override onMoved(): void {
    this.whole = false;
  }
}
