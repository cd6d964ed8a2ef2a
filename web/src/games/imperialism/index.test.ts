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
  game.pageOf?.({ seat: 'P1', cite: '', prompt, options: options.map((option) => ({ option, cost: null })) });

it('has the display of the war answer on a phone while it is open', () => {
  screen.page = 'war';
  expect(pageOf('ask-defend', 'defend pirates', 'done')).toBe('war');
  expect(pageOf('ask-peace', 'pay_tribute')).toBe('war');
  screen.page = 'board';
  expect(pageOf('ask-defend', 'defend pirates', 'done')).toBeNull();
});

it('has the hand answer what is played from it', () => {
  expect(pageOf('ask-discard', 'discard pirates')).toBe('hand');
  expect(pageOf('ask-war-event', 'play greedy_pillage', 'pass')).toBe('hand');
  expect(pageOf('ask-action', 'play pirates', 'conquer india')).toBeNull();
});
