/** How the powers are shown: name, tincture, charge. */

import type { Arms } from '$shell/game';
import type { Power } from './facts';

export const ARMS: Readonly<Record<Power, Arms>> = {
  france: { power: 'power-france', tincture: 'p2', emblem: 'lily' },
  prussia: { power: 'power-prussia', tincture: 'p6', emblem: 'event' },
  austria: { power: 'power-austria', tincture: 'p1', emblem: 'crown' },
  italy: { power: 'power-italy', tincture: 'p4', emblem: 'glory' },
};
