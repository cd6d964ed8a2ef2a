import { describe, expect, it } from 'vitest';
import mapData from '$rules/realpolitik/data/map.json';
import chartData from './map.json';
import { HARBOURS, OUTLINES, PLACES, SEAWAYS, SHEET, smooth } from './chart';

describe('the chart', () => {
  it('has every territory, with its pieces on the sheet', () => {
    for (const { id } of mapData.territories) {
      expect(OUTLINES[id], id).toMatch(/^M[\d.-]/);
      const { x = -1, y = -1 } = PLACES[id] ?? {};
      expect(x > 0 && y > 0 && x < SHEET.w && y < SHEET.h, id).toBe(true);
    }
  });

  it('draws a border for every adjacency, and no other of any length', () => {
    const lengths = new Map<string, number>();
    for (const { d, between } of chartData.lines) {
      if (between.length !== 2 || between.includes('rest')) continue;
      const key = [...between].sort().join('-');
      let length = 0;
      for (let n = 2; n < d.length; n += 2) length += Math.hypot(d[n] ?? 0, d[n + 1] ?? 0) / 10;
      lengths.set(key, (lengths.get(key) ?? 0) + length);
    }
    const wanted = mapData.borders.map((border) => [...border].sort().join('-'));
    for (const border of wanted) expect(lengths.get(border) ?? 0, border).toBeGreaterThan(12);
    for (const [border, length] of lengths) {
      if (!wanted.includes(border)) expect(length, border).toBeLessThan(3);
    }
  });

  it('has a harbour for every port and a line for every seaway', () => {
    for (const { id, ports, seaways } of mapData.seas) {
      expect(Object.keys(HARBOURS[id] ?? {}).sort()).toEqual(Object.keys(ports).sort());
      expect(SEAWAYS.filter(({ sea }) => sea === id)).toHaveLength(seaways.length);
    }
  });

  it('draws smooth lines through all points', () => {
    const line = smooth([
      [0, 0],
      [10, 10],
      [20, 0],
    ]);
    expect(line).toMatch(/^M0 0C.* 10 10C.* 20 0$/);
  });
});
