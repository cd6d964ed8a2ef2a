// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen as page, within } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { screen } from '$shell/screen.svelte';
import { words } from '$shell/words.svelte';
import type { Desk } from './desk.svelte';
import PhoneNav from './PhoneNav.svelte';

beforeAll(() => words.play('imperialism', 'en'));
beforeEach(() => (screen.phone = true));
afterEach(() => {
  cleanup();
  screen.phone = false;
  screen.page = 'board';
});

const button = (name: string) => page.getByRole('button', { name: new RegExp(`^${words.text(name)}`) });

function nav(pageOf: string | null) {
  const desk = {
    game: {
      pages: [{ id: 'hand', icon: 'hand', text: 'im-your-hand' }],
      isOnBoard: (option: string) => option === 'conquer peru',
      pageOf: () => pageOf,
    },
    table: { ask: { prompt: 'ask-action' }, options: [{ option: 'conquer peru', cost: 3 }] },
    talk: { unread: 0 },
  };
  render(PhoneNav, { desk: desk as unknown as Desk });
  const marked = (name: string) => within(button(name)).queryByText(words.text('nav-answers'));
  return { board: () => marked('nav-board'), hand: () => marked('im-your-hand') };
}

it('marks the board while another page is open and the answer lies on it', async () => {
  const { board, hand } = nav(null);
  expect(board()).toBeNull();
  await fireEvent.click(button('im-your-hand'));
  expect(board()).not.toBeNull();
  expect(hand()).toBeNull();
  await fireEvent.click(button('nav-board'));
  expect(board()).toBeNull();
});

it('marks the page of the game that answers', () => {
  const { board, hand } = nav('hand');
  expect(board()).toBeNull();
  expect(hand()).not.toBeNull();
});
