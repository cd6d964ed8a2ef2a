/** What an empire still needs for a territory, a religion or an achievement. */

import { ACHIEVEMENT, BOARD_COLONIES, POWER, RELIGION, TERRITORY, type Numbers } from '../facts';
import { count, type Empire, type State } from '../state';

/** One requirement, and how far an empire is from it. */
export interface Need {
  what: string;
  number: number;
  has: number;
  met: boolean;
}

/** Alternatives, of which one is enough. */
export interface Clause {
  needs: Need[];
  met: boolean;
}

export function needsOf(empire: Empire, needs: Numbers): Need[] {
  return Object.entries(needs).map(([what, number]) => {
    const has = count(empire, what);
    return { what, number, has, met: has >= number };
  });
}

export function clausesOf(empire: Empire, achievement: string): Clause[] {
  return (ACHIEVEMENT[achievement]?.needs ?? []).map((clause) => {
    const needs = needsOf(empire, clause);
    return { needs, met: needs.some((need) => need.met) };
  });
}

export interface Reach {
  needs: Need[];
  /** The ducats that are lacking. */
  short: number;
  /** A marker stands there already. */
  held: boolean;
  open: boolean;
}

/** Whether an empire could conquer a territory now, and what is missing. */
export function reachOf(empire: Empire, territory: string): Reach {
  const card = TERRITORY[territory];
  const needs = needsOf(empire, card?.needs ?? {});
  const short = Math.max(0, (card?.cost ?? 0) - empire.ducats);
  const held = BOARD_COLONIES.includes(territory) && empire.territories.includes(territory);
  return { needs, short, held, open: !held && short === 0 && needs.every((need) => need.met) };
}

export type FaithBar = 'never' | 'converted' | 'none-left' | 'needs' | null;

/** Why an empire cannot change to a religion, if it cannot. */
export function faithBar(game: State, empire: Empire, religion: string): FaithBar {
  if (empire.power !== null && POWER[empire.power]?.faith !== 'catholic') return 'never';
  if (empire.religion !== null) return 'converted';
  if ((game.religions[religion] ?? 0) === 0) return 'none-left';
  const needs = needsOf(empire, RELIGION[religion]?.needs ?? {});
  return needs.every((need) => need.met) ? null : 'needs';
}
