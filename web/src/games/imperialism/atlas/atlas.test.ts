// @vitest-environment happy-dom
import { render } from '@testing-library/svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TableClient } from '$shell/table.svelte';
import { LANGUAGES, words } from '$shell/words.svelte';
import { TERRITORY } from '../facts';
import type { State } from '../state';
import type { AtlasModel } from './atlas.svelte';
import { FRAMES, PLACES, PLANS, type Region as Part } from './chart';
import Region from './Region.svelte';
import { sightsOf } from './standing';

/** Four powers, each of which has a colony in India; nobody is in China. */
const GAME = {
  empires: ['prussia', 'france', 'spain', 'russia'].map((power) => ({ power, territories: ['india'] })),
  hand: [],
  row: [],
  war: null,
} as unknown as State;

const ATLAS = {
  table: { shown: null, news: [], steps: {} } as unknown as TableClient,
  sights: Object.fromEntries(sightsOf(GAME, []).map((sight) => [sight.id, sight])),
  open: null,
  camera: { lettering: 1 },
  isLit: () => false,
  isTabStop: () => false,
} as unknown as AtlasModel;

interface Spot {
  x: number;
  y: number;
}

/** Where a part of the drawing stands on its map: all transforms up to the map, added. */
function spotOf(part: Element): Spot {
  const spot = { x: 0, y: 0 };
  for (let at: Element | null = part; at && at.tagName !== 'svg'; at = at.parentElement) {
    const [x = 0, y = 0] =
      /translate\((\S+) (\S+)\)/.exec(at.getAttribute('transform') ?? '')?.slice(1) ?? [];
    spot.x += Number(x);
    spot.y += Number(y);
  }
  return spot;
}

const PLANNED = PLANS.flatMap((plan) =>
  (Object.keys(FRAMES[plan]) as Part[]).map((region) => [plan, region] as const),
);

function draw(plan: (typeof PLANS)[number], region: Part) {
  const frame = FRAMES[plan][region] ?? { x: 0, y: 0, w: 0, h: 0 };
  const { container } = render(Region, { atlas: ATLAS, game: GAME, region, frame });
  return { frame, drawn: container };
}

describe('India', () => {
  beforeAll(() => words.play('imperialism', 'en'));

  it.each(PLANNED.filter(([, region]) => region === 'ea'))(
    'has room for a colony of every power beside its price: %s',
    (plan, region) => {
      const { frame, drawn } = draw(plan, region);
      const india = drawn.querySelector(".label[data-id='india']");
      const price = india?.querySelector('.price-seal');
      const colonies = [...(india?.querySelectorAll('.map-arms') ?? [])].map(spotOf);
      expect(price?.textContent.trim()).toBe(String(TERRITORY.india?.cost));
      expect(colonies).toHaveLength(4);
      const around = [spotOf(price as Element), ...colonies];
      for (const [n, { x, y }] of around.entries()) {
        expect(x > 6 && x < frame.w - 6 && y > 6 && y < frame.h - 24, `${n}`).toBe(true);
        if (n > 0) expect(x - (around[n - 1]?.x ?? 0)).toBeGreaterThanOrEqual(12);
        for (const { id, name } of PLACES.filter((place) => place.region === 'ea' && place.id !== 'india')) {
          expect(Math.hypot(name.x - x, name.y - y), id).toBeGreaterThan(14);
        }
      }
    },
  );

  it('tells who is there', () => {
    const { drawn } = draw('wide', 'ea');
    const said = drawn.querySelector(".label[data-id='india']")?.getAttribute('aria-label');
    for (const power of ['Prussia', 'France', 'Spain', 'Russia']) expect(said).toContain(power);
    expect(drawn.querySelectorAll(".label[data-id='china'] .map-arms")).toHaveLength(0);
  });
});

describe.each(Object.keys(LANGUAGES))('the title of a map in %s', (language) => {
  beforeAll(() => words.play('imperialism', language));

  it.each(PLANNED)('keeps within it, off the names: %s %s', (plan, region) => {
    const { frame, drawn } = draw(plan, region);
    const plate = drawn.querySelector('.title rect');
    const [x = 0, y = 0, w = 0, h = 0] = ['x', 'y', 'width', 'height'].map((each) =>
      Number(plate?.getAttribute(each)),
    );
    expect(x + w <= frame.w && y + h <= frame.h).toBe(true);
    for (const { id, name } of PLACES.filter((place) => place.region === region)) {
      const isUnder = name.x > x && name.x < x + w && name.y > y && name.y - 8 < y + h;
      expect(isUnder, id).toBe(false);
    }
  });
});
