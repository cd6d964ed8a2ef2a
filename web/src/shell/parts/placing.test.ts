import { describe, expect, it } from 'vitest';
import { placeBeside } from './placing';

const WINDOW = { width: 1000, height: 700 };

describe('a sheet beside what it explains', () => {
  it('stands above the middle of it', () => {
    expect(placeBeside({ left: 400, top: 600, width: 60 }, 'above', WINDOW)).toBe(
      'left:300px;bottom:108px;max-height:584px',
    );
  });

  it.each([
    [2, 'left:8px'],
    [990, 'left:732px'],
  ])('never leaves the page: at %i', (left, place) => {
    expect(placeBeside({ left, top: 600, width: 10 }, 'above', WINDOW)).toContain(place);
  });

  it('stands to the left of it, with room for its lines', () => {
    expect(placeBeside({ left: 800, top: 650, width: 10 }, 'left', WINDOW)).toBe(
      'right:208px;top:340px;max-height:352px',
    );
  });
});
