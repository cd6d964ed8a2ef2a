import { expect, it } from 'vitest';
import type { Offered } from '$shell/view';
import { offeredIn, PART_VERBS } from './parts';

const offers = (...options: string[]): Offered[] => options.map((option) => ({ option }) as Offered);

it('shows what a peace may still have in the order in which it is put together', () => {
  const found = offeredIn(offers('give_up_claim seine', 'hand_back caux', 'agree_on white_peace', 'yes'));
  expect(found.map(({ title }) => title)).toEqual(['pop-peace-ways', 'pop-peace-fates', 'pop-pact-ties']);
  expect(found[1]?.offers).toEqual(offers('hand_back caux'));
});

it('shows the ties of a deal first, and leaves its money beside the question', () => {
  const [first] = offeredIn(offers('sell_province maine', 'offer_marriage dip', 'offer_alliance'));
  expect(first?.offers).toEqual(offers('offer_marriage dip', 'offer_alliance'));
  expect(PART_VERBS.has('give_ducats')).toBe(false);
  expect(PART_VERBS.has('propose_peace')).toBe(false);
  expect(offeredIn(offers('give_ducats 3', 'drop_peace'))).toEqual([]);
});
