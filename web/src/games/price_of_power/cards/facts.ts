/** The printed facts of the cards that the page shows, see write.py. */

import facts from './facts.json';
import type { PowerType } from '../facts';

export interface CharacterFact {
  id: string;
  kind?: 'advisor' | 'leader';
  field?: PowerType;
  skill?: number;
  /** The wage of an Advisor. */
  ducats?: number;
  adm?: number;
  dip?: number;
  mil?: number;
  /** The Battle Dice that a Leader adds, by type. */
  dice?: Partial<Record<string, number>>;
}

export interface ActionFact {
  id: string;
  deck: PowerType;
  cost: Partial<Record<PowerType | 'ducats', number>>;
}

export interface CardFact {
  id: string;
  action: string;
  character: string;
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
  realm?: string;
  symbols?: string[];
  mortality?: string | null;
  ruler?: string;
}

export interface TradeFact {
  id: string;
  table: string;
  nodes: { node: string; keys: { province: string; plus?: number }[] }[];
}

type Table<Fact> = Readonly<Record<string, Fact>>;
const byId = <Fact extends { id: string }>(facts: Fact[]): Table<Fact> =>
  Object.fromEntries(facts.map((fact) => [fact.id, fact]));

export const ACTIONS = byId(facts.actions as unknown as ActionFact[]);
export const CARDS = byId(facts.cards as CardFact[]);
export const CHARACTERS = byId(facts.characters as unknown as CharacterFact[]);
export const IDEAS = byId(facts.ideas as unknown as IdeaFact[]);
export const EVENTS = byId(facts.events as unknown as EventFact[]);
export const MISSIONS = byId(facts.missions);
export const TRADES = byId(facts.trades as unknown as TradeFact[]);
export const TRADE_ROWS = byId(facts.tables as unknown as { id: string; rows: [number, number, number][] }[]);

/** The skills of a character in short: all three of a Leader, one of an Advisor. */
export function skillsOf(id: string): string {
  const { skill, adm = 0, dip = 0, mil = 0 } = CHARACTERS[id] ?? {};
  return skill === undefined ? `${adm} ${dip} ${mil}` : `+${skill}`;
}

/** What an Advisor costs, at once and every Round; a Leader costs nothing. */
export const wageOf = (id: string): number => CHARACTERS[id]?.ducats ?? 0;

const SOURCES = ['rulebook', 'known', 'gist'] as const;
export type Source = (typeof SOURCES)[number] | 'ours';
const BY_SOURCE: Readonly<Record<string, readonly string[]>> = {
  rulebook: facts.from_rulebook,
  known: facts.from_known,
  gist: facts.from_gist,
};

/** Where what a card says comes from, by the text of its name: what no source tells is ours. */
export const sourceOf = (name: string): Source =>
  SOURCES.find((source) => BY_SOURCE[source]?.includes(name)) ?? 'ours';
