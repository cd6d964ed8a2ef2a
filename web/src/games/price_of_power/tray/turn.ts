/** What a Turn offers: verbs by family, each with its options. */

import { verbOf, type Offered } from '$shell/view';
import { FAMILIES, isOfTurn, VERBS, type Family } from './families';

/** A verb of a Turn as it stands in the tray. */
export interface Verb {
  verb: string;
  icon: string;
  options: Offered[];
}

export function familiesOffered(options: readonly Offered[]): ReadonlySet<Family> {
  const verbs = options.map(({ option }) => VERBS[verbOf(option)]?.family);
  return new Set(verbs.filter((family) => family !== undefined));
}

/** Diplomacy lies open unless the player has turned to another family, or there is none of it. */
export function openFamily(options: readonly Offered[], turned: Family | null): Family | null {
  const offered = familiesOffered(options);
  if (turned && offered.has(turned)) return turned;
  if (offered.has('dip')) return 'dip';
  return FAMILIES.find((family) => offered.has(family)) ?? null;
}

/** All verbs of a family: those that nobody can use now stay. */
export function verbsOf(options: readonly Offered[], family: Family): Verb[] {
  return Object.entries(VERBS)
    .filter(([, fact]) => fact.family === family)
    .map(([verb, { icon }]) => ({
      verb,
      icon,
      options: options.filter(({ option }) => verbOf(option) === verb),
    }));
}

export const isTurn = (options: readonly Offered[]): boolean =>
  options.some(({ option }) => isOfTurn(verbOf(option)));
