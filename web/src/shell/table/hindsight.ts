/** How a game stood, as it is drawn: curves over its positions, and its turning points. */

import type { Standing } from '$contract';

/** Where the standing of a seat changed most, from one moment to the next. */
export interface TurningPoint {
  at: number;
  seat: number;
  change: number;
}

const MOST = 3;
/** Less than so many hundredths is no turning point. */
const LEAST = 8;

/** The points of a curve, in hundredths of the width and of the height, from the top. */
export const curve = (moments: readonly Standing[], seat: number, last: number): string =>
  moments
    .map(({ at, worths }) => `${((at / last) * 100).toFixed(2)},${100 - (worths[seat] ?? 50)}`)
    .join(' ');

/** The greatest falls of any seat, the greatest first; what ends the game is none. */
export function turningPoints(moments: readonly Standing[]): TurningPoint[] {
  const found: TurningPoint[] = [];
  moments.slice(0, -1).forEach(({ at, worths }, n) => {
    const before = moments[n - 1];
    if (!before) return;
    worths.forEach((worth, seat) => {
      const change = worth - (before.worths[seat] ?? worth);
      if (change <= -LEAST) found.push({ at, seat, change });
    });
  });
  return found.sort((a, b) => a.change - b.change).slice(0, MOST);
}
