import { describe, expect, it } from 'vitest';
import { POSITIONS } from '../forecast/positions';
import { bonusState } from './bonus';
import { EVENTS } from './facts';

describe.each(POSITIONS)('bonus conditions in position %#', ({ state, bonuses }) => {
  it.each(['fr', 'br'] as const)('are met for %s as the rules say', (power) => {
    const met = Object.keys(EVENTS).filter((event) => bonusState(state, event, power) === 'met');
    expect(met).toEqual(bonuses[power]);
  });

  it('may hang on a hidden ministry only of the seat itself', () => {
    const power = state.own?.power === 'fr' ? 'br' : 'fr';
    const states = Object.keys(EVENTS).map((event) => bonusState(state, event, power));
    expect(states).not.toContain('hidden');
  });
});
