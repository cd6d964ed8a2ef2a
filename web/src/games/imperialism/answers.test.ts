import { describe, expect, it } from 'vitest';
import { atOnceOf, isOnBoard, offersOn } from './answers';
import { partOf } from './board/parts';

const offered = (...options: string[]) => options.map((option) => ({ option, cost: null }));

describe('answers on the board', () => {
  it('are those with a place on it', () => {
    for (const option of ['develop gold', 'count army', 'play pirates', 'conquer india', 'collect_taxes']) {
      expect(isOnBoard(option), option).toBe(true);
    }
    for (const option of [
      'count colony',
      'count land',
      'against spain',
      'pass',
      'done',
      'cede livonia',
      'defend pirates',
    ]) {
      expect(isOnBoard(option), option).toBe(false);
    }
  });

  it('are given at once where nothing needs reading', () => {
    expect(atOnceOf(offered('discard pirates'))).toBe('discard pirates');
    expect(atOnceOf(offered('play pirates'))).toBeNull();
    expect(atOnceOf(offered('discard pirates', 'play pirates'))).toBeNull();
  });

  it('belong to their target', () => {
    const options = offered('play border_raids', 'attack border_raids', 'play pirates');
    expect(offersOn(options, 'border_raids', 'play', 'attack')).toHaveLength(2);
    expect(offersOn(options, 'pirates', 'attack')).toEqual([]);
  });

  it('stand on a part of the board', () => {
    expect(partOf('take livonia')).toEqual(['lands']);
    expect(partOf('conquer india')).toEqual(['deeds']);
    expect(partOf('conquer livonia')).toEqual([]);
    expect(partOf('achieve printing')).toEqual(['deeds']);
  });
});
