// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { screen } from '$shell/screen.svelte';
import { game } from './index';

beforeEach(() => (screen.phone = true));
afterEach(() => {
  screen.phone = false;
  screen.page = 'board';
});

const pageOf = (prompt: string, ...options: string[]) =>
  game.pageOf?.({ seat: 'FR', cite: '', prompt, options: options.map((option) => ({ option, cost: null })) });

it('has the display of a battle answer on a phone wherever one is', () => {
  expect(pageOf('ask-battle-card', 'lay 3', 'pass')).toBe('war');
  expect(pageOf('ask-strike', 'strike 2')).toBe('war');
  expect(pageOf('ask-discard', 'discard 3')).toBe('hand');
});

it('has that of the talks answer while it is open', () => {
  expect(pageOf('ask-bid', 'bid 2')).toBeNull();
  screen.page = 'war';
  expect(pageOf('ask-bid', 'bid 2')).toBe('war');
});

it('leaves the rest to the map', () => {
  expect(pageOf('ask-march', 'march boh', 'stay')).toBeNull();
  expect(pageOf('ask-choose', 'choose movement')).toBe('actions');
});
