// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableRow } from '$contract';
import type { GameClient } from '$shell/game';
import { text, words } from '$shell/words.svelte';
import Bars from './Bars.svelte';
import { Desk } from './desk.svelte';

const { loadGame } = vi.hoisted(() => ({ loadGame: vi.fn<(id: string) => Promise<GameClient | null>>() }));
vi.mock('$games/index', () => ({ loadGame, armsOf: () => ({}), GAMES: {} }));

const GAME = { id: 'imperialism' } as GameClient;
const unhandled = vi.fn();

beforeAll(() => words.use('en'));
beforeEach(() => process.on('unhandledRejection', unhandled));
afterEach(() => {
  cleanup();
  process.off('unhandledRejection', unhandled);
});

describe('a board that cannot be fetched', () => {
  it('is told, and fetched when one tries again', async () => {
    loadGame.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    const desk = new Desk('t');
    desk.table.row = { id: 't', game: 'imperialism', seats: [] } as unknown as TableRow;
    const { getByRole, queryByRole, getByText } = render(Bars, { desk });
    expect(queryByRole('alert')).toBeNull();

    void desk.open('imperialism');
    await vi.waitFor(() => expect(getByRole('alert').textContent).toContain(text('table-unopened')));
    expect(desk.game).toBeNull();
    expect(unhandled).not.toHaveBeenCalled();

    loadGame.mockResolvedValue(GAME);
    await fireEvent.click(getByText(text('table-unopened.again')));
    await vi.waitFor(() => expect(desk.game).toBe(GAME));
    await tick();
    expect(queryByRole('alert')).toBeNull();
  });
});
