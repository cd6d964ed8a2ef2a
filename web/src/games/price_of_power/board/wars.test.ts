import { describe, expect, it } from 'vitest';
import type { WarExplained } from '../contract';
import { belligerentsOf, enemiesOf, foesOf, frontsOf } from './wars';

const war = (realm: string, foe: string, ...beside: string[]) =>
  ({ realm, foe, side: [foe, ...beside] }) as WarExplained;
const wars = [war('france', 'austria', 'bavaria'), war('france', 'genoa'), war('austria', 'france')];

describe('wars', () => {
  it('name the enemies of a player and those beside them', () => {
    expect([...enemiesOf(wars, 'france')]).toEqual(['austria', 'bavaria', 'genoa']);
    expect([...enemiesOf(wars, null)]).toEqual([]);
    expect(foesOf(wars, 'france')).toEqual(['austria', 'genoa']);
    expect(belligerentsOf(wars).has('bavaria')).toBe(true);
  });

  it('are told once, though both sides know of them', () => {
    expect(frontsOf(wars)).toEqual([{ realm: 'france', foes: ['austria', 'genoa'], more: 0 }]);
  });

  it('are named as far as there is room, players first', () => {
    const realms = ['bremen', 'cologne', 'genoa', 'lucca', 'milan', 'pisa', 'siena'];
    const many = [
      ...realms.map((foe) => war('france', foe)),
      war('france', 'austria'),
      war('austria', 'france'),
    ];
    expect(frontsOf(many)).toEqual([{ realm: 'france', foes: ['austria', ...realms.slice(0, 5)], more: 2 }]);
  });
});
