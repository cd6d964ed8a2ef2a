/** The state of the game as a seat sees it (view.py), and what can be read off it. */

import {
  SPACES,
  SPACE_IDS,
  WARS,
  type Action,
  type Commodity,
  type Era,
  type Flag,
  type Power,
  type Region,
  type WarId,
} from './facts';

export type Sides<Value = number> = Record<Power, Value>;

export interface SpaceState {
  flag?: Flag;
  /** Flagged since the round began. */
  new?: boolean;
  conflict?: 'conflict' | 'conflict_plus_one';
  huguenots?: 'fresh' | 'spent';
  damaged?: boolean;
  isolated?: boolean;
}

export interface AdvantageState {
  holder: Power | null;
  exhausted?: boolean;
  new?: boolean;
}

export interface Purse {
  kind: 'major' | 'minor' | 'event' | 'ministry';
  action: Action;
  points: number;
  limit: string;
}

export interface RoundState {
  number: number;
  tile: string | null;
  untouched: boolean;
  event_done: boolean;
  upgrade_done: boolean;
  current: Action | 'minor' | null;
  purses: Purse[];
  first_region: (Region | null)[];
  paid_regions: Region[][];
  tiles_bought: number;
  deployed: string[];
  exchanged: Action | null;
  advantages_used: number;
  advantage_regions: Region[];
  granted: string[];
  vouchers: string[];
  effects: string[];
}

export interface TheaterState {
  basic: Sides;
  bonus: Sides;
  /** The tiles by name, once they are revealed. */
  fr?: string[];
  br?: string[];
}

export interface WarState {
  id: WarId;
  theater: string | null;
  theaters: Record<string, TheaterState>;
  basic_pool: Sides;
  bonus_pool: Sides;
  removed: string[];
  byng: string | null;
  atlantic_dominance: Power | null;
  free_tiles: Sides;
  conquest_points: number;
  refused: string[];
  refusals: Sides;
  highest_rows: Sides;
  conquered_with: string[];
  conquered_with_at_home: Sides;
  owed_in_spain: Power[];
}

export interface OwnState {
  power: Power | null;
  hand: string[];
  laid_aside: string[];
  face_down: string[];
  war_tiles: Record<string, string[]>;
  wish: Power | null;
  bid: number | null;
}

export interface ImperialState {
  turn: number;
  era: Era;
  opened: Era | 'usa';
  stage: 'opening' | 'peace_begins' | 'action_round' | 'peace_ends' | 'theater_of_war' | 'war_ends';
  active: Power | null;
  first: Power | null;
  initiative: Power | null;
  bids: { side: Power | null; bid: number }[] | null;
  vp: number;
  debt: Sides;
  debt_limit: Sides;
  treaty_points: Sides;
  /** Only spaces with something on them. */
  spaces: Record<string, SpaceState>;
  squadrons: { navy_box: Sides; unbuilt: Sides; away: Sides; lost: Sides };
  /** Only advantages that are held or exhausted. */
  advantages: Record<string, AdvantageState>;
  awards: Record<Region, string | null>;
  demand: Commodity[];
  tiles: { available: string[]; fr: string[]; br: string[]; used: string[]; stack: number };
  events: { hands: Sides; draw_pile: number; discards: string[]; removed: string[] };
  ministries: {
    face_up: Sides<string[]>;
    face_down: Sides;
    removed: string[];
    used: string[];
    banks_used: number;
    townshend: Commodity | null;
  };
  jacobites: { victories: number; defeat: boolean; ministry: boolean };
  war: WarState | null;
  round: RoundState | null;
  own: OwnState | null;
}

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
