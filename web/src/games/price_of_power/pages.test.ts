import { expect, it } from 'vitest';
import { pageOf } from './pages';

const offers = (...options: string[]) => options.map((option) => ({ option, cost: null }));

it('knows where a phone answers', () => {
  expect(pageOf(offers('influence', 'borrow'))).toBe('turn');
  expect(pageOf(offers('take_mission france_1'))).toBe('realm');
  expect(pageOf(offers('option a', 'option b'))).toBe('war');
  expect(pageOf(offers('done', 'influence_in seine'))).toBeNull();
  expect(pageOf(offers('march seine', 'borrow'))).toBe('turn');
  expect(pageOf(offers('march seine', 'done'))).toBeNull();
  expect(pageOf(offers('declare_on venice'), 'ask-declare-war')).toBe('war');
  expect(pageOf(offers('fight_on', 'retreat_to loire'), 'ask-retreat')).toBe('war');
  expect(pageOf(offers('play ambush_1', 'done'), 'ask-battle-action')).toBe('war');
  expect(pageOf(offers('play ambush_1', 'done'), 'ask-battle-help')).toBe('war');
  expect(pageOf(offers('besiege granada'))).toBe('war');
  expect(pageOf(offers('yes', 'no'))).toBeNull();
  expect(pageOf(offers('yes', 'no'), 'ask-accept-deal')).toBe('war');
  expect(pageOf(offers('yes', 'no'), 'ask-accept-pact')).toBe('war');
  expect(pageOf(offers('name_realm austria', 'name_realm castile'), 'ask-elector')).toBe('war');
  expect(pageOf(offers('hand_back caux', 'drop_peace'), 'ask-pact')).toBe('war');
  expect(pageOf(offers('buy_province caux', 'drop_deal'), 'ask-deal')).toBe('war');
});
