/** The printed facts of the cards, from the files of the rules. */

import actionsData from '$rules/price_of_power/data/actions.json';
import eventsData from '$rules/price_of_power/data/events.json';
import ideasData from '$rules/price_of_power/data/ideas.json';
import missionsData from '$rules/price_of_power/data/missions.json';
import setupsData from '$rules/price_of_power/data/setups.json';
import tradeData from '$rules/price_of_power/data/trade.json';
import type { PowerType } from '../facts';

export interface CharacterFact {
  id: string;
  kind?: 'advisor' | 'leader';
  field?: PowerType;
  skill?: number;
  adm?: number;
  dip?: number;
  mil?: number;
  mortality?: string;
}

export interface ActionFact {
  id: string;
  deck: PowerType;
  cost: Partial<Record<PowerType | 'ducats', number>>;
}

export interface CardFact {
  id: string;
  action: string;
  character: CharacterFact;
}

export interface IdeaFact {
  id: string;
  type: PowerType;
  age: number;
  cost: number;
  basic?: boolean;
}

export interface EventFact {
  id: string;
  age: number;
  type: string;
  half: string;
  realm?: string;
  symbols?: string[];
  mortality?: string | null;
  ruler?: CharacterFact;
  options?: { id: string }[];
}

export interface TradeFact {
  id: string;
  good: string;
  table: string;
  nodes: { node: string; keys: { province: string; plus?: number }[] }[];
}

type Table<Fact> = Readonly<Record<string, Fact>>;
const byId = <Fact extends { id: string }>(facts: Fact[]): Table<Fact> =>
  Object.fromEntries(facts.map((fact) => [fact.id, fact]));

export const ACTIONS = byId(actionsData.actions as unknown as ActionFact[]);
export const CARDS = byId(actionsData.cards as unknown as CardFact[]);
export const IDEAS = byId(ideasData.ideas as unknown as IdeaFact[]);
export const EVENTS = byId(eventsData.events as unknown as EventFact[]);
export const MISSIONS = byId(missionsData.missions as unknown as { id: string; prestige: number }[]);
export const TRADES = byId(tradeData.cards as unknown as TradeFact[]);
export const TRADE_ROWS = tradeData.tables as unknown as Table<{ rows: [number, number, number][] }>;

const rulers = (setupsData.setups as unknown as { ruler?: CharacterFact }[]).flatMap(
  ({ ruler }) => ruler ?? [],
);
export const CHARACTERS = byId([
  ...Object.values(CARDS).map(({ character }) => character),
  ...Object.values(EVENTS).flatMap(({ ruler }) => ruler ?? []),
  ...rulers,
]);

/** The skills of a character in short: all three of a Leader, one of an Advisor. */
export function skillsOf(id: string): string {
  const { skill, adm = 0, dip = 0, mil = 0 } = CHARACTERS[id] ?? {};
  return skill === undefined ? `${adm} ${dip} ${mil}` : `+${skill}`;
}
