// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { TableClient } from '$shell/table.svelte';
import { words } from '$shell/words.svelte';
import Struck from './Struck.svelte';

beforeAll(() => words.play('price_of_power', 'en'));
afterEach(cleanup);

const table = new TableClient(
  'still',
  () => [],
  () => 'en',
);
const AREAS = ['seine', 'loire', 'leon', 'castile', 'tirol', 'austria', 'bohemia', 'saxony'];

/** What is said of those who are struck, the first so many of some Areas. */
function said(number: number): string {
  const names = AREAS.slice(0, number).map((name) => `area-${name}`);
  return render(Struck, { table, names }).container.textContent.trim();
}

it('names six at most, and keeps the number of the others apart from the last name', () => {
  expect(said(2)).toBe('Seine, Loire');
  expect(said(8)).toBe('Seine, Loire, Leon, Castile, Tirol, Austria and 2 more');
});
