import { describe, expect, it } from 'vitest';
import type { LogEntry } from '$contract';
import { resultsFrom } from './results';

function line(text: string, args: LogEntry['args']): LogEntry {
  return { at: 1, text, args, cite: '' };
}

const LOG = [
  line('log-theater-begins', { theater: 'theater-was_central_europe' }),
  line('log-strength', { power: 'power-fr', army: 2, bonus: 4, total: 6 }),
  line('log-strength', { power: 'power-br', army: -1, bonus: 5, total: 4 }),
  line('log-theater-won', { power: 'power-fr', theater: 'theater-was_central_europe', margin: 2 }),
  line('log-score', { power: 'power-fr', vp: 1, total: 19 }),
  line('log-theater-begins', { theater: 'theater-was_king_georges_war' }),
  line('log-strength', { power: 'power-fr', army: 1, bonus: 1, total: 2 }),
  line('log-strength', { power: 'power-br', army: 2, bonus: 0, total: 2 }),
  line('log-theater-tied', { theater: 'theater-was_king_georges_war' }),
  line('log-theater-begins', { theater: 'theater-was_first_carnatic_war' }),
];

describe('the results of a war', () => {
  it('are read from the log', () => {
    expect(resultsFrom(LOG)).toEqual({
      was_central_europe: {
        army: { fr: 2, br: -1 },
        board: { fr: 4, br: 5 },
        winner: 'fr',
        margin: 2,
      },
      was_king_georges_war: {
        army: { fr: 1, br: 2 },
        board: { fr: 1, br: 0 },
        winner: null,
        margin: 0,
      },
    });
  });

  it('are none before the first theater is fought out', () => {
    expect(resultsFrom([])).toEqual({});
  });
});
