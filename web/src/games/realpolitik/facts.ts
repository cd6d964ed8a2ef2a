/** The printed facts of the game, from the files of the rules. */

import economyData from '$rules/realpolitik/data/economy.json';
import mapData from '$rules/realpolitik/data/map.json';
import powersData from '$rules/realpolitik/data/powers.json';

export const POWERS = ['france', 'prussia', 'austria', 'italy'] as const;
export type Power = (typeof POWERS)[number];
export const ACTIONS = ['taxation', 'mobilisation', 'extend_influence', 'dispatch', 'movement'] as const;
export type Action = (typeof ACTIONS)[number];

export interface TerritoryFact {
  id: string;
  type: 'home' | 'contested' | 'uncontested';
  value: number;
  home_of?: Power;
  stripes?: Power[];
  capital?: boolean;
  coastal?: boolean;
  rail?: boolean;
}

export interface GeneralFact {
  id: string;
  power: Power;
  strength: number;
}

const territories = mapData.territories as TerritoryFact[];
export const TERRITORIES: Readonly<Record<string, TerritoryFact>> = Object.fromEntries(
  territories.map((fact) => [fact.id, fact]),
);
export const TERRITORY_IDS = territories.map(({ id }) => id);
export const SEAS = mapData.seas as unknown as { id: string; ports: Record<string, number> }[];

export const GENERALS: Readonly<Record<string, GeneralFact>> = Object.fromEntries(
  POWERS.flatMap((power) =>
    powersData.powers[power].generals.map(({ id, strength }) => [id, { id, power, strength }]),
  ),
);

export const {
  victory: VICTORY,
  diplomacy_top: DIPLOMACY_TOP,
  most_morale: MOST_MORALE,
  hand_limit: HAND_LIMIT,
  capacity: CAPACITY,
} = economyData;
