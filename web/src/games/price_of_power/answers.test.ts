import { describe, expect, it } from 'vitest';
import { litAreasOf, mapTarget, targetsOf } from './answers';
import { AREAS } from './facts';

const offers = (...options: string[]) => options.map((option) => ({ option, cost: null }));

describe('answers', () => {
  it('finds what an option is about on the map', () => {
    expect(mapTarget('influence_in seine')).toBe('area-seine');
    expect(mapTarget('calm paris')).toBe('province-paris');
    expect(mapTarget('forge_with scotland')).toBe('realm-scotland');
    expect(mapTarget('trade_in champagne')).toBe('node-champagne');
    expect(mapTarget('take_slot_of austria')).toBeNull();
    expect(mapTarget('stabilize')).toBeNull();
  });

  it('gathers two ways to pay on one Area', () => {
    const targets = targetsOf(offers('influence_in seine', 'influence_for_ducats seine', 'done'));
    expect([...targets.keys()]).toEqual(['area-seine']);
    expect(targets.get('area-seine')).toHaveLength(2);
  });

  it('lights all Areas of a Religion slot', () => {
    const shared = Object.values(AREAS).find(({ id, slot }) => slot !== undefined && slot !== id);
    const slot = shared?.slot ?? '';
    const lit = litAreasOf(targetsOf(offers(`convert_area ${slot}`)));
    expect(lit.get(shared?.id ?? '')).toBe(`area-${slot}`);
    expect(litAreasOf(targetsOf(offers(`influence_in ${slot}`))).size).toBe(1);
  });
});
