import { expect, it } from 'vitest';
import { roleOf } from './roles';

const role = (text: string) => roleOf({ at: 0, text, args: {}, cite: '' });

it('tells small steps, series and consequences from deeds', () => {
  expect(role('log-you-draw')).toBe('step');
  expect(role('log-discards')).toBe('series');
  expect(role('log-battle-loss')).toBe('series');
  expect(role('log-gains-prestige')).toBe('consequence');
  expect(role('motive-ties.gain')).toBe('consequence');
  expect(role('log-trades')).toBeNull();
});
