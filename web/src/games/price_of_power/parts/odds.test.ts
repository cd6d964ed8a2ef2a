import { expect, it } from 'vitest';
import { inPercent, oddsFor } from './odds';

const battle = {
  at_sea: false,
  place: 'lombardy',
  attacker: 'france',
  units: [5, 4],
  chances: [600, 300, 100],
};

it('tells a Battle from the side of who looks on', () => {
  expect(oddsFor(battle, 'france')).toEqual({ own: 5, theirs: 4, chances: [600, 300, 100] });
  expect(oddsFor(battle, 'austria')).toEqual({ own: 4, theirs: 5, chances: [300, 600, 100] });
  expect(oddsFor({ ...battle, chances: [] }, null).chances).toBeNull();
});

it('never calls certain what is not', () => {
  expect([0, 3, 10, 500, 996, 1000].map(inPercent)).toEqual(['0', '<1', '1', '50', '>99', '100']);
});
