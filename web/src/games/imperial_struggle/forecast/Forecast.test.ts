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
import { POSITIONS } from '../examples/positions';
import { stillTable } from '../examples/tables';

beforeAll(() => words.play('imperial_struggle', 'en'));
afterEach(cleanup);

it.each(POSITIONS)('tells the score to come in position %#', (position) => {
  const { state, explain } = position;
  const { container } = render(Forecast, { table: stillTable(position).table });
  const net = container.querySelector('.net')?.textContent;
  expect(net).toContain(`${state.vp} → ${explain.forecast.vp}`);
  expect(container.querySelectorAll('.bar')).toHaveLength(5 + state.demand.length);
});

it('tells of prestige alone before the awards are drawn', () => {
  const [position] = POSITIONS;
  if (!position) throw new Error('no position');
  const forecast = { ...position.explain.forecast, awards: [], demand: [] };
  const explain = { ...position.explain, forecast };
  const { container } = render(Forecast, { table: stillTable({ ...position, explain }).table });
  expect(container.querySelectorAll('.bar')).toHaveLength(1);
  expect(container.querySelector('.net')).not.toBeNull();
});

it('tells of prizes, ministries and a sweep as the rules do', () => {
  const [position] = POSITIONS;
  if (!position) throw new Error('no position');
  const { forecast } = position.explain;
  const prize = { ...forecast.prestige, winner: 'br' as const, vp: 7, treaty: 3, debt: 2 };
  const extra = { ministry: 'voltaire', power: 'fr' as const, vp: 0, treaty: 3 };
  const told = { ...forecast, prestige: prize, extras: [extra], sweep: 'br' as const };
  const explain = { ...position.explain, forecast: told };
  const { container } = render(Forecast, { table: stillTable({ ...position, explain }).table });
  expect(container.querySelector('.forecast-row .outcome')?.textContent?.replaceAll(/\s+/g, ' ')).toBe(
    'BR +7 3 TRP Debt +2',
  );
  expect(container.querySelector('.extra')?.textContent).toContain('Voltaire');
  expect(container.querySelector('.sweep')?.textContent).toContain('Britain');
});

it.each(['en', 'pl', 'it'] as const)(
  'leaves no text of the panels out in %s',
  async (language) => {
    await words.use(language, 'imperial_struggle');
    screen.war = true;
    for (const position of POSITIONS.slice(0, 2)) {
      const { table } = stillTable(position);
      for (const Panel of [Top, Tray, Plates, Points, Forecast, Drawer]) {
        const { container, unmount } = render(Panel, { table });
        expect(container.innerHTML).not.toMatch(/\[[a-z]+-[a-z-]+\]/);
        unmount();
      }
    }
  },
  20_000,
);
