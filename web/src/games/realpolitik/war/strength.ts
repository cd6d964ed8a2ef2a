/** The strength of a side in a battle, source by source (5.1, R24), and what its cards add (5.10). */

import { AT_HOME, GENERALS, PAIRS, STRENGTH, TERRITORIES } from '../facts';
import { placeState, type Battle, type LaidCard, type State } from '../state';

export interface Source {
  /** A text, and its arguments. */
  text: string;
  args: Record<string, string | number>;
  number: number;
}

function ofGenerals(game: State, battle: Battle, side: 0 | 1): Source[] {
  const { generals, supporters } = battle.sides[side];
  return generals.map((general) => {
    const units = game.generals[general]?.units ?? 0;
    const strength = GENERALS[general]?.strength ?? 0;
    const text = supporters.includes(general) ? 'rp-source-support' : 'rp-source-general';
    return { text, args: { general: `general-${general}`, strength, units }, number: strength + units };
  });
}

function ofWorks(game: State, id: string): Source[] {
  const here = placeState(game, id);
  const fact = TERRITORIES[id];
  const guard = fact?.capital ? STRENGTH.capital_guard : STRENGTH.home_guard;
  const sources = [
    { text: 'terminal-garrison', number: here.garrison ? STRENGTH.garrison : 0 },
    { text: 'rp-source-guard', number: !here.garrison && fact?.home_of ? guard : 0 },
    { text: 'terminal-fortress', number: here.fortress ? STRENGTH.fortress : 0 },
    { text: 'rp-source-loose', number: here.loose },
  ];
  return sources.filter(({ number }) => number > 0).map((source) => ({ ...source, args: {} }));
}

/** All that makes a side strong before cards. */
export function sourcesOf(game: State, battle: Battle, side: 0 | 1): Source[] {
  const generals = ofGenerals(game, battle, side);
  return side === 0 ? generals : [...generals, ...ofWorks(game, battle.territory)];
}

export const sum = (sources: Source[]): number => sources.reduce((all, { number }) => all + number, 0);

/** The powers of a side, supporters included. */
export function powersOf(battle: Battle, side: 0 | 1): string[] {
  const { powers, generals } = battle.sides[side];
  const led = generals.map((general) => GENERALS[general]?.power ?? '');
  return [...new Set([...powers, ...led])];
}

export const cardsOf = (battle: Battle, side: 0 | 1): (LaidCard & { place: number })[] =>
  battle.cards
    .map((card, n) => ({ ...card, place: n + 1 }))
    .filter(({ power }) => powersOf(battle, side).includes(power));

/** What the cards that one can see are worth, and how many more lie face down. */
export function cardsWorth(game: State, battle: Battle, side: 0 | 1): { known: number; hidden: number } {
  const cards = cardsOf(battle, side).filter(({ struck }) => !struck);
  const owner = placeState(game, battle.territory).controller;
  const known = cards.reduce((all, { value, power }) => {
    if (value === null) return all;
    return all + value + (value === AT_HOME && power === owner ? 1 : 0);
  }, 0);
  const piles = new Map<string, number>();
  for (const { value, pile } of cards) {
    if (value === PAIRS && pile !== null) piles.set(pile, (piles.get(pile) ?? 0) + 1);
  }
  const pairs = [...piles.values()].reduce((all, symbols) => all + Math.floor(symbols / 2), 0);
  return { known: known + pairs, hidden: cards.filter(({ value }) => value === null).length };
}

/** The piles of a side: one for each General, and for a Garrison that defends. */
export function pilesOf(battle: Battle, side: 0 | 1): string[] {
  const { generals } = battle.sides[side];
  const laid = cardsOf(battle, side).flatMap(({ pile }) => pile ?? []);
  return [...new Set([...generals, ...(side === 1 ? ['garrison'] : []), ...laid])].filter(
    (pile) => pile !== 'garrison' || laid.includes('garrison') || generals.length === 0,
  );
}
