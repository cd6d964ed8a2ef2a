import { expect, it } from 'vitest';
import { entry } from './entry';

const powerAt = (seat: string, options: Record<string, string> = {}) =>
  entry.armsWith?.(seat, options)?.power ?? null;

it('shows whose realms a scenario seats', () => {
  expect(powerAt('P2')).toBe('realm-castile');
  expect(powerAt('P2', { scenario: 'hundred_years' })).toBe('realm-france');
  expect(powerAt('P4', { scenario: 'enemy_at_the_gates' })).toBe('realm-muscovy');
  expect(powerAt('P3', { scenario: 'hundred_years' })).toBeNull();
});

it('shows no realm at a seat while realms are still to be dealt', () => {
  expect(powerAt('P2', { realms: 'seats' })).toBe('realm-castile');
  expect(powerAt('P2', { realms: 'lots' })).toBeNull();
});
