import { describe, expect, it } from 'vitest';
import { example } from './example';
import { capitalOf, faithOf, ownershipOf, tinctureIn } from './state';

describe('the state', () => {
  it('gives a Province to the holder of a Town, to a Vassal, to its flag', () => {
    const game = example({
      provinces: {
        milano: { holder: 'france', disc: 'large' },
        warszawa: { holder: 'austria', disc: 'vassal' },
      },
    });
    expect(ownershipOf(game, 'milano')).toEqual({ realm: 'france', holder: 'france', vassal: false });
    expect(ownershipOf(game, 'warszawa')).toMatchObject({ holder: 'austria', vassal: true });
    expect(ownershipOf(game, 'bern')).toEqual({ realm: 'switzerland', holder: null, vassal: false });
  });

  it('lays the token of a dynamic realm over the flag', () => {
    const game = example({ provinces: { bern: { dynamic: 'persia' } } });
    expect(ownershipOf(game, 'bern').realm).toBe('persia');
  });

  it('tells tinctures by seat, Capitals and faiths as printed unless they changed', () => {
    const game = example({ faiths: { saxony: { faith: 'protestant', revolution: false } } });
    expect(tinctureIn(game, 'austria')).toBe('tincture-2');
    expect(tinctureIn(game, 'poland')).toBeNull();
    expect(capitalOf(game, 'france')).toBe('paris');
    expect(faithOf(game, 'saxony')).toBe('protestant');
    expect(faithOf(game, 'seine')).toBe('catholic');
  });
});
