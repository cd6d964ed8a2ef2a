/** Where a level comes from: what is printed on the cards that lie there, and what is on none. */

import type { Explanation } from '../explain';
import { ACHIEVEMENT, POWER, RELIGION, TERRITORY, type Numbers } from '../facts';
import type { Empire } from '../state';

/** What a card adds; `name` is a text id. */
export interface Source {
  name: string;
  number: number;
}

interface Card {
  levels: Numbers;
  prestige?: number;
  glory?: number;
}

function printedOn(card: Card | undefined, track: string): number {
  if (track === 'glory') return card?.glory ?? 0;
  return (card?.levels[track] ?? 0) + (track === 'prestige' ? (card?.prestige ?? 0) : 0);
}

function cardsOf({ power, territories, achievements, religion }: Empire): [string, Card | undefined][] {
  return [
    [`power-${power}`, POWER[power ?? '']],
    ...territories.map((id): [string, Card | undefined] => [`card-${id}`, TERRITORY[id]]),
    ...achievements.map((id): [string, Card | undefined] => [`achievement-${id}`, ACHIEVEMENT[id]]),
    [`religion-${religion}`, RELIGION[religion ?? '']],
  ];
}

export function sourcesOf(empire: Empire, told: Explanation | null, place: number, track: string): Source[] {
  const printed = cardsOf(empire).map(([name, card]) => ({ name, number: printedOn(card, track) }));
  const rest = { name: 'im-source-rest', number: told?.unprinted[place]?.[track] ?? 0 };
  return [...printed, rest].filter(({ number }) => number !== 0);
}
