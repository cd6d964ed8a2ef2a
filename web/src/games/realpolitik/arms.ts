/** How the powers are shown: name, tincture, charge. */

import type { Arms } from '$shell/game';
import type { Power } from './facts';

export const ARMS: Readonly<Record<Power, Arms>> = {
  france: { power: 'power-france', tincture: 'tincture-2', emblem: 'lily' },
  prussia: { power: 'power-prussia', tincture: 'tincture-6', emblem: 'event' },
  austria: { power: 'power-austria', tincture: 'tincture-1', emblem: 'crown' },
  italy: { power: 'power-italy', tincture: 'tincture-4', emblem: 'glory' },
};
