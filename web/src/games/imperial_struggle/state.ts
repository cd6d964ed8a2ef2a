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
import {
  ADVANTAGES,
  COMMODITIES,
  ERAS,
  SPACES,
  SPACE_IDS,
  WARS,
  type Action,
  type Commodity,
  type Flag,
  type Power,
  type Region,
} from './facts';

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

/** Effective control: the flag or squadron of a power, and no conflict marker (3.8). */
export function controls(state: ImperialState, power: Power, id: string): boolean {
  const here = onSpace(state, id);
  return here.flag === power && here.conflict === undefined;
}

export function advantageOf(state: ImperialState, id: string): AdvantageState {
  return state.advantages[id] ?? NOT_HELD;
}

const OPENING = [...ERAS, 'usa'];

/** Some spaces open with a later era, those of the USA only with its flags. */
export function isOpen(state: ImperialState, id: string): boolean {
  const from = SPACES[id]?.available_from ?? 'succession';
  const opens = from === 'turn_6_if_usa_flag' ? 'usa' : from;
  return OPENING.indexOf(opens) <= OPENING.indexOf(state.opened);
}

export function count(state: ImperialState, ids: readonly string[]): Sides {
  const sides = { fr: 0, br: 0 };
  for (const id of ids) {
    if (controls(state, 'fr', id)) sides.fr += 1;
    if (controls(state, 'br', id)) sides.br += 1;
  }
  return sides;
}

function group<Key extends string>(keyOf: (id: string) => Key | null): Record<Key, string[]> {
  const groups: Partial<Record<Key, string[]>> = {};
  for (const id of SPACE_IDS) {
    const key = keyOf(id);
    if (key !== null) (groups[key] ??= []).push(id);
  }
  return groups as Record<Key, string[]>;
}

const IN_REGION = group<Region>((id) => SPACES[id]?.region ?? null);
const OF_COMMODITY = group<Commodity>((id) => SPACES[id]?.commodity ?? null);
const PRESTIGE = SPACE_IDS.filter((id) => SPACES[id]?.prestige);
const NAVAL = SPACE_IDS.filter((id) => SPACES[id]?.type === 'naval');

/** Who controls how many spaces of a region: its award depends on it. */
export function regionTally(state: ImperialState, region: Region): Sides {
  return count(state, IN_REGION[region]);
}

export function commodityTally(state: ImperialState, commodity: Commodity): Sides {
  return count(state, OF_COMMODITY[commodity]);
}

/** Prestige spaces in Europe, and those of the USA once they are open. */
export function prestigeTally(state: ImperialState): Sides {
  return count(
    state,
    PRESTIGE.filter((id) => isOpen(state, id)),
  );
}

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

/** A market is protected by a squadron or an undamaged fort of its owner next to it (3.2.8). */
export function protectorsOf(state: ImperialState, id: string): string[] {
  const owner = flagOn(state, id);
  const space = SPACES[id];
  if (!space || space.type !== 'market' || (owner !== 'fr' && owner !== 'br')) return [];
  return space.connections.filter((next) => {
    const type = SPACES[next]?.type;
    const here = onSpace(state, next);
    return here.flag === owner && (type === 'naval' || (type === 'fort' && !here.damaged));
  });
}

/** Points of one type left in the round, from all sources. */
export function pointsLeft(state: ImperialState, action: Action): number {
  const purses = state.round?.purses ?? [];
  return purses.reduce((sum, purse) => sum + (purse.action === action ? purse.points : 0), 0);
}

export function demandedNow(state: ImperialState): Commodity[] {
  return COMMODITIES.filter((commodity) => state.demand.includes(commodity));
}

/** A conflict marker on one of its spaces keeps an advantage from being used (8.1). */
export function isSuspended(state: ImperialState, advantage: string): boolean {
  return (ADVANTAGES[advantage]?.requires ?? []).some((id) => onSpace(state, id).conflict);
}
