import { describe, expect, it } from 'vitest';
import { isAtOnce, isOnBoard, offersOn } from './answers';
import { partOf, turnTo } from './board/parts';

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
    expect(isAtOnce('discard pirates')).toBe(true);
    expect(isAtOnce('play pirates')).toBe(false);
  });

  it('belong to their target', () => {
    const options = offered('play border_raids', 'attack border_raids', 'play pirates');
    expect(offersOn(options, 'border_raids', 'play', 'attack')).toHaveLength(2);
    expect(offersOn(options, 'pirates', 'attack')).toEqual([]);
  });

  it('stand on a part of the board', () => {
    expect(partOf('take livonia')).toEqual(['europe', 'cards']);
    expect(partOf('conquer india')).toEqual(['overseas']);
    expect(partOf('conquer livonia')).toEqual(['europe']);
    expect(partOf('land_war spain')).toEqual(['europe']);
    expect(partOf('achieve printing')).toEqual(['cards']);
    expect(partOf('raise army')).toEqual(['tracks']);
    expect(partOf('play pirates')).toEqual([]);
  });

  it('turn a small page to where they are, unless one of them is in sight', () => {
    expect(turnTo('tracks', ['europe', 'overseas'], false)).toBe('europe');
    expect(turnTo('overseas', ['europe', 'overseas'], false)).toBe('overseas');
    expect(turnTo('overseas', ['europe'], false)).toBe('europe');
    expect(turnTo('tracks', [], false)).toBe('tracks');
  });

  it('turn half of a board to the other half', () => {
    expect(turnTo('overseas', ['europe'], true)).toBe('overseas');
    expect(turnTo('europe', ['tracks'], true)).toBe('tracks');
    expect(turnTo('tracks', ['cards'], true)).toBe('tracks');
  });
});
