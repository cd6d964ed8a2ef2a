import { describe, expect, it } from 'vitest';
import type { TableClient } from '$shell/table.svelte';
import type { Explanation } from '../contract';
import { example } from '../example';
import { battleOf, furtherSteps, isMarkedIn, ownTroopsIn, stepsOf } from './marches';

const battle = {
  at_sea: false,
  place: 'lombardy',
  attacker: 'france',
  units: [4, 2],
  chances: [800, 100, 100],
};
const way = (path: string[], more = {}) => ({
  path,
  by_sea: false,
  price: 0,
  also: [],
  loses: [],
  battle: null,
  ...more,
});

/** A table at which France is asked where its march goes. */
const asked = (prompt: string, explain: Partial<Explanation> = {}) =>
  ({
    eyes: 'P1',
    ask: { prompt },
    view: { seats: ['P1', 'P2'], explain },
  }) as unknown as TableClient;
const march = {
  troop: '1',
  area: 'loire',
  steps: 2,
  ways: { burgundy: way(['burgundy']), lombardy: way(['burgundy', 'lombardy'], { price: 1, battle }) },
};

describe('a march', () => {
  const army = { at: 'loire', units: { regular: { infantry: 3 } }, general: null };

  it('sets out with the only troop there is', () => {
    const game = example({ armies: [army] });
    expect(stepsOf(asked('ask-action'), game, 'march loire')).toEqual(['march loire', 'march_with 1']);
  });

  it('asks who goes where there are several troops', () => {
    const game = example({ armies: [army], areas: { loire: { infantry: { france: 1, austria: 2 } } } });
    expect(ownTroopsIn(asked('ask-action'), game, 'loire').map(({ name }) => name)).toEqual(['1', 'single']);
    expect(stepsOf(asked('ask-action'), game, 'march loire')).toEqual(['march loire']);
  });

  it('offers what lies beyond the next Area, with all steps to it', () => {
    const table = asked('ask-march', { march });
    expect(furtherSteps(table)).toEqual([{ option: 'march_to lombardy', cost: 1 }]);
    expect(stepsOf(table, example(), 'march_to lombardy')).toEqual([
      'march_to burgundy',
      'march_to lombardy',
    ]);
    expect(stepsOf(table, example(), 'march_to burgundy')).toEqual(['march_to burgundy']);
    expect(furtherSteps(asked('ask-pick-up', { march }))).toEqual([]);
  });

  it('crosses the sea only with its last step', () => {
    const ways = { sicily: way(['naples', 'sicily'], { by_sea: true }) };
    const table = asked('ask-march', { march: { ...march, ways } });
    expect(stepsOf(table, example(), 'cross_to sicily')).toEqual(['march_to naples', 'cross_to sicily']);
  });

  it('tells the Battle at its end, also at sea', () => {
    const voyage = [{ ...battle, at_sea: true, place: 'gulf_of_lion' }];
    const table = asked('ask-march', { march, voyage });
    expect(battleOf(table, 'march_to lombardy')).toEqual(battle);
    expect(battleOf(table, 'march_to burgundy')).toBeNull();
    expect(battleOf(table, 'sail_to gulf_of_lion')?.at_sea).toBe(true);
    expect(battleOf(table, 'done')).toBeNull();
  });

  it('is lit in a Turn only while military Actions lie open', () => {
    expect(isMarkedIn('march', 'mil')).toBe(true);
    expect(isMarkedIn('march', 'dip')).toBe(false);
    expect(isMarkedIn('march_to', 'dip')).toBe(true);
  });
});
