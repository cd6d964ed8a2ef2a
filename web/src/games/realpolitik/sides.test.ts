import { describe, expect, it } from 'vitest';
import { ARMS } from './arms';
import { armsAsked } from './sides';

const ask = (prompt: string, args: Record<string, string>) =>
  armsAsked({ seat: 'FR', prompt, cite: '', args });

describe('the arms of a question', () => {
  it('are those of the power that acts, Italy’s for who controls it', () => {
    expect(ask('ask-choose', { power: 'power-italy' })).toBe(ARMS.italy);
    expect(ask('ask-move-to', { general: 'general-la_marmora' })).toBe(ARMS.italy);
    expect(ask('ask-consent', { power: 'power-prussia', host: 'power-italy' })).toBe(ARMS.italy);
  });

  it('are the player’s own where another power asks, or none is named', () => {
    expect(ask('ask-accept', { power: 'power-prussia' })).toBeNull();
    expect(ask('ask-grant-step', { power: 'power-prussia' })).toBeNull();
    expect(ask('ask-propose', {})).toBeNull();
  });
});
