// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen as page } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { screen } from '$shell/screen.svelte';
import { words } from '$shell/words.svelte';
import { POSITIONS } from '../examples/positions';
import { stillTable } from '../examples/tables';
import Drawer from './Drawer.svelte';

const WAR = POSITIONS.find(({ state }) => state.war?.theater);
const PEACE = POSITIONS.find(({ state }) => state.war && state.stage === 'action_round');
if (!WAR || !PEACE) throw new Error('positions are missing');

beforeAll(() => words.play('imperial_struggle', 'en'));
afterEach(cleanup);

describe('the display of the war', () => {
  it('opens by itself in a battle, with the row of spoils that is reached', async () => {
    screen.war = false;
    const { container } = render(Drawer, { table: stillTable(WAR).table });
    await Promise.resolve();
    expect(screen.war).toBe(true);
    expect(container.querySelectorAll('.theater')).toHaveLength(4);
    const told = WAR.explain.theaters[WAR.state.war?.theater ?? ''];
    if (!told) throw new Error('the theater is missing');
    const total = (power: 'fr' | 'br') => told[power].army + told[power].board;
    const shown = [...container.querySelectorAll('.theater.now .total')].map((each) => each.textContent);
    expect(shown).toEqual([total('br'), total('fr')].map((each) => `${each}`.replace('-', '−')));
  });

  it('keeps the tiles of the other side face down in peace', async () => {
    screen.war = true;
    const { container } = render(Drawer, { table: stillTable(PEACE).table });
    expect(container.querySelectorAll('.war-tile.down').length).toBeGreaterThanOrEqual(4);
    expect(container.textContent).toContain('+ ?');
    expect(container.querySelector('.hit')).toBeNull();
  });

  it('answers questions about theaters', async () => {
    const theater = Object.keys(PEACE.state.war?.theaters ?? {})[2] ?? '';
    const question = { prompt: 'ask-place-bonus-tile', options: [`theater ${theater}`] };
    const { table, answers } = stillTable(PEACE, question);
    screen.war = true;
    render(Drawer, { table });
    await fireEvent.click(page.getByRole('button', { name: 'Choose this theater' }));
    expect(answers).toEqual([`theater ${theater}`]);
  });
});
