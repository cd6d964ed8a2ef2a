/** How the powers are shown: name, tincture, charge. */

import type { Arms } from '$shell/game';
import type { Flag } from './facts';

export const ARMS: Readonly<Record<Flag, Arms>> = {
  br: { power: 'power-br', tincture: 'br', emblem: 'lion' },
  fr: { power: 'power-fr', tincture: 'fr', emblem: 'lily' },
  spain: { power: 'power-spain', tincture: 'spain', emblem: 'crown' },
  usa: { power: 'power-usa', tincture: 'usa', emblem: 'glory' },
};
