import { expect, it } from 'vitest';
import type { View } from '$shell/view';
import { powerOf, seatOf } from './state';

const view = { seats: ['FR', 'PR', 'AU'] } as View;

it('knows which power sits where', () => {
  expect(powerOf('PR', view)).toBe('prussia');
  expect(powerOf(null, view)).toBeNull();
  expect(seatOf('austria', view)).toBe('AU');
  expect(seatOf('italy', view)).toBeNull();
});
