import { describe, expect, it } from 'vitest';
import { placeCard } from './popover';

const card = { w: 300, h: 150 };
const window = { w: 1000, h: 600 };

describe('a card', () => {
  it('stands beside its space and points at it', () => {
    const { side, x, y, arrow } = placeCard({ x: 200, y: 300 }, 20, card, window, []);
    expect(side).toBe('right');
    expect(x).toBeGreaterThan(220);
    expect(y + arrow).toBeCloseTo(300);
  });

  it('stays within the window and off its own space', () => {
    for (const x of [5, 200, 500, 995]) {
      for (const y of [5, 300, 595]) {
        const placed = placeCard({ x, y }, 20, card, window, []);
        expect(placed.x).toBeGreaterThanOrEqual(8);
        expect(placed.x + card.w).toBeLessThanOrEqual(992);
        expect(placed.y).toBeGreaterThanOrEqual(8);
        expect(placed.y + card.h).toBeLessThanOrEqual(592);
        const covers = x > placed.x && x < placed.x + card.w && y > placed.y && y < placed.y + card.h;
        expect(covers).toBe(false);
      }
    }
  });

  it('avoids the other targets', () => {
    const targets = [
      { x: 330, y: 300 },
      { x: 400, y: 320 },
    ];
    expect(placeCard({ x: 450, y: 300 }, 20, card, window, targets).side).not.toBe('left');
  });
});
