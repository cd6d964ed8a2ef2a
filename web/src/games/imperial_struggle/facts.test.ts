import { describe, expect, it } from 'vitest';
import { ADVANTAGES, ADVANTAGE_IDS, SPACES, SPACE_IDS, beganWith, spaceOf } from './facts';
import { COUNTRY_BOXES, EDGES, PLACES, placesOn } from './board/layout';
import { REGIONS } from './facts';

describe('the drawing and the rules', () => {
  it('agree on the spaces and advantages', () => {
    expect(Object.keys(PLACES).sort()).toEqual([...SPACE_IDS, ...ADVANTAGE_IDS].sort());
    for (const region of REGIONS) {
      const { spaces, advantages } = placesOn(region);
      expect(spaces.every((id) => SPACES[id]?.region === region)).toBe(true);
      expect(advantages.every((id) => ADVANTAGES[id]?.region === region)).toBe(true);
    }
  });

  it('agree on every line', () => {
    const pairs = (kind: string) =>
      EDGES.filter((edge) => edge.kind === kind).map(({ a, b }) => [a, b].sort().join(' '));
    const joined = (of: 'connections' | 'conquest_lines') =>
      SPACE_IDS.flatMap((id) => spaceOf(id)[of].map((other) => [id, other].sort().join(' ')));
    expect(new Set(pairs('connection'))).toEqual(new Set(joined('connections')));
    expect(new Set(pairs('conquest'))).toEqual(new Set(joined('conquest_lines')));
    const fed = ADVANTAGE_IDS.flatMap((id) =>
      (ADVANTAGES[id]?.requires ?? []).map((space) => [id, space].sort().join(' ')),
    );
    expect(new Set(pairs('advantage'))).toEqual(new Set(fed));
  });

  it('agree on the countries', () => {
    const countries = SPACE_IDS.flatMap((id) => spaceOf(id).country ?? []);
    expect(new Set(Object.keys(COUNTRY_BOXES))).toEqual(new Set(countries));
  });
});

it('tells who began with a territory', () => {
  expect(beganWith(spaceOf('quebec_montreal'))).toBe('fr');
  expect(beganWith(spaceOf('jamaica'))).toBe('br');
  expect(beganWith(spaceOf('gibraltar'))).toBeNull();
  expect(beganWith(spaceOf('chesapeake'))).toBeNull();
});
