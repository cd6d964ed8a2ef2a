import { describe, expect, it } from 'vitest';
import { arrange, boxAround, COUNTER, shared, type Lettering } from './layout';

const SHEET = { left: 0, top: 0, right: 1000, bottom: 1000 };
const land = (id: string, x: number, y: number, more: Partial<Lettering> = {}): Lettering => ({
  id,
  x,
  y,
  lines: [id],
  pieces: 1,
  generals: 0,
  ...more,
});
const counter = ({ x, y }: Lettering, at = { x: 0, y: 0 }) =>
  boxAround(x + at.x, y + at.y, COUNTER.w, COUNTER.h);

describe('the layout', () => {
  it('leaves all in its usual place where there is room', () => {
    const { Saxony } = arrange([land('Saxony', 500, 500, { generals: 2 })], [], SHEET);
    expect(Saxony).toEqual({
      name: { x: 0, y: 0 },
      row: 0,
      generals: [
        { x: 0, y: 33 },
        { x: 0, y: 67 },
      ],
      side: -1,
    });
  });

  it('keeps a General off the name of the territory below', () => {
    const all = [land('Pomerania', 500, 500, { generals: 1 }), land('Brandenburg', 540, 550)];
    const at = arrange(all, [], SHEET).Pomerania?.generals[0];
    const name = boxAround(540, 550 - 16, 80, 15);
    expect(shared(counter(all[0] as Lettering, at), name)).toBe(0);
  });

  it('keeps Generals apart and on the sheet', () => {
    const all = [land('Sicily', 500, 960, { generals: 3 })];
    const spots = arrange(all, [], SHEET).Sicily?.generals ?? [];
    const boxes = spots.map((at) => counter(all[0] as Lettering, at));
    for (const [n, box] of boxes.entries()) {
      expect(box.bottom).toBeLessThanOrEqual(1000);
      expect(boxes.slice(n + 1).every((other) => shared(box, other) === 0)).toBe(true);
    }
  });

  it('shifts a row of pieces from a name beside it', () => {
    const all = [land('Savoy', 470, 516), land('Piedmont', 515, 500, { pieces: 4 })];
    expect(arrange(all, [], SHEET).Piedmont?.row).toBeGreaterThan(0);
  });

  it('does not move a name when pieces come', () => {
    const quiet = [land('Emilia', 500, 500), land('Venetia', 560, 505)];
    const busy = quiet.map((each) => ({ ...each, pieces: 4, generals: 2 }));
    const names = (all: Lettering[]) => Object.values(arrange(all, [], SHEET)).map(({ name }) => name);
    expect(names(busy)).toEqual(names(quiet));
  });
});
