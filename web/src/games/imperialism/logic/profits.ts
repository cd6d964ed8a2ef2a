/** What developing a good would bring, as far as it is certain. */

import { GOOD, RELIGION, PROVIDENCE } from '../facts';
import { leaderOf, type State } from '../state';

const MOST_FOR_PRESTIGE = 5;

export interface Profit {
  trade: number;
  /** A ruler or a religion pays for the choice itself. */
  bonus: number;
  leads: boolean;
  /** The ducats of the leader. */
  leader: number;
}

/** The ducats that the leader of a good gets: by prestige, by fleet or by army. */
export function leaderDucats(levels: Record<string, number>, good: string): number {
  switch (good) {
    case 'food':
    case 'textiles':
      return Math.min(MOST_FOR_PRESTIGE, levels.prestige ?? 0);
    case 'shipyards':
      return Math.floor((levels.fleet ?? 0) / 2);
    case 'weapons':
      return Math.floor((levels.army ?? 0) / 3);
    default:
      return 0;
  }
}

export function profitOf(game: State, place: number, good: string): Profit {
  const empire = game.empires[place];
  if (!empire) return { trade: 0, bonus: 0, leads: false, leader: 0 };
  const leads = leaderOf(game, good) === place;
  const ruler = empire.ruler ? (PROVIDENCE[empire.ruler]?.development ?? 0) : 0;
  const religion = empire.religion ? (RELIGION[empire.religion]?.development ?? 0) : 0;
  return {
    trade: GOOD[good]?.profit[empire.levels[good] ?? 0] ?? 0,
    bonus: ruler + religion,
    leads,
    leader: leads ? leaderDucats(empire.levels, good) : 0,
  };
}
