/** Envoys in the lobby. */

import './colours.css';
import type { GameEntry } from '$shell/game';
import symbols from './symbols.svg?raw';

export const entry: GameEntry = {
  years: '1756',
  hours: [1, 1],
  weight: 1,
  arms: {
    P1: { power: 'court-vienna', tincture: 'envoys-vienna', emblem: 'envoys-letter' },
    P2: { power: 'court-paris', tincture: 'tincture-2', emblem: 'lily' },
    P3: { power: 'court-london', tincture: 'tincture-1', emblem: 'lion' },
  },
  symbols,
};
