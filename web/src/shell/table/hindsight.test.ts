import { describe, expect, it } from 'vitest';
import { curve, turningPoints } from './hindsight';

const moments = [
  { at: 0, worths: [50, 50] },
  { at: 10, worths: [60, 40] },
  { at: 20, worths: [45, 55] },
  { at: 30, worths: [40, 60] },
  { at: 40, worths: [100, 0] },
];

describe('how a game stood', () => {
  it('is a curve from the first position to the last', () => {
    expect(curve(moments, 0, 40)).toBe('0.00,50 25.00,40 50.00,55 75.00,60 100.00,0');
  });

  it('turns where somebody falls far, and not at the very end', () => {
    expect(turningPoints(moments)).toEqual([
      { at: 20, seat: 0, change: -15 },
      { at: 10, seat: 1, change: -10 },
    ]);
  });

  it('turns nowhere in a game of one moment', () => {
    expect(turningPoints(moments.slice(0, 1))).toEqual([]);
  });
});
