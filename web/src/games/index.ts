/** The games this client can show; a game's own code is loaded with its first table. */

import type { Arms, GameClient, GameEntry } from '$shell/game';
import type { Seat } from '$contract';

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
    guided: true,
    load: () => load('imperial_struggle'),
  },
  imperialism: {
    id: 'imperialism',
    years: '1450–1850',
    hours: 2,
    arms: Object.fromEntries([1, 2, 3, 4].map((place) => [`P${place}`, seatArms(place, `p${place}`)])),
    load: () => load('imperialism'),
  },
  realpolitik: {
    id: 'realpolitik',
    years: '1866–1871',
    hours: 3,
    arms: {
      FR: { power: 'power-france', tincture: 'p2', emblem: 'lily' },
      PR: { power: 'power-prussia', tincture: 'p6', emblem: 'event' },
      AU: { power: 'power-austria', tincture: 'p1', emblem: 'crown' },
      IT: { power: 'power-italy', tincture: 'p4', emblem: 'glory' },
    },
    load: () => load('realpolitik'),
  },
};

function seatArms(place: number, tincture: string): Arms {
  return { power: `site-seat-${place}`, tincture, emblem: 'seat' };
}

/** A seat without a side as yet, such as `P1`: sides may be bid for. */
function plainArms(seat: Seat): Arms {
  const place = Number(/^P([1-4])$/.exec(seat)?.[1] ?? 0);
  if (place > 0) return seatArms(place, `p${place + 2}`);
  return { power: 'site-seat', tincture: 'p6', emblem: 'seat' };
}

/** The arms of a seat as the game begins. */
export function armsOf(game: string, seat: Seat): Arms {
  return GAMES[game]?.arms[seat] ?? plainArms(seat);
}
