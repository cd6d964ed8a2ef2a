/** The Price of Power in the lobby. */

import './colours.css';
import type { GameEntry } from '$shell/game';
import { armsFor } from './arms';
import symbols from './symbols.svg?raw';

/** The realms of the Grand Campaign, in the order of its seats. */
const REALMS = ['england', 'castile', 'france', 'austria', 'poland', 'ottomans'];

export const entry: GameEntry = {
  years: '1444–1789',
  hours: [3, 9],
  weight: 5,
  arms: Object.fromEntries(REALMS.map((realm, seat) => [`P${seat + 1}`, armsFor(realm, seat)])),
  symbols,
  vignette: async () => (await import('./vignette.svg?raw')).default,
};
