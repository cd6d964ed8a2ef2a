import { describe, expect, it } from 'vitest';
import { overlap, placeCoach, type Box } from './place';

const WINDOW = { w: 1440, h: 900 };
const CARD = { w: 294, h: 220 };
const BOARD: Box = { x: 38, y: 104, w: 1082, h: 684 };
const TILES: Box = { x: 10, y: 800, w: 500, h: 90 };

const placed = (about: Box, avoid: Box[] = []): Box => ({
  ...CARD,
  ...placeCoach(CARD, WINDOW, about, avoid),
});

describe('the place of a card', () => {
  it('is beside what it speaks of, within the window', () => {
    const card = placed(TILES);
    expect(overlap(card, TILES)).toBe(false);
    expect(overlap(card, TILES, 40)).toBe(true);
    expect(card.x).toBeGreaterThanOrEqual(0);
    expect(card.y + card.h).toBeLessThanOrEqual(WINDOW.h);
  });

  it('covers nothing that may be chosen', () => {
    const legal = Array.from({ length: 60 }, (_, n) => ({
      x: 60 + (n % 10) * 100,
      y: 120 + Math.floor(n / 10) * 110,
      w: 40,
      h: 40,
    }));
    for (const about of [TILES, BOARD, legal[33] ?? BOARD]) {
      const card = placed(about, legal);
      expect(legal.filter((each) => overlap(card, each))).toEqual([]);
    }
  });

  it('leaves in sight what is told, if it costs nothing more', () => {
    const plate = { x: 60, y: 700, w: 700, h: 60 };
    expect(overlap(placed(TILES), plate)).toBe(true);
    const card = { ...CARD, ...placeCoach(CARD, WINDOW, TILES, [], [plate]) };
    expect(overlap(card, plate)).toBe(false);
  });

  it('stands beside the board rather than on it', () => {
    expect(overlap(placed(BOARD), BOARD)).toBe(false);
  });

  it('is found even in a window that is too small', () => {
    expect(placeCoach(CARD, { w: 200, h: 150 }, TILES, [])).toEqual({ x: 8, y: 8 });
  });
});
