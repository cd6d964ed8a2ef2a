import { expect, it } from 'vitest';
import { isOnBoard, mapTarget, targetsOf } from './answers';

it('puts territories and Generals on the map', () => {
  expect(mapTarget('march boh')).toBe('territory-boh');
  expect(mapTarget('move moltke')).toBe('general-moltke');
  expect(mapTarget('place bazaine')).toBeNull();
  const offers = ['march boh', 'strategic boh', 'stay'].map((option) => ({ option, cost: null }));
  expect(targetsOf(offers).get('territory-boh')).toHaveLength(2);
});

it('leaves the rest to the question', () => {
  expect(['choose movement', 'lay 3', 'lay_open 1', 'strike 2', 'on_pile moltke'].every(isOnBoard)).toBe(
    true,
  );
  expect(['done', 'pass', 'bid 2', 'propose france', 'buy_card', 'place bazaine'].some(isOnBoard)).toBe(
    false,
  );
});
