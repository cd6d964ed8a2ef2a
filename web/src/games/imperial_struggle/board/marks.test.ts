import { describe, expect, it } from 'vitest';
import type { LogEntry } from '$contract';
import { changedAt, chosenIn, lastMove, placesNamed } from './marks';

const line = (at: number, power: string, space: string): LogEntry => ({
  at,
  text: 'log-flag',
  args: { power: `power-${power}`, space: `space-${space}`, cost: 2 },
  cite: '',
});
const log = [
  line(1, 'fr', 'havana'),
  line(2, 'br', 'albany'),
  line(3, 'fr', 'caicos'),
  line(4, 'fr', 'nowhere'),
];

describe('marks', () => {
  it('ring what the other side did since one acted', () => {
    expect([...lastMove(log, 'br')]).toEqual(['caicos']);
    expect([...lastMove(log, 'fr')]).toEqual([]);
    expect([...lastMove([...log, line(5, 'br', 'oswego')], 'br')]).toEqual([]);
    expect([...lastMove(log, null)]).toEqual(['caicos']);
    const begun: LogEntry = {
      at: 5,
      text: 'log-round-begins',
      args: { power: 'power-br', round: 2 },
      cite: '',
    };
    expect([...lastMove([...log, begun], 'br')]).toEqual(['caicos']);
    expect([...lastMove([...log, begun], null)]).toEqual(['caicos']);
  });

  it('ring what a step of the replay changed', () => {
    expect([...changedAt(log, 2)]).toEqual(['albany']);
  });

  it('know places by their texts only', () => {
    expect([...placesNamed(['space-caicos', 'advantage-rum', 'power-fr', 3])]).toEqual(['caicos', 'rum']);
  });

  it('show what a question is about', () => {
    const ask = { seat: 'BR', prompt: 'ask-deploy-from', cite: '', args: { space: 'space-biscay' } };
    expect([...chosenIn(ask)]).toEqual(['biscay']);
    expect([...chosenIn(null)]).toEqual([]);
  });
});
