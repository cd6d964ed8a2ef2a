/** Realpolitik in the lobby. */

import type { GameEntry } from '$shell/game';
import { ARMS } from './arms';
import symbols from './symbols.svg?raw';

export const entry: GameEntry = {
  years: '1866–1871',
  hours: [2, 3],
  weight: 3,
  arms: { FR: ARMS.france, PR: ARMS.prussia, AU: ARMS.austria, IT: ARMS.italy },
  symbols,
  vignette: async () => (await import('./vignette.svg?raw')).default,
};
