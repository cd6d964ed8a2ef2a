import { describe, expect, it } from 'vitest';
import { example } from './board/example';
import { flagOn, squadronsAtSea } from './state';

describe('reading the state', () => {
  const state = example();

  it('knows flags', () => {
    expect(flagOn(state, 'caicos')).toBe('fr');
    expect(flagOn(state, 'havana')).toBeNull();
  });

  it('counts squadrons', () => {
    expect(squadronsAtSea(state)).toEqual({ fr: 1, br: 0 });
  });
});
