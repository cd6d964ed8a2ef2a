/** The state of the game as a seat sees it (view.py), and what can be read off it. */

import type {
  AdvantageState,
  GameView as ImperialState,
  OwnState,
  Purse,
  RoundState,
  SpaceState,
  TheaterState,
  WarState,
} from './contract';
import { SPACES, SPACE_IDS, WARS, type Flag, type Power } from './facts';

export type {
  AdvantageState,
  ImperialState,
  OwnState,
  Purse,
  RoundState,
  SpaceState,
  TheaterState,
  WarState,
};

export type Sides<Value = number> = Record<Power, Value>;

const NOTHING: SpaceState = {};
const NOT_HELD: AdvantageState = { holder: null };

export function onSpace(state: ImperialState, id: string): SpaceState {
  return state.spaces[id] ?? NOTHING;
}

export function flagOn(state: ImperialState, id: string): Flag | null {
  return onSpace(state, id).flag ?? null;
}

export function advantageOf(state: ImperialState, id: string): AdvantageState {
  return state.advantages[id] ?? NOT_HELD;
}

const NAVAL = SPACE_IDS.filter((id) => SPACES[id]?.type === 'naval');

export function squadronsAtSea(state: ImperialState): Sides {
  return {
    fr: NAVAL.filter((id) => flagOn(state, id) === 'fr').length,
    br: NAVAL.filter((id) => flagOn(state, id) === 'br').length,
  };
}

/** The number of the war being fought or prepared, as on the dots; 0 if none is left. */
export function nextWar(state: ImperialState): number {
  return state.war ? WARS.indexOf(state.war.id) + 1 : 0;
}

export function isAtWar(state: ImperialState): boolean {
  return state.stage === 'theater_of_war';
}
