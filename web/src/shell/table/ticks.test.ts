import { describe, expect, it } from 'vitest';
import { ticks } from './ticks';

describe('the lines of a scale', () => {
  it('stand at round numbers', () => {
    expect(ticks(0, 32)).toEqual([0, 10, 20, 30]);
    expect(ticks(0, 54)).toEqual([0, 20, 40]);
    expect(ticks(0, 5)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(ticks(-319, 139)).toEqual([-300, -200, -100, 0, 100]);
  });

  it('hold nothing that is not whole, however short the scale', () => {
    expect(ticks(0, 1)).toEqual([0, 1]);
    expect(ticks(3, 3)).toEqual([3]);
  });
});
