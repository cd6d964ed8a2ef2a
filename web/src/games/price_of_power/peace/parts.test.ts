import { expect, it } from 'vitest';
import type { Offered } from '$shell/view';
import { offeredIn, PART_VERBS } from './parts';

const offers = (...options: string[]): Offered[] => options.map((option) => ({ option }) as Offered);

it('shows what a peace may still have in the order in which it is put together', () => {
  const found = offeredIn(offers('give_up_claim seine', 'hand_back caux', 'agree_on white_peace', 'yes'));
  expect(found.map(({ title }) => title)).toEqual(['pop-peace-ways', 'pop-peace-fates', 'pop-pact-ties']);
  expect(found[1]?.offers).toEqual(offers('hand_back caux'));
});

it('leaves what a deal may have beside the question', () => {
  expect(PART_VERBS.has('offer_alliance')).toBe(false);
  expect(PART_VERBS.has('propose_peace')).toBe(false);
  expect(offeredIn(offers('give_ducats 3', 'drop_peace'))).toEqual([]);
});
