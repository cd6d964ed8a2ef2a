/** The families of Actions, and what each verb of a Turn is shown with. */

import { KINDS } from '../contract';

export const FAMILIES = ['event', 'adm', 'dip', 'mil', 'general', 'minor'] as const;
export type Family = (typeof FAMILIES)[number];

export const FAMILY_KEY: Readonly<Record<Family, string>> = {
  event: 'V',
  adm: 'A',
  dip: 'D',
  mil: 'M',
  general: 'G',
  minor: 'N',
};

interface VerbFact {
  family: Family;
  icon: string;
  /** It belongs to an optional rule: where it is not offered there is nothing to say of it. */
  optional?: true;
}

/** The verbs that begin something in a Turn, in the order of the rulebook. */
export const VERBS: Readonly<Record<string, VerbFact>> = {
  take_event: { family: 'event', icon: 'event' },
  pass_round: { family: 'event', icon: 'hourglass' },
  stabilize: { family: 'adm', icon: 'pop-milestone' },
  raise_authority: { family: 'adm', icon: 'pop-imperial-crown' },
  convert: { family: 'adm', icon: 'pop-ev-faith' },
  colonize: { family: 'adm', icon: 'pop-colonist' },
  influence: { family: 'dip', icon: 'pop-influence' },
  forge: { family: 'dip', icon: 'pop-pact' },
  fabricate: { family: 'dip', icon: 'pop-claim' },
  trade: { family: 'dip', icon: 'pop-merchant' },
  excommunicate: { family: 'dip', icon: 'pop-excommunicated' },
  call_crusade: { family: 'dip', icon: 'pop-crusade' },
  declare_war: { family: 'mil', icon: 'pop-war' },
  march: { family: 'mil', icon: 'pop-general' },
  set_sail: { family: 'mil', icon: 'pop-heavy-ship' },
  besiege_in: { family: 'mil', icon: 'pop-siege' },
  recruit: { family: 'mil', icon: 'pop-infantry' },
  suppress: { family: 'mil', icon: 'pop-flame' },
  research: { family: 'general', icon: 'pop-idea' },
  explore: { family: 'general', icon: 'pop-explore' },
  change_focus: { family: 'general', icon: 'scales' },
  change_religion: { family: 'general', icon: 'pop-catholic' },
  negotiate: { family: 'general', icon: 'pop-pact' },
  use: { family: 'general', icon: 'pop-stamp' },
  appoint: { family: 'minor', icon: 'pop-advisor' },
  dismiss: { family: 'minor', icon: 'pop-mort-plus' },
  borrow: { family: 'minor', icon: 'pop-ducat' },
  repay: { family: 'minor', icon: 'pop-gold' },
  replenish: { family: 'minor', icon: 'pop-manpower' },
  cut_ties: { family: 'minor', icon: 'pop-truce' },
  confer: { family: 'minor', icon: 'lock', optional: true },
};

/** Passing is also the dark button beside the question. */
const BESIDE = 'pass_round';
export const isOfTurn = (verb: string): boolean => verb in VERBS && verb !== BESIDE;
export const kindOfVerb = (verb: string): string => KINDS[verb] ?? '';
