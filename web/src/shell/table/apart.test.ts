import { expect, it } from 'vitest';
import { apart } from './apart';

it('moves only what would lie on each other, and keeps all above the bottom', () => {
  expect(apart([10, 50, 90], 20, 100)).toEqual([10, 50, 90]);
  expect(apart([10, 15, 90], 20, 100)).toEqual([10, 30, 90]);
  expect(apart([10, 100, 100, 100], 20, 100)).toEqual([10, 60, 80, 100]);
});
