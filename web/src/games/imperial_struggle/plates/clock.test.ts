import { expect, it } from 'vitest';
import { clockText } from './clock';

it.each([
  [187_300, 'is-clock-days', { days: 2, hours: 4 }],
  [3_725, 'is-clock-hours', { hours: 1, minutes: 2 }],
  [125.9, 'is-clock-minutes', { minutes: 2, seconds: 5 }],
  [-3, 'is-clock-minutes', { minutes: 0, seconds: 0 }],
])('shows %d seconds in its two largest units', (seconds, id, args) => {
  expect(clockText(seconds)).toEqual({ id, args });
});
