// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen as page } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { words } from '$shell/words.svelte';
import { POSITIONS } from '../examples/positions';
import { stillTable } from '../examples/tables';
import Tray from './Tray.svelte';

const POSITION = POSITIONS.find(({ state }) => state.round && (state.own?.hand.length ?? 0) > 1);
if (!POSITION) throw new Error('no position in a round');
const { state } = POSITION;
const [tile = ''] = state.tiles.available;
const [card = ''] = state.own?.hand ?? [];

beforeAll(() => words.play('imperial_struggle', 'en'));
afterEach(cleanup);

describe('the tray', () => {
  it('shows nine tiles, and only those offered as buttons that answer', async () => {
    const { table, answers } = stillTable(POSITION, { prompt: 'ask-invest', options: [`take ${tile}`] });
    const { container } = render(Tray, { table });
    expect(container.querySelectorAll('.tile')).toHaveLength(9);
    expect(container.querySelectorAll('button.tile')).toHaveLength(1);
    await fireEvent.click(page.getByRole('button', { name: /^Take/ }));
    expect(answers).toEqual([`take ${tile}`]);
  });

  it('plays an event only from its enlarged sheet', async () => {
    const { table, answers } = stillTable(POSITION, { prompt: 'ask-act', options: [`play ${card}`] });
    render(Tray, { table });
    const name = words.text(`event-${card}`);
    await fireEvent.click(page.getByRole('button', { name }));
    expect(answers).toEqual([]);
    await fireEvent.click(page.getByRole('button', { name: `Play ${name}` }));
    expect(answers).toEqual([`play ${card}`]);
  });

  it('lays the cards out when one has to be discarded', async () => {
    const hand = state.own?.hand ?? [];
    const options = hand.map((id) => `discard ${id}`);
    const { table, answers } = stillTable(POSITION, { prompt: 'ask-discard', options, args: { n: 1 } });
    render(Tray, { table });
    const picker = page.getByRole('region', { name: 'Choose a card' });
    expect(picker.querySelectorAll('li')).toHaveLength(hand.length);
    await fireEvent.click(page.getByRole('button', { name: `Discard ${words.text(`event-${card}`)}` }));
    expect(answers).toEqual([`discard ${card}`]);
  });

  it('says which of several Ministries is being chosen, and folds so that the map can be seen', async () => {
    const options = ['appoint robert_walpole', 'appoint jonathan_swift'];
    const args = { n: 1, all: 2 };
    const { table } = stillTable(POSITION, { prompt: 'ask-appoint', options, args });
    const { container } = render(Tray, { table });
    expect(container.querySelector('.picker h2')?.textContent).toContain('(1 of 2)');
    await fireEvent.click(page.getByRole('button', { name: words.text('table-fold') }));
    expect(container.querySelector('.picker ul')).toBeNull();
    await fireEvent.click(page.getByRole('button', { name: words.text('table-unfold') }));
    expect(container.querySelector('.picker ul')).not.toBeNull();
  });

  it('has no hand for those who only watch', () => {
    const { table } = stillTable({ ...POSITION, state: { ...state, own: null } });
    render(Tray, { table });
    expect(page.queryByText('Hand')).toBeNull();
    expect(page.getAllByText('Cabinet')).toHaveLength(2);
  });
});
