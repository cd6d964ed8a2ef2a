import { describe, expect, it } from 'vitest';
import { AREAS, NODES, PROVINCES, REALMS, ZONES } from '../facts';
import { PANELS, WORLD } from './atlas';
import {
  AREA_PLACES,
  BORDERS,
  CODES,
  GROUND,
  NODE_PLACES,
  PROVINCE_PLACES,
  SIZE,
  ZONE_PLACES,
} from './chart';

type Ring = [number, number][];

/** The rings of a path of M, l and z. */
function ringsOf(path: string): Ring[] {
  return path
    .split('M')
    .slice(1)
    .map((piece) => {
      const [head = '', tail = ''] = piece.split('l', 2);
      let [x = 0, y = 0] = head.split(/ |(?=-)/).map(Number);
      const ring: Ring = [[x, y]];
      const steps = (tail.match(/-?[\d.]+/g) ?? []).map(Number);
      for (let n = 0; n + 1 < steps.length; n += 2) {
        x += steps[n] ?? 0;
        y += steps[n + 1] ?? 0;
        ring.push([x, y]);
      }
      return ring;
    });
}

function holds(path: string, { x, y }: { x: number; y: number }): boolean {
  let odd = false;
  for (const ring of ringsOf(path)) {
    ring.forEach(([ax, ay], n) => {
      const [bx, by] = ring[(n + 1) % ring.length] ?? [ax, ay];
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
    });
  }
  return odd;
}

/** How far a point lies from the lines of a path. */
function fromEdge(path: string, { x, y }: { x: number; y: number }): number {
  const steps = ringsOf(path).flatMap((ring) =>
    ring.map(([ax, ay], n) => {
      const [bx, by] = ring[(n + 1) % ring.length] ?? [ax, ay];
      const [dx, dy] = [bx - ax, by - ay];
      const along = dx || dy ? ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy) : 0;
      const t = Math.min(1, Math.max(0, along));
      return Math.hypot(x - ax - t * dx, y - ay - t * dy);
    }),
  );
  return Math.min(...steps);
}

const isMain = ({ map }: { map: string }) => map === 'main';
const idsOf = (facts: Record<string, { id: string; map: string }>, main: boolean) =>
  Object.values(facts)
    .filter((fact) => isMain(fact) === main)
    .map(({ id }) => id)
    .toSorted();
const pairOf = (one: string, other: string) => [one, other].toSorted().join(' ');

const ISLANDS = [
  ...['gotland', 'naxos', 'rhodes', 'creta', 'madeira', 'canarias', 'baleares'],
  ...['corsica', 'sardenya', 'malta', 'cyprus'],
];

