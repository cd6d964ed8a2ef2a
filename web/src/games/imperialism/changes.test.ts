import { describe, expect, it } from 'vitest';
import { changesBetween, levelOf } from './changes';
import type { Empire, State } from './state';

const EMPIRE: Empire = {
  power: 'france',
  ducats: 5,
  levels: { army: 2, fleet: 1 },
  bloom: false,
  glory: 1,
  ruler: null,
  religion: null,
  territories: ['burgundy'],
  achievements: [],
  last_action: null,
  hand_limit: 5,
  providence_cards: 3,
  territory_cards: 1,
  known_cards: [],
};
const table = (changes: Partial<Empire>, row: string[] = ['milan']): State =>
  ({
    phase: 'action',
    empires: [EMPIRE, { ...EMPIRE, ...changes }],
    row,
    achievements: ['banking'],
  }) as State;

describe('what changed', () => {
  it('is nothing on the same table', () => {
    expect([...changesBetween(table({}), table({}))]).toEqual([]);
  });

  it('names tracks and whose marker has moved on them', () => {
    const changes = changesBetween(table({}), table({ levels: { army: 3, fleet: 1 }, glory: 2 }));
    expect([...changes].sort()).toEqual(
      [levelOf(1, 'army'), levelOf(1, 'glory'), 'track-army', 'track-glory'].sort(),
    );
  });

  it('counts territories and ducats too', () => {
    const changes = changesBetween(table({}), table({ territories: [], ducats: 8 }));
    expect(changes.has(levelOf(1, 'territories')) && changes.has(levelOf(1, 'ducats'))).toBe(true);
    expect(changes.has(levelOf(0, 'ducats'))).toBe(false);
  });

  it('names territories that were won or lost, and those newly open', () => {
    const changes = changesBetween(table({}), table({ territories: ['canada'] }, ['milan', 'peru']));
    expect([...changes].sort()).toEqual(['card-burgundy', 'card-canada', 'card-peru']);
  });

  it('leaves the choice of powers in peace', () => {
    const before = { ...table({}), phase: 'powers' } as State;
    expect(changesBetween(before, table({ ducats: 9 })).size).toBe(0);
  });
});
