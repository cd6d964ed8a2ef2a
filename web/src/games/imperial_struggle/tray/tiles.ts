/** The nine investment tiles of a turn, always in the same order. */

import { INVESTMENTS } from '../cards/facts';
import type { Power } from '../facts';
import type { ImperialState } from '../state';

export interface LaidTile {
  id: string;
  taker: Power | null;
  /** The tile of the round being played. */
  current: boolean;
}

const ORDER = Object.keys(INVESTMENTS);

export function laidTiles(state: ImperialState): LaidTile[] {
  const { available, fr, br } = state.tiles;
  const taker = (id: string): Power | null => {
    if (fr.includes(id)) return 'fr';
    return br.includes(id) ? 'br' : null;
  };
  return ORDER.filter((id) => available.includes(id) || taker(id) !== null).map((id) => ({
    id,
    taker: taker(id),
    current: state.round?.tile === id,
  }));
}
