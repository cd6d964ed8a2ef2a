import { describe, expect, it } from 'vitest';
import { example } from '../example';
import { layerFor } from './layers';
import { piecesIn, widthOf } from './plates';
import { countersOf, fleetsAt, fleetsOf, troopsIn } from './units';

describe('the pieces of an Area', () => {
  const game = example({
    areas: { seine: { influence: { france: 2, empire: 1 }, claims: ['austria'], infantry: { france: 1 } } },
    armies: [{ at: 'seine', units: { regular: { infantry: 2, cavalry: 1 } }, general: 'x' }],
  });

  it('are cubes and Claims in diplomacy, the faith in religion', () => {
    expect(piecesIn(game, 'seine', 'diplomacy').map(({ kind }) => kind)).toEqual([
      'cube',
      'cube',
      'cube',
      'flag',
    ]);
    expect(piecesIn(game, 'seine', 'religion')).toEqual([{ kind: 'faith', icon: 'pop-catholic' }]);
    expect(piecesIn(game, 'seine', 'trade')).toEqual([]);
    expect(widthOf([])).toBe(0);
  });

  it('are joined by the token of a Crusade, on every layer', () => {
    const crusade = { kind: 'token', icon: 'pop-crusade' };
    expect(piecesIn({ ...game, crusade: 'seine' }, 'seine', 'trade')).toEqual([crusade]);
    expect(piecesIn({ ...game, crusade: 'loire' }, 'seine', 'trade')).toEqual([]);
  });

  it('count single Infantry and Armies together', () => {
    expect(countersOf(game)).toEqual([{ area: 'seine', realm: 'france', units: 4, general: true, nth: 0 }]);
  });
});

describe('Units and Fleets', () => {
  const army = { at: 'loire', units: { regular: { infantry: 2 }, mercenary: { cavalry: 1 } }, general: 'x' };
  const areas = { loire: { infantry: { austria: 2 }, rebels: 3 } };
  const game = example({ armies: [army], areas });

  it('stand apart by realm, Rebels too', () => {
    expect(countersOf(game).map(({ realm, units, nth }) => [realm, units, nth])).toEqual([
      ['austria', 2, 0],
      ['rebels', 3, 1],
      ['france', 3, 2],
    ]);
    expect(troopsIn(game, 'loire').map(({ realm, name }) => [realm, name])).toEqual([
      ['france', '1'],
      ['austria', 'single'],
    ]);
  });

  it('lie in a Sea Zone or in a Port', () => {
    const [france, austria] = game.players;
    const fleet = { ships: { heavy_ship: 1, light_ship: 2 }, admiral: null };
    const players = [
      { ...france, fleet: { ...fleet, zone: 'gulf_of_lion', port: null } },
      { ...austria, fleet: { ...fleet, zone: null, port: 'istria' } },
    ];
    const afloat = { ...game, players } as typeof game;
    expect(fleetsOf(afloat).map(({ at, ships }) => [at, ships])).toEqual([
      ['zone-gulf_of_lion', 3],
      ['province-istria', 3],
    ]);
    expect(fleetsAt(afloat, 'zone-gulf_of_lion').map(({ realm }) => realm)).toEqual(['france']);
  });
});

describe('the layer', () => {
  it('is chosen by the question', () => {
    expect(layerFor([{ option: 'convert_area saxony', cost: 2 }])).toBe('religion');
    expect(layerFor([{ option: 'done', cost: null }])).toBe('diplomacy');
    expect(layerFor([{ option: 'march_to seine', cost: null }])).toBe('war');
    const [zone, ship] = ['name_zone adriatic_sea', 'move_ship_to adriatic_sea'];
    expect(layerFor([{ option: zone, cost: null }], 'ask-first-battle')).toBe('war');
    expect(layerFor([{ option: ship, cost: null }], 'ask-expelled')).toBe('war');
    expect(layerFor([{ option: ship, cost: null }], 'ask-ship-to')).toBe('trade');
  });
});
