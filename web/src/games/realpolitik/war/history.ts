/** What the log tells of the last battle. */

import type { LogEntry } from '$contract';
import { POWERS, type Power } from '../facts';

export interface PastBattle {
  /** Texts. */
  territory: string;
  attacker: Power;
  defender: Power;
  attack: number;
  defence: number;
  /** None after a tie. */
  winner: Power | null;
  /** The lines from the totals on: what the battle brought. */
  lines: LogEntry[];
}

const RESULTS: ReadonlySet<string> = new Set(
  (
    'totals tie victory influence loses-morale fives-cost-morale loses-unit prestige works-removed goes-back ' +
    'cannot-go-back retreats leaves-board garrison draws-this deck-reshuffled'
  )
    .split(' ')
    .map((name) => `log-${name}`),
);

const powerIn = (value: string | number | undefined): Power | undefined =>
  POWERS.find((power) => value === `power-${power}`);

/** The battle that ended last; null while one is fought or before the first. */
export function lastBattle(log: LogEntry[]): PastBattle | null {
  const from = log.findLastIndex(({ text }) => text === 'log-totals');
  const totals = log[from];
  const heading = log.slice(0, Math.max(0, from)).findLast(({ text }) => text === 'log-battle');
  if (!totals || !heading) return null;
  const after = log.slice(from);
  const end = after.findIndex(({ text }) => !RESULTS.has(text));
  const lines = (end < 0 ? after : after.slice(0, end)).filter(({ text }) => !text.startsWith('log-d'));
  return {
    territory: String(heading.args.territory),
    attacker: powerIn(heading.args.power) ?? 'france',
    defender: powerIn(heading.args.defender) ?? 'france',
    attack: Number(totals.args.attack),
    defence: Number(totals.args.defence),
    winner: powerIn(lines.find(({ text }) => text === 'log-victory')?.args.power) ?? null,
    lines,
  };
}

/** The powers that lay no more cards in the battle that is fought. */
export function passedIn(log: LogEntry[]): Power[] {
  const from = log.findLastIndex(({ text }) => text === 'log-battle');
  if (from < 0) return [];
  return log
    .slice(from)
    .filter(({ text }) => text === 'log-passes')
    .flatMap(({ args }) => powerIn(args.power) ?? []);
}
