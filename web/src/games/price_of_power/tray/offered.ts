/** Cards that lie before a player, and those that a question offers besides. */

import { targetOf, verbOf, type Offered } from '$shell/view';
import { KINDS } from '../contract';

/** The options about things of a kind, by thing. */
export function offersOf(options: readonly Offered[], kind: string, verbs: ReadonlySet<string>) {
  const found = new Map<string, Offered[]>();
  for (const each of options) {
    const verb = verbOf(each.option);
    if (KINDS[verb] !== kind || !verbs.has(verb)) continue;
    const target = targetOf(each.option);
    found.set(target, [...(found.get(target) ?? []), each]);
  }
  return found;
}

/** Besides, to appoint the character on a card. */
export function withAppointed(
  offers: ReadonlyMap<string, Offered[]>,
  options: readonly Offered[],
  cards: readonly string[],
  characterOn: (card: string) => string | undefined,
): ReadonlyMap<string, Offered[]> {
  const appointed = offersOf(options, 'character', APPOINTING);
  return new Map(
    cards.map((card) => [
      card,
      [...(offers.get(card) ?? []), ...(appointed.get(characterOn(card) ?? '') ?? [])],
    ]),
  );
}

/** What lies there, then what is offered besides; each once. */
export const withOffered = (lying: readonly string[], offered: ReadonlyMap<string, unknown>): string[] => [
  ...new Set([...lying, ...offered.keys()]),
];

export const HAND_VERBS: ReadonlySet<string> = new Set([
  'play',
  'react_with',
  'keep',
  'discard',
  'set_aside',
  'name_card',
]);
export const MISSION_VERBS: ReadonlySet<string> = new Set(['take_mission', 'return_mission']);
const APPOINTING: ReadonlySet<string> = new Set(['appoint']);
/** What may be said of Missions without being asked. */
export const MISSION_ASIDES: ReadonlySet<string> = new Set(['hold_mission', 'score_mission']);
