/** What a peace changes, from what the rules tell when they try it on a copy of the table. */

import type { LogEntry } from '$contract';

/** The chapters of peace and, where somebody has to pay, of Loans. */
const OF_PEACE = /^(10|7\.4)(\.|$)/;

/** The lines of the peace itself: the table goes on until the next question. */
export function linesOfPeace(told: readonly LogEntry[]): LogEntry[] {
  const end = told.findIndex(({ cite }) => !OF_PEACE.test(cite ?? ''));
  return told.slice(0, end < 0 ? told.length : end);
}

export type Count = 'prestige' | 'ducats';

const CHANGES: Readonly<Record<string, readonly [Count, 1 | -1]>> = {
  'log-gains-prestige': ['prestige', 1],
  'log-loses-prestige': ['prestige', -1],
  'log-gains-ducats': ['ducats', 1],
  'log-pays': ['ducats', -1],
};

/** How much a player gains or loses in some lines. */
export function changeIn(lines: readonly LogEntry[], realm: string, count: Count): number {
  return lines
    .filter(({ args }) => args.power === `realm-${realm}`)
    .map(({ text, args }) => {
      const [what, sign] = CHANGES[text] ?? [];
      return what === count ? Number(args.n) * (sign ?? 0) : 0;
    })
    .reduce((all, each) => all + each, 0);
}
