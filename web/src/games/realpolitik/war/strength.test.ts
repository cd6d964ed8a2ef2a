import { describe, expect, it } from 'vitest';
import type { Battle, State } from '../state';
import { cardsOf, cardsWorth, pilesOf, powersOf, sourcesOf, sum } from './strength';

const battle: Battle = {
  territory: 'ven',
  sides: [
    { powers: ['italy'], generals: ['la_marmora', 'macmahon'], supporters: ['macmahon'], strength: 8 },
    { powers: ['austria'], generals: ['albrecht'], supporters: [], strength: 9 },
  ],
  cards: [
    { power: 'italy', pile: 'la_marmora', open: false, struck: false, value: 4 },
    { power: 'italy', pile: 'la_marmora', open: false, struck: false, value: 4 },
    { power: 'france', pile: 'macmahon', open: false, struck: false, value: null },
    { power: 'austria', pile: 'albrecht', open: true, struck: false, value: 2 },
    { power: 'austria', pile: null, open: true, struck: true, value: 5 },
  ],
  limits: { italy: 2, austria: 3 },
};
const game = {
  territories: {
    ven: { controller: 'austria', garrison: true, train: null, fortress: true, loose: 1, works: 4 },
  },
  generals: {
    la_marmora: { at: 'ven', units: 3, has_moved: true },
    macmahon: { at: 'lom', units: 2, has_moved: false },
    albrecht: { at: 'ven', units: 3, has_moved: false },
  },
} as unknown as State;

describe('a battle', () => {
  it('adds strengths as the rules do', () => {
    expect(sum(sourcesOf(game, battle, 0))).toBe(8);
    expect(sum(sourcesOf(game, battle, 1))).toBe(9);
    expect(sourcesOf(game, battle, 1).map(({ text }) => text)).toEqual([
      'rp-source-general',
      'terminal-garrison',
      'terminal-fortress',
      'rp-source-loose',
    ]);
  });

  it('counts supporters to their side', () => {
    expect(powersOf(battle, 0)).toEqual(['italy', 'france']);
    expect(cardsOf(battle, 0).map(({ place }) => place)).toEqual([1, 2, 3]);
    expect(pilesOf(battle, 0)).toEqual(['la_marmora', 'macmahon']);
  });

  it('values the cards that can be seen: pairs, a 2 at home, struck ones not', () => {
    expect(cardsWorth(game, battle, 0)).toEqual({ known: 9, hidden: 1 });
    expect(cardsWorth(game, battle, 1)).toEqual({ known: 3, hidden: 0 });
  });
});
