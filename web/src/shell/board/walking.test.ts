import { expect, it } from 'vitest';
import { DIRECTIONS, nearest } from './walking';

const PLACES = { here: { x: 0, y: 0 }, right: { x: 10, y: 1 }, far: { x: 30, y: 0 }, up: { x: 2, y: -12 } };

it('walks to the nearest place in a direction', () => {
  const go = (key: string) => nearest(PLACES.here, DIRECTIONS[key] ?? { x: 0, y: 0 }, PLACES);
  expect(go('ArrowRight')).toBe('right');
  expect(go('ArrowUp')).toBe('up');
  expect(go('ArrowLeft')).toBeNull();
  expect(go('ArrowDown')).toBeNull();
});
