import { describe, expect, it } from 'vitest';
import { spread } from './spreading';

describe('things on a line', () => {
  it('stay where they are if they are far enough apart', () => {
    expect(spread([10, 60, 30], 15, 0, 100)).toEqual([10, 60, 30]);
  });

  it('that would stand on each other move apart evenly, in their order', () => {
    expect(spread([50, 50, 50], 10, 0, 100)).toEqual([40, 50, 60]);
    expect(spread([52, 50], 10, 0, 100)).toEqual([56, 46]);
  });

  it('push their neighbours on, and none over an end', () => {
    expect(spread([0, 1, 2, 3, 3, 0], 15, 10, 300)).toEqual([10, 40, 55, 70, 85, 25]);
    expect(spread([95, 100], 15, 0, 100)).toEqual([85, 100]);
  });
});
