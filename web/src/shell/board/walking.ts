/** Walking over the board by keyboard: the nearest place in a direction. */

import type { Point } from './camera.svelte';

export const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};
/** How much a step aside counts against a step ahead. */
const ASIDE = 2;

export function nearest(
  from: Point,
  direction: Point,
  places: Readonly<Record<string, Point>>,
): string | null {
  let found: string | null = null;
  let least = Infinity;
  for (const [id, place] of Object.entries(places)) {
    const ahead = (place.x - from.x) * direction.x + (place.y - from.y) * direction.y;
    const aside = Math.abs((place.x - from.x) * direction.y) + Math.abs((place.y - from.y) * direction.x);
    if (ahead <= 0 || aside > ahead * ASIDE) continue;
    const distance = ahead + aside * ASIDE;
    if (distance < least) [found, least] = [id, distance];
  }
  return found;
}
