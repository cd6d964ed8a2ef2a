/** The final scoring, as it would be now: first and second place in every category. */

import { GOODS, POWER } from '../facts';
import { count, type State } from '../state';

export const CATEGORIES: readonly string[] = [
  'army',
  'fleet',
  'prestige',
  'colony',
  'land',
  ...GOODS.map((good) => good.id),
];

const FIRST = 2;
const SHARED = 1;
const SECOND = 1;
export const FAITHFUL = 4;

/** What each player has of a category, and the points for it. */
export interface Line {
  category: string;
  counts: number[];
  points: number[];
}

function pointsFor(counts: number[]): number[] {
  const best = Math.max(...counts);
  if (best === 0) return counts.map(() => 0);
  if (counts.filter((each) => each === best).length > 1) {
    return counts.map((each) => (each === best ? SHARED : 0));
  }
  const next = Math.max(0, ...counts.filter((each) => each < best));
  const second = counts.length > 2 && next > 0 && counts.filter((each) => each === next).length === 1;
  return counts.map((each) => (each === best ? FIRST : second && each === next ? SECOND : 0));
}

export function linesOf(game: State): Line[] {
  return CATEGORIES.map((category) => {
    const counts = game.empires.map((empire) => count(empire, category));
    return { category, counts, points: pointsFor(counts) };
  });
}

/** Points for a power that could have changed its religion and did not. */
export function faithfulOf(game: State): number[] {
  return game.empires.map(({ power, religion }) =>
    power !== null && POWER[power]?.faith === 'catholic' && religion === null ? FAITHFUL : 0,
  );
}
