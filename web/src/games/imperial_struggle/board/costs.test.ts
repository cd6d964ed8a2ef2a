import { describe, expect, it } from 'vitest';
import { billFor } from './costs';
import { example } from './example';

const state = example();

describe('the bill', () => {
  it('begins with the printed cost', () => {
    expect(billFor('shift havana', 2, state)).toEqual({
      action: 'economic',
      lines: [{ text: 'board-printed-cost', amount: 2 }],
      total: 2,
      points: 3,
    });
  });

  it('explains protection, conflict and isolation', () => {
    const guarded = example({ spaces: { martinique: { flag: 'fr' }, antilles_channel: { flag: 'fr' } } });
    expect(billFor('shift martinique', 3, guarded)?.lines).toContainEqual({
      text: 'board-protected-by',
      amount: 1,
      space: 'antilles_channel',
    });
    expect(billFor('shift santiago', 1, state)?.lines[1]).toEqual({
      text: 'board-conflict-sets-1',
      amount: -1,
    });
    expect(billFor('shift st_lucia', 1, state)?.lines[1]?.text).toBe('board-isolated-sets-1');
  });

  it('adds up, whatever else changed the price', () => {
    for (const cost of [1, 2, 3, 4]) {
      const bill = billFor('shift caicos', cost, state);
      expect(bill?.lines.reduce((sum, line) => sum + line.amount, 0)).toBe(cost);
    }
  });

  it('is paid in the points of the action', () => {
    expect(billFor('end_conflict santiago', 2, state)?.action).toBe('military');
    expect(billFor('shift scotland_prestige', 3, state)?.action).toBe('diplomatic');
    expect(billFor('build_fort louisbourg', 3, state)?.points).toBe(2);
    expect(billFor('conquer caicos', 1, state)).toBeNull();
  });
});
