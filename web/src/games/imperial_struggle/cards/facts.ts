/** What is printed on investment tiles, events and ministries. */

import eventsData from '$rules/imperial_struggle/data/events.json';
import investmentsData from '$rules/imperial_struggle/data/investments.json';
import ministriesData from '$rules/imperial_struggle/data/ministries.json';
import type { Action, Era, Power } from '../facts';

export interface InvestmentFact {
  id: string;
  major_type: Action;
  major_ap: number;
  minor_type: Action;
  minor_ap: number;
  event: boolean;
  military_upgrade: boolean;
}

export type BonusCondition =
  | { kind: 'keyword'; keyword: string }
  | { kind: 'more_prestige_in'; countries: string[] }
  | { kind: 'more_available_debt'; by: number }
  | { kind: 'more_bonus_war_tiles_in_next_war' }
  | { kind: 'controls_advantage'; advantage: string };

export interface EventFact {
  id: string;
  number: number;
  era: Era;
  icon: Action | null;
  bonus: BonusCondition | null;
  /** One text for both sides, or one for each. */
  sides: 'common' | 'both';
}

export interface MinistryFact {
  id: string;
  side: 'FR' | 'BR';
  eras: Era[];
  keywords: string[];
  abilities: string[];
}

function byId<Fact extends { id: string }>(facts: Fact[]): Readonly<Record<string, Fact>> {
  return Object.fromEntries(facts.map((fact) => [fact.id, fact]));
}

export const INVESTMENTS = byId(investmentsData.investments as InvestmentFact[]);
export const EVENTS = byId(eventsData.events as EventFact[]);
export const MINISTRIES = byId(ministriesData.ministries as MinistryFact[]);

export function sideOf(ministry: MinistryFact): Power {
  return ministry.side === 'FR' ? 'fr' : 'br';
}
