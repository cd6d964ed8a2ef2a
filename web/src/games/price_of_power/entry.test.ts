// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import scenariosData from '$rules/price_of_power/data/scenarios.json';
import { words } from '$shell/words.svelte';
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

it.each(['en', 'pl', 'it'] as const)('names them all in the lobby (%s)', async (language) => {
  await words.use(language, 'price_of_power');
  const powers = scenariosData.scenarios.flatMap(({ id, realms }) =>
    realms.map((_, place) => powerAt(`P${place + 1}`, { scenario: id }) ?? ''),
  );
  expect(powers.filter((power) => words.of('price_of_power', power) === `[${power}]`)).toEqual([]);
});
