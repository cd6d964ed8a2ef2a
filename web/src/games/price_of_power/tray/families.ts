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
  /** In what it is usually paid. */
  paid?: string;
  /** It belongs to an optional rule: where it is not offered there is nothing to say of it. */
  optional?: true;
}

/** The verbs that begin something in a Turn, in the order of the rulebook. */
export const VERBS: Readonly<Record<string, VerbFact>> = {
  take_event: { family: 'event', icon: 'event' },
  pass_round: { family: 'event', icon: 'hourglass' },
  stabilize: { family: 'adm', icon: 'pop-milestone', paid: 'adm' },
  raise_authority: { family: 'adm', icon: 'pop-imperial-crown', paid: 'adm' },
  convert: { family: 'adm', icon: 'pop-ev-faith', paid: 'adm' },
  colonize: { family: 'adm', icon: 'pop-colonist', paid: 'adm' },
  influence: { family: 'dip', icon: 'pop-influence', paid: 'dip' },
  forge: { family: 'dip', icon: 'pop-pact', paid: 'dip' },
  fabricate: { family: 'dip', icon: 'pop-claim', paid: 'dip' },
  trade: { family: 'dip', icon: 'pop-merchant', paid: 'dip' },
  excommunicate: { family: 'dip', icon: 'pop-excommunicated', paid: 'dip' },
  call_crusade: { family: 'dip', icon: 'pop-crusade', paid: 'dip' },
  declare_war: { family: 'mil', icon: 'pop-war', paid: 'mil' },
  march: { family: 'mil', icon: 'pop-general', paid: 'mil' },
  set_sail: { family: 'mil', icon: 'pop-heavy-ship', paid: 'mil' },
  besiege_in: { family: 'mil', icon: 'pop-siege', paid: 'mil' },
  recruit: { family: 'mil', icon: 'pop-infantry', paid: 'mil' },
  suppress: { family: 'mil', icon: 'pop-flame', paid: 'mil' },
  research: { family: 'general', icon: 'pop-idea' },
  explore: { family: 'general', icon: 'pop-explore' },
  change_focus: { family: 'general', icon: 'scales' },
  change_religion: { family: 'general', icon: 'pop-catholic' },
  negotiate: { family: 'general', icon: 'pop-pact' },
  use: { family: 'general', icon: 'pop-stamp' },
  appoint: { family: 'minor', icon: 'pop-advisor', paid: 'ducats' },
  dismiss: { family: 'minor', icon: 'pop-mort-plus' },
  borrow: { family: 'minor', icon: 'pop-ducat' },
  repay: { family: 'minor', icon: 'pop-gold', paid: 'ducats' },
  replenish: { family: 'minor', icon: 'pop-manpower', paid: 'mil' },
  cut_ties: { family: 'minor', icon: 'pop-truce' },
  confer: { family: 'minor', icon: 'lock', paid: 'dip', optional: true },
};

/** Passing is also the dark button beside the question. */
const BESIDE = 'pass_round';
export const isOfTurn = (verb: string): boolean => verb in VERBS && verb !== BESIDE;
export const kindOfVerb = (verb: string): string => KINDS[verb] ?? '';

/** What a price of a verb is usually paid in: by its own kind, else by the Action it belongs to. */
const PAID: Readonly<Record<string, string>> = {
  influence_in: 'dip',
  influence_for_ducats: 'ducats',
  forge_with: 'dip',
  claim: 'dip',
  convert_area: 'adm',
  colonize_area: 'adm',
  calm: 'mil',
  march_to: 'mil',
  besiege: 'mil',
  infantry: 'ducats',
  cavalry: 'ducats',
  artillery: 'ducats',
  build: 'ducats',
  call_to_arms: 'influence',
  access_for_ducats: 'ducats',
};
export const paidIn = (verb: string): string => PAID[verb] ?? VERBS[verb]?.paid ?? '';
