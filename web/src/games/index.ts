/** The games this client can show; a game's own code is loaded with its first table. */

import type { Arms, GameClient, GameEntry } from '$shell/game';
import type { Seat } from '$shell/protocol';

const modules = import.meta.glob<{ game: GameClient }>('./*/index.ts');

async function load(id: string): Promise<GameClient> {
  const module = await modules[`./${id}/index.ts`]?.();
  if (!module) throw new Error(`there is no board for ${id}`);
  return module.game;
}

export const GAMES: Record<string, GameEntry> = {
  imperial_struggle: {
    id: 'imperial_struggle',
    years: '1697–1789',
    hours: 4,
    arms: {
      BR: { power: 'power-br', tincture: 'br', emblem: 'lion' },
      FR: { power: 'power-fr', tincture: 'fr', emblem: 'lily' },
    },
    load: () => load('imperial_struggle'),
  },
};

const NO_ARMS: Arms = { power: 'site-seat', tincture: 'p6', emblem: 'seat' };

/** The arms of a seat as the game begins. */
export function armsOf(game: string, seat: Seat): Arms {
  return GAMES[game]?.arms[seat] ?? NO_ARMS;
}
