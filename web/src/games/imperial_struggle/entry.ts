/** Imperial Struggle in the lobby. */

import './colours.css';
import type { GameEntry } from '$shell/game';
import { ARMS } from './arms';
import symbols from './symbols.svg?raw';

export const entry: GameEntry = {
  years: '1697–1789',
  hours: [3, 4],
  weight: 4,
  arms: { BR: ARMS.br, FR: ARMS.fr },
  symbols,
  vignette: async () => (await import('./vignette.svg?raw')).default,
};
