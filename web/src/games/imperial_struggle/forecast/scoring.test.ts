import { describe, expect, it } from 'vitest';
import { COMMODITIES, REGIONS } from '../facts';
import { POSITIONS } from './positions';
import {
  awardPrize,
  companyPoints,
  demandPrize,
  forecast,
  prestigePrize,
  voltairePoints,
  type Prize,
} from './scoring';

function told(prize: Prize | null) {
  if (!prize) return null;
  const { winner, vp, treaty, debt } = prize;
  return { winner, lead: prize.tally.fr - prize.tally.br, vp, treaty, debt };
}

describe.each(POSITIONS)('scoring position %#', (position) => {
  const { state } = position;

  it('gives the awards as the rules do', () => {
    const awards = Object.fromEntries(REGIONS.map((each) => [each, told(awardPrize(state, each))]));
    expect(awards).toEqual(position.awards);
  });

  it('gives prestige and every demand as the rules do', () => {
    expect(told(prestigePrize(state))).toEqual(position.prestige);
    const demand = COMMODITIES.map((each) => [each, told(demandPrize(state, each))]);
    expect(Object.fromEntries(demand)).toEqual(position.demand);
  });

  it('counts what Voltaire and the East India Company give', () => {
    expect(voltairePoints(state)).toBe(position.voltaire);
    expect(companyPoints(state)).toBe(position.company);
  });

  it('ends where a scoring phase would end', () => {
    const { vp, debt, treaty, sweep } = forecast(state);
    expect({ vp, debt, treaty, sweep }).toEqual(position.after);
  });
});
