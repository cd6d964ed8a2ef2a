import { describe, expect, it, vi } from 'vitest';
import * as shown from '$shell/words.svelte';
import { example } from '../example';
import type { State } from '../state';
import { aboutPlace, describeArea, describeProvince } from './naming';

const NONE = { allied: [], active: [], married: [], disputed: [], war: [], truce: [], cb: [] };
const REST = { overlord: null, capital: null, colour: null, faith: null };

describe('the ties of a realm, for who cannot see them', () => {
  const empty = example({ provinces: { zaragoza: {}, valencia: {} } });
  const aragon = { ...NONE, ...REST, allied: ['castile'], married: ['castile'], war: ['france'] };
  const game: State = { ...empty, realms: { ...empty.realms, aragon } };
  const ties = ['[pop-alliance-of]', '[pop-marriage-of]', '[pop-war-with]'];

  it('are told of the realm and on its Capital, and on no other Province', () => {
    expect(aboutPlace(game, 'realm-aragon')).toEqual(ties);
    expect(describeProvince(game, 'valencia').split(', ').slice(-3)).toEqual(ties);
    expect(describeProvince(game, 'zaragoza')).not.toContain('pop-alliance-of');
  });
});

describe('an Area, for who cannot see the map', () => {
  const aragon = { influence: { castile: 2 }, claims: ['france'], rebels: 1 };
  const game = example({ areas: { aragon }, provinces: { zaragoza: {} } });

  it('is told by its name, and all that lies there', () => {
    const told = describeArea(game, 'aragon').split(', ');
    expect(told[0]).toBe('[area-aragon]');
    expect(told).toEqual(
      expect.arrayContaining(['[pop-influence-of]', '[pop-claim-of]', '[pop-rebel-units]']),
    );
    expect(describeArea(game, 'castile')).not.toContain('pop-influence-of');
  });

  it('is named with each of its Provinces', () => {
    expect(describeProvince(game, 'zaragoza').split(', ').slice(0, 2)).toEqual([
      '[province-zaragoza]',
      '[area-aragon]',
    ]);
  });
});

it('counts the Ships of a realm in the slots of a Sea Zone together with its others', () => {
  const zone = { guards: { castile: 1, france: 1 }, ships: { castile: 2 } };
  const told = vi.spyOn(shown, 'text');
  aboutPlace({ ...example(), zones: { gulf_of_lion: zone } } as unknown as State, 'zone-gulf_of_lion');
  const ships = told.mock.calls.filter(([id]) => id === 'pop-ships-of').map(([, args]) => args);
  expect(ships).toEqual([
    { realm: 'realm-castile', n: 3 },
    { realm: 'realm-france', n: 1 },
  ]);
});
