/** How the theaters of a war went, from the log: the board has changed since they were fought. */

import type { LogEntry } from '$contract';
import type { Power } from '../facts';
import type { Sides } from '../state';

export interface TheaterResult {
  army: Sides;
  board: Sides;
  /** Null after a tie. */
  winner: Power | null;
  margin: number;
}

const POWER: Record<string, Power> = { 'power-fr': 'fr', 'power-br': 'br' };

/** The results of all theaters that have been fought out, by their ids. */
export function resultsFrom(log: LogEntry[]): Record<string, TheaterResult> {
  const results: Record<string, TheaterResult> = {};
  let army: Sides = { fr: 0, br: 0 };
  let board: Sides = { fr: 0, br: 0 };
  for (const { text, args } of log) {
    const power = POWER[String(args.power)];
    if (text === 'log-theater-begins') {
      army = { fr: 0, br: 0 };
      board = { fr: 0, br: 0 };
    } else if (text === 'log-strength' && power) {
      army[power] = Number(args.army);
      board[power] = Number(args.bonus);
    } else if (text === 'log-theater-won' || text === 'log-theater-tied') {
      const theater = String(args.theater).replace('theater-', '');
      const margin = Number(args.margin ?? 0);
      results[theater] = { army, board, winner: power ?? null, margin };
    }
  }
  return results;
}
