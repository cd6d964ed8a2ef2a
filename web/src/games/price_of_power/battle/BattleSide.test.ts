// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { words } from '$shell/words.svelte';
import type { SideState } from '../contract';
import type { State } from '../state';
import BattleSide from './BattleSide.svelte';

beforeAll(() => words.play('price_of_power', 'en'));
afterEach(cleanup);

it('says who has left, apart from what he was', () => {
  const game = { players: [], ill: [] } as unknown as State;
  const rebels = { party: 'rebels', kinds: [], lost: [], has_left: true };
  const side = { parties: [rebels], leader: null, rolled: [], hits: 0 } as unknown as SideState;
  const shown = { game, name: 'attackers' as const, side, dice: {}, naval: false, played: [] };
  const { container } = render(BattleSide, shown);
  expect(container.querySelector('h3 small')?.textContent).toMatch(/^\S.* · \S/);
});
