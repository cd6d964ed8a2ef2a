/** A small table for tests: two players, and little on the map. */

import type { AreaState, PlayerState, ProvinceState, State } from './state';

const PLAYER = {
  power: { adm: 3, dip: 3, mil: 3 },
  armies: [],
  ideas: [],
  cards: {},
} as unknown as PlayerState;

const AREA: AreaState = {
  influence: {},
  claims: [],
  core: null,
  rebels: 0,
  plague: false,
  left_hre: false,
  infantry: {},
};

const PROVINCE: ProvinceState = {
  holder: null,
  disc: null,
  unrest: false,
  occupier: null,
  dynamic: null,
  strong: 0,
};

interface Lying {
  areas?: Record<string, Partial<AreaState>>;
  provinces?: Record<string, Partial<ProvinceState>>;
  faiths?: State['faiths'];
  armies?: PlayerState['armies'];
}

const filled = <Thing>(empty: Thing, some: Record<string, Partial<Thing>> = {}): Record<string, Thing> =>
  Object.fromEntries(Object.entries(some).map(([id, here]) => [id, { ...empty, ...here }]));

/** France and Austria, with what a test lays on the map. */
export const example = ({ areas, provinces, faiths = {}, armies = [] }: Lying = {}): State =>
  ({
    players: [
      { ...PLAYER, realm: 'france', armies },
      { ...PLAYER, realm: 'austria' },
    ],
    areas: filled(AREA, areas),
    provinces: filled(PROVINCE, provinces),
    faiths,
    realms: {},
    nodes: {},
    zones: {},
    docked: {},
  }) as unknown as State;
