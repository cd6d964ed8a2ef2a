/** Wars as the table shows them: each once, with when it began; Truces with their ends. */

import type { LogEntry } from '$contract';
import type { WarExplained } from '../contract';
import type { State } from '../state';

/** A war once, as it stands for the first of both; for a realm that nobody plays nothing is reckoned. */
export interface War {
  told: WarExplained;
  /** As it stands for the other player, if there is one. */
  other: WarExplained | null;
}

/** Each war once: a player's own from his side, else from that of the first seat in it. */
export function warsOf(told: readonly WarExplained[], own: string | null): War[] {
  const first = (war: WarExplained) => (war.realm === own ? 0 : 1);
  const found: War[] = [];
  for (const war of told.toSorted((one, other) => first(one) - first(other))) {
    if (found.some((each) => each.other === war)) continue;
    const other = told.find(({ realm, foe }) => realm === war.foe && foe === war.realm) ?? null;
    found.push({ told: war, other });
  }
  return found;
}

/** A war as it stands for whoever has won it, else for the one of whom it is told. */
export function standingOf(told: readonly WarExplained[], war: WarExplained): WarExplained {
  const other = told.find(({ realm, foe }) => realm === war.foe && foe === war.realm);
  return war.standing === 'inconclusive' && other ? other : war;
}

export interface Since {
  age: string;
  n: number;
}

/** The Round in which a war began, as the log tells it. */
export function sinceOf(log: readonly LogEntry[], realm: string, foe: string): Since | null {
  const both = [`realm-${realm}`, `realm-${foe}`].toSorted().join();
  let round: Since | null = null;
  let found: Since | null = null;
  for (const { text, args } of log) {
    if (text === 'log-round') round = { age: String(args.age), n: Number(args.n) };
    if (text === 'log-war' && [String(args.power), String(args.target)].toSorted().join() === both) {
      found = round;
    }
  }
  return found;
}

/** Truces between a player and a realm, each once. */
export const trucesOf = (game: State): [string, string][] =>
  Object.entries(game.realms).flatMap(([realm, { truce }]) =>
    truce.map((player): [string, string] => [player, realm]),
  );

interface ShutTerms {
  terms: string[];
  why: string;
  cite: string;
  opens: string;
}

/** The terms that may not be enforced, by the reason; what can be offered is not among them. */
export function shutTerms({ terms }: WarExplained, canOffer = false): ShutTerms[] {
  const found: ShutTerms[] = [];
  for (const [term, { allowed, why, cite, opens }] of Object.entries(terms)) {
    if (allowed || (canOffer && term === 'white_peace')) continue;
    const alike = found.find((each) => each.why === why && each.cite === cite);
    if (alike) alike.terms.push(term);
    else found.push({ terms: [term], why, cite, opens });
  }
  return found;
}