describe('the sheet of Europe', () => {
  it('has every Area, Province, zone and node, and no other', () => {
    const provinces = Object.values(PROVINCES).filter(({ area }) => AREAS[area]?.map === 'main');
    expect(Object.keys(AREA_PLACES).toSorted()).toEqual(idsOf(AREAS, true));
    expect(Object.keys(PROVINCE_PLACES).toSorted()).toEqual(provinces.map(({ id }) => id).toSorted());
    expect(Object.keys(ZONE_PLACES).toSorted()).toEqual(idsOf(ZONES, true));
    expect(Object.keys(NODE_PLACES).toSorted()).toEqual(idsOf(NODES, true));
  });

  it('has every Province within its Area, its own cell and the sheet', () => {
    for (const [id, place] of Object.entries(PROVINCE_PLACES)) {
      const area = PROVINCES[id]?.area ?? '';
      expect(holds(place.cell, place), id).toBe(true);
      expect(holds(AREA_PLACES[area]?.path ?? '', place), `${id} in ${area}`).toBe(true);
      expect(place.x > place.r && place.x < SIZE.w - place.r, id).toBe(true);
      expect(place.y > place.r && place.y < SIZE.h - place.r, id).toBe(true);
      expect(place.ports).toHaveLength(PROVINCES[id]?.faces?.length ?? 0);
    }
  });

  it('has every Province on land, a little inland, and in no other Area', () => {
    for (const [id, place] of Object.entries(PROVINCE_PLACES)) {
      expect(holds(GROUND.land, place), id).toBe(true);
      expect(fromEdge(GROUND.land, place), id).toBeGreaterThan(7.5);
      const around = Object.keys(AREA_PLACES).filter((area) => holds(AREA_PLACES[area]?.path ?? '', place));
      expect(around, id).toEqual([PROVINCES[id]?.area]);
    }
  });

  it('has room on an island for its disc', () => {
    for (const id of ISLANDS) {
      const place = PROVINCE_PLACES[id];
      expect(place && fromEdge(GROUND.land, place) - place.r, id).toBeGreaterThan(-5);
    }
  });

  it('has zones and nodes by the sea on water, and nodes of a land within it', () => {
    for (const [id, { label, slots, path }] of Object.entries(ZONE_PLACES)) {
      expect(holds(GROUND.land, label) || holds(GROUND.land, slots), id).toBe(false);
      expect(holds(path, label), id).toBe(true);
    }
    for (const [id, place] of Object.entries(NODE_PLACES)) {
      const { kind, areas, desert } = NODES[id] ?? {};
      expect(holds(GROUND.land, place), id).toBe(kind === 'inland');
      if (kind === 'inland' && !desert)
        expect(holds(AREA_PLACES[areas?.[0] ?? '']?.path ?? '', place), id).toBe(true);
    }
  });

  it('draws a border between Areas exactly where they are adjacent, the Hellespont apart', () => {
    const drawn = new Set<string>();
    for (const { between } of BORDERS) {
      const [one, other] = between.map((id) => PROVINCES[id]?.area ?? '');
      if (one && other && one !== other) drawn.add(pairOf(one, other));
    }
    const adjacent = new Set<string>();
    for (const area of Object.values(AREAS).filter(isMain)) {
      for (const other of area.land) if (isMain(AREAS[other] ?? area)) adjacent.add(pairOf(area.id, other));
    }
    expect([...drawn].filter((pair) => !adjacent.has(pair))).toEqual(['aydin macedonia_thrace']);
    expect([...adjacent].filter((pair) => !drawn.has(pair))).toEqual([]);
  });

  it('keeps discs apart, and gives signs of their own to realms', () => {
    const places = Object.values(PROVINCE_PLACES);
    const gaps = places.flatMap((one, n) =>
      places.slice(n + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y) - one.r - other.r),
    );
    expect(Math.min(...gaps)).toBeGreaterThan(5.9);
    expect(new Set(Object.values(CODES)).size).toBe(Object.keys(CODES).length);
    expect(Object.keys(CODES).filter((id) => !REALMS[id])).toEqual([]);
  });
});

describe('the distant maps', () => {
  it('have every Area, zone and node, and no other', () => {
    const all = (key: 'spaces' | 'zones' | 'nodes') => PANELS.flatMap((panel) => Object.keys(panel[key]));
    expect(all('spaces').toSorted()).toEqual(idsOf(AREAS, false));
    expect(all('zones').toSorted()).toEqual(idsOf(ZONES, false));
    expect(all('nodes').toSorted()).toEqual(idsOf(NODES, false));
  });

  it('have their spaces on land and apart', () => {
    for (const { land, spaces } of PANELS) {
      const places = Object.entries(spaces);
      places.forEach(([area, place], n) => {
        expect(holds(land, place), area).toBe(true);
        for (const [other, { x, y, r }] of places.slice(n + 1)) {
          expect(Math.hypot(place.x - x, place.y - y) - place.r - r, `${area} ${other}`).toBeGreaterThan(5.9);
        }
      });
    }
  });

  it('have their spaces on their own panel, squares for Territories', () => {
    for (const { id, at, spaces } of PANELS) {
      expect(at.x + at.w <= WORLD.w && at.y + at.h <= WORLD.h, id).toBe(true);
      for (const [area, { x, y, square }] of Object.entries(spaces)) {
        expect(AREAS[area]?.map, area).toBe(id);
        expect(x > at.x && x < at.x + at.w && y > at.y && y < at.y + at.h, area).toBe(true);
        expect(square, area).toBe((PROVINCES[area]?.territory ?? 0) > 0);
      }
    }
  });
});
