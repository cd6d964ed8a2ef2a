/** The printed facts of the map, from the file of the rules. */

import mapData from '$rules/price_of_power/data/map.json';

export type Continent = 'main' | 'america' | 'africa' | 'india_arabia' | 'far_east' | 'northern_central_asia';
export type Faith =
  'catholic' | 'counter_reformed' | 'protestant' | 'orthodox' | 'muslim' | 'diverse_faiths' | 'revolutionary';
export type PowerType = 'adm' | 'dip' | 'mil';
export const POWER_TYPES: readonly PowerType[] = ['adm', 'dip', 'mil'];

export interface ProvinceFact {
  id: string;
  area: string;
  size: 'large' | 'small';
  flag?: string;
  territory?: number;
  faces?: string[];
  gold?: boolean;
  hre?: boolean;
}

export interface AreaFact {
  id: string;
  map: Continent;
  board?: string;
  faith?: Faith;
  slot?: string;
  land: string[];
  links?: string[];
  mountains?: string[];
  elector?: boolean;
  provinces: Omit<ProvinceFact, 'area'>[];
}

export interface ZoneFact {
  id: string;
  map: Continent;
  slots: number;
  letters?: string[];
  galleys?: string;
}

export interface NodeFact {
  id: string;
  map: Continent;
  kind: 'maritime' | 'inland';
  /** The Area that holds it, or those around its desert. */
  areas?: string[];
  desert?: boolean;
}

export interface RealmFact {
  id: string;
  kind: 'major' | 'featured' | 'npr' | 'vassal' | 'dynamic';
  capital?: string;
  distant?: boolean;
}

type Table<Fact> = Readonly<Record<string, Fact>>;

const byId = <Fact extends { id: string }>(facts: Fact[]): Table<Fact> =>
  Object.fromEntries(facts.map((fact) => [fact.id, fact]));

const areas = mapData.areas as unknown as AreaFact[];
export const AREAS = byId(areas);
export const AREA_IDS = areas.map(({ id }) => id);
export const PROVINCES = byId<ProvinceFact>(
  areas.flatMap(({ id, provinces }) => provinces.map((fact) => ({ ...fact, area: id }))),
);
export const PROVINCE_IDS = Object.keys(PROVINCES);
export const ZONES = byId(mapData.zones as unknown as ZoneFact[]);
export const NODES = byId(mapData.nodes as unknown as NodeFact[]);
export const REALMS = byId(mapData.realms as unknown as RealmFact[]);

export const isDistant = (area: string): boolean => AREAS[area]?.map !== 'main';
