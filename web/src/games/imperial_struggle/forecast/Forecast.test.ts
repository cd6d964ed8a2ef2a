// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { screen } from '$shell/screen.svelte';
import { words } from '$shell/words.svelte';
import Plates from '../plates/Plates.svelte';
import Points from '../points/Points.svelte';
import Top from '../top/Top.svelte';
import Tray from '../tray/Tray.svelte';
import Drawer from '../war/Drawer.svelte';
import Forecast from './Forecast.svelte';
import { POSITIONS } from './positions';
import { stillTable } from './tables';

beforeAll(() => words.play('imperial_struggle', 'en'));
afterEach(cleanup);

it.each(POSITIONS)('tells the score to come in position %#', ({ state, after }) => {
  const { container } = render(Forecast, { table: stillTable(state).table });
  expect(container.querySelector('.net')?.textContent).toContain(`${state.vp} → ${after.vp}`);
  expect(container.querySelectorAll('.bar')).toHaveLength(5 + state.demand.length);
});

it.each(['en', 'pl', 'it'] as const)(
  'leaves no text of the panels out in %s',
  async (language) => {
    await words.use(language, 'imperial_struggle');
    screen.war = true;
    for (const { state } of POSITIONS.slice(0, 2)) {
      const { table } = stillTable(state);
      for (const Panel of [Top, Tray, Plates, Points, Forecast, Drawer]) {
        const { container, unmount } = render(Panel, { table });
        expect(container.innerHTML).not.toMatch(/\[[a-z]+-[a-z-]+\]/);
        unmount();
      }
    }
  },
  20_000,
);
