import { describe, expect, it } from 'vitest';
import type { LogEntry } from '$contract';
import { areaUnder, curve, happened, turningPoints } from './hindsight';

const moments = [
  { at: 0, chances: [50, 50] },
  { at: 10, chances: [60, 40] },
  { at: 20, chances: [45, 55] },
  { at: 30, chances: [40, 60] },
  { at: 40, chances: [100, 0] },
];

describe('how a game stood', () => {
  it('is a curve from the first position to the last, and what lies under it', () => {
    expect(curve(moments, 0, 40)).toBe('0.00,50 25.00,40 50.00,55 75.00,60 100.00,0');
    expect(areaUnder(moments.slice(0, 2), 0, 40)).toBe('0.00,100 0.00,50 25.00,40 25.00,100');
    expect(areaUnder([], 0, 40)).toBe('');
  });

  it('turns where the chance of somebody rises far, and not at the very end', () => {
    expect(turningPoints(moments)).toEqual([
      { from: 10, at: 20, seat: 1, before: 40, now: 55 },
      { from: 0, at: 10, seat: 0, before: 50, now: 60 },
    ]);
  });

  it('turns nowhere in a game of one moment', () => {
    expect(turningPoints(moments.slice(0, 1))).toEqual([]);
  });

  it('is told by the moment between two positions, or by the last deed, under its heading', () => {
    const line = (at: number, moment = false) => ({
      at,
      text: `log-${at}`,
      ...(moment ? { moment: {} } : {}),
    });
    const log = [line(3), line(5, true), line(8), line(9), line(10)] as unknown as LogEntry[];
    const told = (from: number, at: number) => {
      const found = happened(log, from, at, (entry) => entry.at % 5 === 0 && !entry.moment);
      return [found.line?.at, found.heading?.at];
    };
    expect(told(3, 8)).toEqual([5, undefined]);
    expect(told(5, 10)).toEqual([9, undefined]);
    expect(told(10, 12)).toEqual([undefined, undefined]);
    const later = [line(10), line(11)] as unknown as LogEntry[];
    expect(happened(later, 9, 12, (entry) => entry.at === 10)).toEqual({ line: later[1], heading: later[0] });
  });
});
