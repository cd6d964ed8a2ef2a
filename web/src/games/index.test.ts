import { expect, it } from 'vitest';
import { armsOf } from './index';

it('gives each of six seats without a side a tincture of its own, and its number for a name', () => {
  const arms = [1, 2, 3, 4, 5, 6].map((place) => armsOf('', `P${place}`));
  expect(arms.map(({ power }) => power)).toEqual([1, 2, 3, 4, 5, 6].map((place) => `site-seat-${place}`));
  expect(new Set(arms.map(({ tincture }) => tincture)).size).toBe(6);
});
