/** Where a card stands: beside its space, within the window, over as few targets as it can. */

import type { Point } from './camera.svelte';

export interface Size {
  w: number;
  h: number;
}

export type Side = 'right' | 'left' | 'below' | 'above';

export interface Placement extends Point {
  side: Side;
  /** Where the arrow points at the space, along the edge of the card. */
  arrow: number;
}

const GAP = 14;
const EDGE = 8;
const ARROW = 18;

export function placeCard(
  anchor: Point,
  radius: number,
  card: Size,
  window: Size,
  avoid: Point[],
): Placement {
  const out = radius + GAP;
  const middle = { x: anchor.x - card.w / 2, y: anchor.y - card.h / 2 };
  const corners: { side: Side; x: number; y: number }[] = [
    ...[anchor.y - 46, middle.y, anchor.y - card.h + 46].flatMap((y) => [
      { side: 'right' as const, x: anchor.x + out, y },
      { side: 'left' as const, x: anchor.x - out - card.w, y },
    ]),
    ...[middle.x, anchor.x - 46, anchor.x - card.w + 46].flatMap((x) => [
      { side: 'below' as const, x, y: anchor.y + out },
      { side: 'above' as const, x, y: anchor.y - out - card.h },
    ]),
  ];
  const tried = corners.map((corner) => {
    const x = clamp(corner.x, EDGE, window.w - EDGE - card.w);
    const y = clamp(corner.y, EDGE, window.h - EDGE - card.h);
    const pushed = Math.abs(x - corner.x) + Math.abs(y - corner.y);
    const covered = avoid.filter(
      (point) =>
        point.x > x - radius &&
        point.x < x + card.w + radius &&
        point.y > y - radius &&
        point.y < y + card.h + radius,
    ).length;
    const hides =
      anchor.x > x - radius / 2 &&
      anchor.x < x + card.w + radius / 2 &&
      anchor.y > y - radius / 2 &&
      anchor.y < y + card.h + radius / 2;
    return { ...corner, x, y, worth: pushed + covered * 40 + (hides ? 10000 : 0) };
  });
  const best = tried.reduce((least, each) => (each.worth < least.worth ? each : least));
  const { side, x, y } = best;
  const arrow =
    side === 'right' || side === 'left'
      ? clamp(anchor.y - y, ARROW, card.h - ARROW)
      : clamp(anchor.x - x, ARROW, card.w - ARROW);
  return { side, x, y, arrow };
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
