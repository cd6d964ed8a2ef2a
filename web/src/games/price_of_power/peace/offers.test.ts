import { expect, it } from 'vitest';
import type { View } from '$shell/view';
import { ofOffer, waitingAt } from './offers';

const at = (asides: string[], ...options: string[]) => ({
  view: { asides } as unknown as View,
  options: options.map((option) => ({ option, cost: null })),
  plan: null,
});

it('finds what may be said of the offer between two realms', () => {
  const all = ['accept_offer france', 'refuse_offer france', 'withdraw_offer castile', 'hold_mission france'];
  expect(ofOffer(all, ['france', 'england'])).toEqual(['accept_offer france', 'refuse_offer france']);
  expect(ofOffer(['make_deal castile', 'negotiate castile'], ['england', 'castile'])).toEqual([
    'make_deal castile',
  ]);
});

it('counts an offer once, whether it may be accepted or made', () => {
  expect(waitingAt(at([]))).toBe(0);
  expect(waitingAt(at(['withdraw_offer castile', 'refuse_offer france']))).toBe(0);
  expect(waitingAt(at(['accept_offer france'], 'make_deal france', 'make_deal castile'))).toBe(2);
});
