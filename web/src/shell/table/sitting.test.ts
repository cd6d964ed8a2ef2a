import { describe, expect, it } from 'vitest';
import { nextToSit } from './sitting';

const two = { seats: ['FR', 'BR'], asked: ['BR'], sitting: null, elsewhere: false };

describe('the curtain', () => {
  it('is only for those who share a screen', () => {
    expect(nextToSit({ ...two, seats: ['FR'] })).toBeNull();
    expect(nextToSit({ ...two, seats: [] })).toBeNull();
  });

  it('is down until somebody says who they are, whatever is shown', () => {
    expect(nextToSit(two)).toBe('BR');
    expect(nextToSit({ ...two, asked: [], elsewhere: true })).toBe('FR');
  });

  it('stays up for whoever is asked', () => {
    expect(nextToSit({ ...two, sitting: 'BR' })).toBeNull();
    expect(nextToSit({ ...two, sitting: 'BR', asked: ['FR', 'BR'] })).toBeNull();
  });

  it('falls when the other is asked, but not on a plan', () => {
    expect(nextToSit({ ...two, sitting: 'FR' })).toBe('BR');
    expect(nextToSit({ ...two, sitting: 'FR', elsewhere: true })).toBeNull();
  });
});
