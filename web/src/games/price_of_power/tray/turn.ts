/** What a Turn offers: verbs by family, each with its options. */

import { verbOf, type Offered } from '$shell/view';
import { isOfBattle } from '../battle/battle';
import { sum, type BillLine } from '../explain';
import { FAMILIES, isOfTurn, VERBS, type Family } from './families';

/** A verb of a Turn as it stands in the tray. */
export interface Verb {
  verb: string;
  icon: string;
  options: Offered[];
}

/** The question of a whole Turn: every family may be looked into, also to ask why not. */
const WHOLE = 'ask-action';

/** The families that may be turned to. */
export function familiesOffered(options: readonly Offered[], prompt = ''): ReadonlySet<Family> {
  if (prompt === WHOLE) return new Set(FAMILIES);
  if (isOfBattle(prompt)) return new Set();
  const verbs = options.map(({ option }) => verbOf(option)).filter((verb) => isOfTurn(verb));
  return new Set(verbs.flatMap((verb) => VERBS[verb]?.family ?? []));
}

/** Where the player has turned to a family, and when. */
export interface Turned {
  family: Family;
  /** The position of the game. */
  at: number;
}

/** Diplomacy lies open unless the player has turned to another family, or there is none of it.
 *
 * What the player turned to before stays open while something can be done there: it is looked into for that.
 */
export function openFamily(
  options: readonly Offered[],
  turned: Turned | null,
  at: number,
  prompt = '',
): Family | null {
  const offered = familiesOffered(options, prompt);
  const kept = turned?.at === at ? offered : familiesOffered(options);
  if (turned && kept.has(turned.family)) return turned.family;
  if (offered.has('dip')) return 'dip';
  return FAMILIES.find((family) => offered.has(family)) ?? null;
}

/** All verbs of a family: those that nobody can use now stay, unless they are of an optional rule. */
export function verbsOf(options: readonly Offered[], family: Family): Verb[] {
  return Object.entries(VERBS)
    .filter(([, fact]) => fact.family === family)
    .map(([verb, { icon }]) => ({
      verb,
      icon,
      options: options.filter(({ option }) => verbOf(option) === verb),
    }))
    .filter((verb) => verb.options.length > 0 || !VERBS[verb.verb]?.optional);
}

/** What a verb costs at least: what is asked for it now, else what the rules say of it. */
export function priceOf(options: readonly Offered[], bill: readonly BillLine[]): number | null {
  const costs = options.flatMap(({ cost }) => cost ?? []);
  if (costs.length > 0) return Math.min(...costs);
  return bill.length > 0 ? sum(bill) : null;
}

export const isTurn = (options: readonly Offered[]): boolean =>
  options.some(({ option }) => isOfTurn(verbOf(option)));
