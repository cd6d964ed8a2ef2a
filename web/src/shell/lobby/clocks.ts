/** The clocks that are offered first. */

import type { Clock } from '$contract';

export const CLOCKS: Readonly<Record<Clock['kind'], Clock>> = {
  none: { kind: 'none' },
  live: { kind: 'live', minutes: 120, increment_seconds: 30 },
  days: { kind: 'days', days: 2 },
};
