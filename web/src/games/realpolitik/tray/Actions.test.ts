// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen as page } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { emptyPlan } from '$shell/planning.svelte';
import { settings } from '$shell/settings.svelte';
import { TableClient } from '$shell/table.svelte';
import type { View } from '$shell/view';
import { words } from '$shell/words.svelte';
import type { Explanation } from '../contract';
import type { State } from '../state';
import Actions from './Actions.svelte';

const ACTIONS = ['taxation', 'dispatch'];
const game = { token: 4, powers: { france: { chosen: null, played: [] } } } as unknown as State;
const explain = {
  powers: { france: { minor: false, actions: ACTIONS, taxes: [], influence: [] } },
} as unknown as Explanation;

beforeAll(() => words.play('realpolitik', 'en'));
beforeEach(() => (settings.confirm = 'lost'));
afterEach(cleanup);

/** The cards of France before her choice, and what she has answered. */
function tray(): string[] {
  const options = ACTIONS.map((action) => ({ option: `choose ${action}`, cost: null }));
  const ask = { seat: 'FR', prompt: 'ask-choose', cite: '', options };
  const view = { seat: 'FR', position: 1, asks: [ask] } as unknown as View;
  const answers: string[] = [];
  const table = new TableClient(
    'still',
    () => [],
    () => 'en',
  );
  table.seat = 'FR';
  table.plan = emptyPlan({ view, log: [], undoable: 0, clocks: {} });
  table.answer = (option) => {
    answers.push(option);
    return Promise.resolve();
  };
  render(Actions, { table, game, explain, power: 'france' });
  return answers;
}

const card = (action: string) =>
  page.getByRole('button', { name: new RegExp(`^${words.text(`action-${action}`)}`) });
const confirm = (action: string) =>
  page.queryByRole('button', { name: words.text('rp-play-card', { card: `action-${action}` }) });

it('plays a card only when it is confirmed, for none can be taken back', async () => {
  const answers = tray();
  await fireEvent.click(card('taxation'));
  expect(answers).toEqual([]);
  expect(card('taxation').getAttribute('aria-pressed')).toBe('true');
  await fireEvent.click(card('dispatch'));
  expect(confirm('taxation')).toBeNull();
  const button = confirm('dispatch');
  if (!button) throw new Error('nothing to confirm');
  await fireEvent.click(button);
  expect(answers).toEqual(['choose dispatch']);
});

it('lets go of a card that is clicked again', async () => {
  const answers = tray();
  await fireEvent.click(card('taxation'));
  await fireEvent.click(card('taxation'));
  expect(confirm('taxation')).toBeNull();
  expect(answers).toEqual([]);
});

it('plays it at once for who wants never to be asked again', async () => {
  settings.confirm = 'never';
  const answers = tray();
  await fireEvent.click(card('taxation'));
  expect(answers).toEqual(['choose taxation']);
});
