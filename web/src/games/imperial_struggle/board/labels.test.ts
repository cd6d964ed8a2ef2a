// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from 'vitest';
import { text, words, type Language } from '$shell/words.svelte';
import { REGIONS, type Region } from '../facts';
import { boxOf, breakName, fitTitle, layLabel, widthOf, type Label } from './labels';
import { MAPS, PLATES, placeOf, placesOn } from './layout';
import { letter } from './lettering';

describe('a name', () => {
  it('is measured in its own letters', () => {
    expect(widthOf('Chandernagore', 22)).toBeCloseTo(161.3, 0);
    expect(widthOf('Tiruchirappalli', 22)).toBeCloseTo(155.6, 0);
  });

  it('breaks where the wider line is shortest', () => {
    const length = (line: string) => line.length;
    expect(breakName('Zatoka Świętego Wawrzyńca', length)).toEqual(['Zatoka Świętego', 'Wawrzyńca']);
    expect(breakName('Kanał Północno-Wschodni', length)).toEqual(['Kanał Północno-', 'Wschodni']);
    expect(breakName('Louisbourg', length)).toEqual(['Louisbourg']);
  });

  it('stands where the drawing has it', () => {
    const gibraltar = layLabel(placeOf('gibraltar'), 'territory', ['Gibraltar']);
    expect((gibraltar?.y ?? 0) + (gibraltar?.dy ?? 0)).toBeCloseTo(699, 0);
    const quebec = layLabel(placeOf('quebec_montreal'), 'territory', ['Québec &', 'Montreal']);
    expect((quebec?.y ?? 0) + (quebec?.dy ?? 0)).toBeCloseTo(155 - 67.8, 0);
    const long = layLabel(placeOf('chandernagore'), 'territory', ['Chandernagore']);
    expect(long?.size).toBeCloseTo(19.1, 0);
  });

  it('of a box shrinks to fit, but stays legible', () => {
    expect(fitTitle('Spain', 20, 184, 15)).toBe(20);
    expect(fitTitle('Zjednoczone Prowincje', 20, 184, 15)).toBeLessThan(20);
    expect(fitTitle('Zjednoczone Prowincje', 20, 60, 15)).toBe(15);
  });
});

/** As drawn, and as on a screen of 1440 and of 1024 pixels. */
const LEAST = [0, 19, 23];

function lettered(map: Region, least: number): Record<string, Label> {
  const { spaces, advantages } = placesOn(map);
  const names = {
    ...Object.fromEntries(advantages.map((id) => [id, text(`advantage-${id}`)])),
    ...Object.fromEntries(spaces.map((id) => [id, text(`space-${id}`)])),
  };
  return letter(map, names, least);
}

const LETTERINGS = (['en', 'pl', 'it'] as Language[]).flatMap((language) =>
  LEAST.map((least) => [language, least] as const),
);

describe.each(LETTERINGS)('the lettering in %s, at least %i high', (language, least) => {
  beforeAll(() => words.play('imperial_struggle', language));

  it.each(REGIONS)('keeps within the frame of %s', (map) => {
    for (const [id, label] of Object.entries(lettered(map, least))) {
      const box = boxOf(label);
      expect(box.x, id).toBeGreaterThan(8);
      expect(box.x + box.w, id).toBeLessThan(MAPS[map].w - 8);
      expect(box.y, id).toBeGreaterThan(8);
      expect(box.y + box.h, id).toBeLessThan(MAPS[map].h - 8);
      expect(label.size, id).toBeGreaterThanOrEqual(least);
    }
  });

  it.each(REGIONS)('leaves names and the plate of %s legible', (map) => {
    const boxes = Object.entries(lettered(map, least)).map(([id, label]) => ({ id, ...boxOf(label) }));
    const all = [...boxes, { id: 'plate', ...PLATES[map] }];
    boxes.forEach((a, n) => {
      for (const b of all.slice(n + 1)) {
        const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
        const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
        const hidden = w > 0 && h > 0 ? (w * h) / (a.w * a.h) : 0;
        expect(hidden, `${a.id} and ${b.id}`).toBeLessThan(0.14);
      }
    });
  });
});
