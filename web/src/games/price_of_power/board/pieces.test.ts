import { describe, expect, it } from 'vitest';
import { example } from '../example';
import { layerFor } from './layers';
import { piecesIn, widthOf } from './plates';
import { countersOf } from './units';

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

  it('count single Infantry and Armies together', () => {
    expect(countersOf(game)).toEqual([{ area: 'seine', realm: 'france', units: 4, general: true, nth: 0 }]);
  });
});

describe('the layer', () => {
  it('is chosen by the question', () => {
    expect(layerFor([{ option: 'convert_area saxony', cost: 2 }])).toBe('religion');
    expect(layerFor([{ option: 'done', cost: null }])).toBe('diplomacy');
  });
});
