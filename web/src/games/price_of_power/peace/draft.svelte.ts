/** A peace that is put together before it is sent: a term, and what becomes of each Province. */

import type { WarExplained } from '../contract';
import { ABOUT_PROVINCES, KEEPS, NAMES_WAR } from './questions';

/** What becomes of an occupied Province: kept, returned for Ducats, set free, or given for another. */
export type Fate = 'keep' | 'return' | 'free' | { for: string };
/** How a war may end: by a term, by an offer, by a peace that is negotiated, by surrender. */
export type Way = { term: string } | Other;
export type Other = 'offer' | 'negotiate' | 'surrender';
/** The verbs of the ways in which the other player has a say. */
export const OTHER_VERBS: Readonly<Record<Other, string>> = {
  offer: 'offer_peace',
  negotiate: 'negotiate_peace',
  surrender: 'surrender_to',
};

export interface Draft {
  way: Way | null;
  fates: Readonly<Record<string, Fate>>;
}

/** Drafts stay while the sheet is folded; each is of one war. */
class Drafts {
  #of = $state.raw<Readonly<Record<string, Draft>>>({});
  /** The foe at whose war the player looks. */
  foe = $state<string | null>(null);

  of(foe: string): Draft {
    return this.#of[foe] ?? { way: null, fates: {} };
  }

  set(foe: string, change: Partial<Draft>): void {
    this.#of = { ...this.#of, [foe]: { ...this.of(foe), ...change } };
  }

  forget(): void {
    this.#of = {};
  }
}

export const drafts = new Drafts();

/** The Provinces about which the Victor decides: Capitals go back in any case. */
export const openTo = (war: WarExplained): string[] =>
  Object.entries(war.taken)
    .filter(([, { is_capital }]) => !is_capital)
    .map(([province]) => province);

/** The answers about Provinces, exchanges first: they need what is still held. */
function disposals(war: WarExplained, fates: Draft['fates']): string[] {
  const places = openTo(war);
  const fateOf = (place: string): Fate => fates[place] ?? 'keep';
  const swaps = places.flatMap((place) => {
    const fate = fateOf(place);
    return typeof fate === 'object' ? [`exchange ${fate.for}`, `name_province ${place}`] : [];
  });
  const returned = places.filter((place) => fateOf(place) === 'return');
  const freed = places.filter((place) => fateOf(place) === 'free');
  /** The rules ask as long as something is left to decide about. */
  const rest = places.some((place) => fateOf(place) === 'keep') ? ['done'] : [];
  return [
    ...swaps,
    ...returned.map((place) => `return_for_ducats ${place}`),
    ...freed.map((place) => `set_free ${place}`),
    ...rest,
  ];
}

/** All answers that make the drafted peace, to be given as one. */
export function answersOf(prompt: string, war: WarExplained, { way, fates }: Draft): string[] {
  if (prompt === ABOUT_PROVINCES) return disposals(war, fates);
  if (way === null) return [];
  if (typeof way === 'string') return [`${OTHER_VERBS[way]} ${war.foe}`];
  const named = NAMES_WAR.has(prompt) ? [`peace_with ${war.foe}`] : [];
  return [...named, `enforce ${way.term}`, ...(way.term === KEEPS ? disposals(war, fates) : [])];
}
