import { describe, expect, it } from 'vitest';
import type { LogEntry, Verdict } from '$contract';
import { namedIn, newsIn, reasons } from './marks';

const line = (power: string, args: Record<string, string>): LogEntry => ({
  at: 1,
  text: 'log-marches',
  cite: '',
  args: { power: `power-${power}`, ...args },
});

const refusal = (verb: string, reason: string): Verdict => ({
  verb,
  target: 'boh',
  allowed: false,
  reason,
  cite: '',
});

describe('marks', () => {
  it('are where others acted since the own last decision', () => {
    const log = [
      line('prussia', { territory: 'territory-sax' }),
      line('france', { territory: 'territory-bel' }),
      line('prussia', { territory: 'territory-boh', general: 'general-moltke' }),
    ];
    expect([...namedIn(newsIn(log, 'france'))]).toEqual(['territory-boh', 'general-moltke']);
    expect(newsIn(log, null)).toHaveLength(3);
    const many = Array.from({ length: 9 }, () => line('prussia', { territory: 'territory-boh' }));
    expect(newsIn(many, 'france')).toHaveLength(9);
  });

  it('tell each refusal once, and what is always true only alone', () => {
    const told = reasons([
      refusal('march', 'no-not-adjacent'),
      refusal('sail', 'no-not-adjacent'),
      refusal('fight', 'no-not-asked'),
    ]);
    expect(told.map(({ reason }) => reason)).toEqual(['no-not-adjacent']);
    expect(reasons([refusal('fight', 'no-not-asked')])).toHaveLength(1);
    expect(reasons([{ ...refusal('march', ''), allowed: true }])).toEqual([]);
  });
});
