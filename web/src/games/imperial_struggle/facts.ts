/** What is printed: spaces, advantages, awards and demand, from the same data as the rules. */

import advantagesData from '$rules/imperial_struggle/data/advantages.json';
import awardsData from '$rules/imperial_struggle/data/awards.json';
import demandData from '$rules/imperial_struggle/data/demand.json';
import spacesData from '$rules/imperial_struggle/data/spaces.json';
import warsData from '$rules/imperial_struggle/data/wars.json';

export type Power = 'fr' | 'br';
/** Whose flag may fly: the powers', Spain's (12.1) or the young republic's (10.0). */
export type Flag = Power | 'spain' | 'usa';
export type Region = 'europe' | 'north_america' | 'caribbean' | 'india';
export type Commodity = 'furs' | 'spice' | 'fish' | 'tobacco' | 'sugar' | 'cotton';
export type SpaceType = 'market' | 'political' | 'territory' | 'naval' | 'fort';
export type Era = 'succession' | 'empire' | 'revolution';
export type Action = 'economic' | 'diplomatic' | 'military';
export type AdvantageKind =
  | 'reduce_debt'
  | 'place_conflict'
  | 'unflag_for_1'
  | 'unflag_discount'
  | 'displace_squadron'
  | 'construct_squadron';
/** The wars in their order: the dots on the spaces count them from 1. */
export type WarId = 'wss' | 'was' | 'seven_years' | 'awi';

export interface SpaceFact {
  id: string;
  type: SpaceType;
  region: Region;
  subregion: string | null;
  country: string | null;
  /** Printed cost; naval spaces have none. */
  cost: number | null;
  commodity: Commodity | null;
  alliance: boolean;
  prestige: boolean;
  available_from: Era | 'turn_6_if_usa_flag';
  connections: string[];
  conquest_lines: string[];
  initial_flag: 'FR' | 'BR' | null;
  war_dots: number[];
}

export interface AdvantageFact {
  id: string;
  region: Region;
  requires: string[];
  kind: AdvantageKind;
}

export interface AwardFact {
  id: string;
  vp: number;
  trp: number;
  margin: number;
}

export interface Reward {
  vp: number;
  trp: number;
  debt: number;
}

export interface TheaterFact {
  id: string;
  regions: Region[];
}

function byId<Fact extends { id: string }>(facts: Fact[]): Readonly<Record<string, Fact>> {
  return Object.fromEntries(facts.map((fact) => [fact.id, fact]));
}

export const POWERS: readonly Power[] = ['br', 'fr'];
export const REGIONS = spacesData.regions as Region[];
export const COMMODITIES = spacesData.commodities as Commodity[];
export const ACTIONS: readonly Action[] = ['economic', 'diplomatic', 'military'];
export const WARS = warsData.wars.map((war) => war.id) as WarId[];
/** The War that follows a turn of peace, if one does. */
export const WAR_AFTER: Readonly<Record<number, WarId>> = Object.fromEntries(
  warsData.wars.map((war) => [war.after_peace_turn, war.id as WarId]),
);

export const SPACES = byId(spacesData.spaces as SpaceFact[]);
export const SPACE_IDS = Object.keys(SPACES);
export const ADVANTAGES = byId(advantagesData.advantages as AdvantageFact[]);
export const ADVANTAGE_IDS = Object.keys(ADVANTAGES);
export const AWARDS = byId(awardsData.awards as AwardFact[]);
export const THEATERS = byId(warsData.wars.flatMap((war) => war.theaters as TheaterFact[]));

export const DEMAND = Object.fromEntries(
  demandData.demand.map((row) => [row.commodity, row]),
) as unknown as Record<Commodity, Record<Era, Reward>>;

export function spaceOf(id: string): SpaceFact {
  const space = SPACES[id];
  if (!space) throw new Error(`there is no space ${id}`);
  return space;
}

/** Political spaces outside Europe are local alliances. */
export function isLocalAlliance(space: SpaceFact): boolean {
  return space.type === 'political' && space.region !== 'europe' && space.country !== 'usa';
}

/** Who held a territory when the game began: taking it counts in the end (11.0). */
export function beganWith(space: SpaceFact): Power | null {
  if (space.type !== 'territory' || space.initial_flag === null) return null;
  return space.initial_flag === 'FR' ? 'fr' : 'br';
}
