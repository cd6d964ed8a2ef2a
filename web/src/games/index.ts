/** The games this client can show; a game's own code is loaded with its first table. */

import type { Arms, GameClient, GameEntry } from '$shell/game';
import type { Seat } from '$contract';

const entries = import.meta.glob<GameEntry>('./*/entry.ts', { eager: true, import: 'entry' });
const clients = import.meta.glob<GameClient>('./*/index.ts', { import: 'game' });

const idOf = (path: string): string => path.split('/')[1] ?? '';

/** What each game shows in the lobby, by the name of its folder. */
export const GAMES: Readonly<Record<string, GameEntry>> = Object.fromEntries(
  Object.entries(entries).map(([path, entry]) => [idOf(path), entry]),
);

/** The board and the panels of a game; null if this client has none. */
export async function loadGame(id: string): Promise<GameClient | null> {
  return (await clients[`./${id}/index.ts`]?.()) ?? null;
}

const TINCTURES = 6;

/** A seat without a side as yet, such as `P1`: sides may be bid for. */
function plainArms(seat: Seat): Arms {
  const place = /^P([1-6])$/.exec(seat)?.[1];
  if (!place) return { power: 'site-seat', tincture: 'tincture-6', emblem: 'seat' };
  return {
    power: `site-seat-${place}`,
    tincture: `tincture-${((Number(place) + 1) % TINCTURES) + 1}`,
    emblem: 'seat',
  };
}

/** The arms of a seat as the game begins. */
export function armsOf(game: string, seat: Seat, options: Readonly<Record<string, string>> = {}): Arms {
  const entry = GAMES[game];
  const arms = entry?.armsWith ? entry.armsWith(seat, options) : entry?.arms[seat];
  return arms ?? plainArms(seat);
}
