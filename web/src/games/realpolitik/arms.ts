/** How the powers are shown: name, tincture, charge. */

import type { Arms } from '$shell/game';
import type { Seat, View } from '$shell/protocol';
import type { Power } from './facts';
import { powerOf } from './state';

export const ARMS: Readonly<Record<Power, Arms>> = {
  france: { power: 'power-france', tincture: 'p2', emblem: 'lily' },
  prussia: { power: 'power-prussia', tincture: 'p6', emblem: 'event' },
  austria: { power: 'power-austria', tincture: 'p1', emblem: 'crown' },
  italy: { power: 'power-italy', tincture: 'p4', emblem: 'glory' },
};

export function armsOf(seat: Seat, view: View | null): Arms | null {
  const power = powerOf(seat, view);
  return power && ARMS[power];
}
