// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { words } from '$shell/words.svelte';
import { POSITIONS } from '../examples/positions';
import type { Seen } from '../explain';
import { AWARDS, type Region } from '../facts';
import { PLATES } from './layout';
import Plate from './Plate.svelte';

const [POSITION] = POSITIONS;
if (!POSITION) throw new Error('no position');
const { state, explain } = POSITION;
const MAPS = Object.keys(PLATES) as Region[];

beforeAll(() => words.play('imperial_struggle', 'en'));
afterEach(cleanup);

/** Where the award ends, on a plate that begins at nothing. */
function rightOfAward(map: Region, award: string): number {
  const seen = { ...state, explain, awards: { ...state.awards, [map]: award } } as Seen;
  const { container } = render(Plate, { map, state: seen, least: 0 });
  const placed = container.querySelector('.award')?.getAttribute('transform') ?? '';
  const [x = 0, , scale = 1] = (placed.match(/-?[\d.]+/g) ?? []).map(Number);
  return x + scale * Number(container.querySelector('.award rect')?.getAttribute('width'));
}

describe('the plate of a map', () => {
  it.each(MAPS)('has room for every award: %s', (map) => {
    for (const award of Object.keys(AWARDS)) {
      expect(rightOfAward(map, award)).toBeLessThanOrEqual(PLATES[map].w - 8);
      cleanup();
    }
  });
});
