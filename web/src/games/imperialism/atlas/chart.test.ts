import { describe, expect, it } from 'vitest';
import { POWER, TERRITORY } from '../facts';
import { FRAMES, lettered, PLACES, placeOf, PLANS, pointOn, sheetOf, type Place } from './chart';

describe('the atlas', () => {
  it('has a place for every territory, every colony and every power, and no other', () => {
    const wanted = [...Object.keys(TERRITORY), ...Object.keys(POWER)].sort();
    expect(PLACES.map(({ id }) => id).sort()).toEqual(wanted);
  });

  it('draws each of them, and its name and sign within the map', () => {
    for (const place of PLACES) {
      const { w, h } = FRAMES.square[place.region] ?? { w: 0, h: 0 };
      for (const { x, y } of [place.name, ...(place.mark ? [place.mark] : [])]) {
        expect(x > 0 && y > 0 && x < w && y < h, place.id).toBe(true);
      }
      if (place.id !== 'azores') expect(place.outline, place.id).toMatch(/^M[-\d]/);
    }
  });

  it('keeps lands in Europe and colonies overseas', () => {
    for (const { id, kind } of Object.values(TERRITORY)) {
      expect(placeOf(id)?.region === 'europe', id).toBe(kind === 'land');
    }
  });

  it('shows every place on every whole sheet, and on one of the maps of a phone', () => {
    for (const { id } of PLACES) {
      expect(pointOn('square', id), id).not.toBeNull();
      expect(pointOn('wide', id), id).not.toBeNull();
      expect([pointOn('europe', id), pointOn('overseas', id)].filter(Boolean), id).toHaveLength(1);
    }
  });

  it('lets no map lie over another', () => {
    for (const plan of PLANS) {
      const frames = Object.values(FRAMES[plan]);
      const { w, h } = sheetOf(plan);
      const covered = frames.reduce((sum, frame) => sum + frame.w * frame.h, 0);
      expect(covered, plan).toBeLessThanOrEqual(w * h);
      for (const [n, one] of frames.entries()) {
        for (const other of frames.slice(n + 1)) {
          const apart =
            one.x + one.w <= other.x ||
            other.x + other.w <= one.x ||
            one.y + one.h <= other.y ||
            other.y + other.h <= one.y;
          expect(apart, plan).toBe(true);
        }
      }
    }
  });
});

describe('a name', () => {
  const place: Place = {
    id: 'cape',
    region: 'af',
    outline: '',
    name: { x: 90, y: 50 },
    anchor: 'middle',
    mark: null,
  };

  it('stands in two lines overseas where it is long', () => {
    expect(lettered(place, 'Wyspy Kanaryjskie', 96).lines).toEqual(['Wyspy', 'Kanaryjskie']);
    expect(lettered(place, 'Peru', 96).lines).toEqual(['Peru']);
  });

  it('never runs over the edge', () => {
    const { x, long } = lettered(place, 'Brazylia', 96);
    expect(x + long / 2).toBeLessThanOrEqual(96);
    expect(lettered({ ...place, name: { x: 40, y: 50 } }, 'Peru', 96).x).toBeCloseTo(40);
  });

  it('never runs over the edge where letters are larger than printed, or lit', () => {
    for (const [type, zoom] of [
      ['plain', 1.3],
      ['lit', 1.1],
    ] as const) {
      const { x, long } = lettered(place, 'Wyspy Kanaryjskie', 96, type, zoom);
      expect(x + (zoom * long) / 2).toBeLessThanOrEqual(96);
    }
    expect(lettered(place, 'Brazylia', 96, 'lit').long).toBeGreaterThan(lettered(place, 'Brazylia', 96).long);
  });
});
