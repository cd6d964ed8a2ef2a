import { describe, expect, it } from 'vitest';
import type { SeatRow, TableRow } from '$contract';
import { byUrgency, isMyMove, timeLeftAt } from './urgency';

const seat = (name: string, left: number | null = null): SeatRow => ({
  seat: name,
  kind: 'human',
  name,
  bot: null,
  present: true,
  left,
  moments_read: 0,
});

function row(id: string, more: Partial<TableRow> = {}): TableRow {
  return {
    id,
    game: 'g',
    name: '',
    host: 'Ann',
    options: {},
    clock: { kind: 'none' },
    timeout: 'default',
    public: false,
    forecast: true,
    private_talk: false,
    imported: false,
    lesson: false,
    resumed_at: null,
    seats: [seat('A'), seat('B')],
    turn: ['A'],
    periods: {},
    pace: 'usual',
    position: 0,
    started: true,
    finished: false,
    result: null,
    seed_hash: '',
    seed: null,
    updated_at: '2026-01-01T12:00:00Z',
    my_seats: ['A'],
    ...more,
  };
}

describe('a table of mine', () => {
  it('waits for me if I am asked, and not when it is over', () => {
    expect(isMyMove(row('x'))).toBe(true);
    expect(isMyMove(row('x', { turn: ['B'] }))).toBe(false);
    expect(isMyMove(row('x', { finished: true }))).toBe(false);
  });

  it('shows my clock where all are asked, else that of whoever is', () => {
    const seats = [seat('A', 500), seat('B', 90)];
    expect(timeLeftAt(row('x', { seats, turn: ['A', 'B'] }))).toBe(500);
    expect(timeLeftAt(row('x', { seats, turn: ['B'] }))).toBe(90);
    expect(timeLeftAt(row('x'))).toBeNull();
  });

  it('shows no clock before everybody is there', () => {
    expect(timeLeftAt(row('x', { seats: [seat('A', 500), seat('B')], started: false }))).toBeNull();
  });
});

describe('my tables', () => {
  it('stand in the order of their urgency', () => {
    const late = { seats: [seat('A', 100), seat('B')] };
    const soon = { seats: [seat('A', 9000), seat('B')] };
    const rows = [
      row('not begun', { started: false, turn: [] }),
      row('theirs', { turn: ['B'] }),
      row('theirs, newer', { turn: ['B'], updated_at: '2026-01-02T12:00:00Z' }),
      row('mine, no clock'),
      row('mine, soon', soon),
      row('mine, at once', late),
    ];
    expect(byUrgency(rows).map(({ id }) => id)).toEqual([
      'mine, at once',
      'mine, soon',
      'mine, no clock',
      'theirs, newer',
      'theirs',
      'not begun',
    ]);
  });
});
