import { describe, expect, it } from 'vitest';
import { REGIONS } from './facts';
import { example } from './board/example';
import { POSITIONS } from './forecast/positions';
import {
  commodityTally,
  controls,
  flagOn,
  isOpen,
  pointsLeft,
  prestigeTally,
  protectorsOf,
  regionTally,
  squadronsAtSea,
} from './state';

describe('reading the state', () => {
  const state = example();

  it('knows flags, and that a conflict marker takes control away', () => {
    expect(flagOn(state, 'caicos')).toBe('fr');
    expect(flagOn(state, 'havana')).toBeNull();
    expect(controls(state, 'br', 'jamaica')).toBe(true);
    expect(controls(state, 'br', 'santiago')).toBe(false);
  });

  it('knows what is open yet', () => {
    expect(isOpen(state, 'prussia_empire_alliance')).toBe(false);
    expect(isOpen(example({ opened: 'empire' }), 'prussia_empire_alliance')).toBe(true);
    expect(isOpen(example({ opened: 'revolution' }), 'usa_prestige_2')).toBe(false);
    expect(isOpen(example({ opened: 'usa' }), 'usa_prestige_2')).toBe(true);
  });

  it('finds what protects a market', () => {
    expect(protectorsOf(state, 'puerto_rico')).toEqual([]);
    const guarded = example({ spaces: { martinique: { flag: 'fr' }, antilles_channel: { flag: 'fr' } } });
    expect(protectorsOf(guarded, 'martinique')).toEqual(['antilles_channel']);
  });

  it('counts squadrons and points', () => {
    expect(squadronsAtSea(state)).toEqual({ fr: 1, br: 0 });
    expect(pointsLeft(state, 'economic')).toBe(3);
    expect(pointsLeft(state, 'diplomatic')).toBe(0);
  });
});

describe.each(POSITIONS)('tallies of position %#', ({ state, awards, prestige, demand }) => {
  it('lead as the rules say', () => {
    for (const region of REGIONS) {
      const { fr, br } = regionTally(state, region);
      expect(fr - br, region).toBe(awards[region].lead);
    }
    const { fr, br } = prestigeTally(state);
    expect(fr - br).toBe(prestige.lead);
    for (const commodity of state.demand) {
      const tally = commodityTally(state, commodity);
      expect(tally.fr - tally.br, commodity).toBe(demand[commodity].lead);
    }
  });
});
