/** Imperialism in the lobby. */

import './colours.css';
import type { GameEntry } from '$shell/game';
import { armsAt } from './arms';
import symbols from './symbols.svg?raw';

export const entry: GameEntry = {
  years: '1450–1850',
  hours: [1, 2],
  weight: 2,
  arms: { P1: armsAt(0, null), P2: armsAt(1, null), P3: armsAt(2, null), P4: armsAt(3, null) },
  symbols,
  vignette: async () => (await import('./vignette.svg?raw')).default,
};
