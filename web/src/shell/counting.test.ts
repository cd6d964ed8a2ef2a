import { describe, expect, it } from 'vitest';
import { answersOf, fits, usual, type Counts } from './counting';

const NOTHING = { becomes: {}, limits: [], worth: {}, purse: 0 };
const HITS: Counts = {
  ...NOTHING,
  there: { inf: 3, cav: 2, merc: 1, horse: 1 },
  turns: [
    ['merc', 'horse'],
    ['inf', 'cav'],
    ['merc', 'horse'],
  ],
  limits: [
    { of: ['merc', 'horse'], less: [], most: 2 },
    { of: ['inf', 'cav'], less: [], most: 1 },
  ],
};
const SHIPS: Counts = {
  ...NOTHING,
  there: { light: 1, heavy: 1, damaged: 1 },
  turns: [
    ['light', 'heavy', 'damaged'],
    ['light', 'heavy', 'damaged'],
  ],
  becomes: { heavy: 'damaged' },
  limits: [{ of: ['damaged'], less: ['heavy'], most: 0 }],
};
const RECRUITS: Counts = {
  ...NOTHING,
  there: { inf: 3, cav: 2 },
  turns: [],
  limits: [{ of: ['inf', 'cav'], less: [], most: 3 }],
  worth: { inf: 2, cav: 5 },
  purse: 9,
};

describe('answers counted', () => {
  it('come turn by turn, and what has run out is not asked for', () => {
    expect(answersOf(HITS, { merc: 1, horse: 1, cav: 1 })).toEqual(['merc', 'cav']);
  });
  it('are none if they are too few, or too many of a band', () => {
    expect(answersOf(HITS, { merc: 1 })).toBeNull();
    expect(fits(HITS, { inf: 2 })).toBe(false);
    expect(fits(HITS, { inf: 1 })).toBe(true);
  });
  it('know what one hit makes of a Ship', () => {
    expect(answersOf(SHIPS, { heavy: 1, damaged: 1 })).toEqual(['heavy', 'damaged']);
    expect(answersOf(SHIPS, { light: 1, damaged: 1 })).toBeNull();
  });
  it('cost no more than there is', () => {
    expect(answersOf(RECRUITS, { cav: 1, inf: 2 })).toEqual(['inf', 'inf', 'cav']);
    expect(fits(RECRUITS, { cav: 2 })).toBe(false);
  });
  it('are the usual ones at first', () => {
    expect(usual(HITS)).toEqual({ merc: 1, inf: 1, horse: 1 });
    expect(usual(SHIPS)).toEqual({ light: 1, heavy: 1 });
    expect(usual(RECRUITS)).toEqual({});
  });
});
