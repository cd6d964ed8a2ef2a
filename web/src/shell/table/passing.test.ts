import { describe, expect, it, vi } from 'vitest';
import type { StandingAnswer } from '$contract';
import type { Ask } from '$shell/view';
import type { TableClient } from '$shell/table.svelte';
import { casesOf, isIdle, isReaction, isRecurring, nameOf, Passing, waysOf } from './passing.svelte';

const REACTION: Ask = {
  seat: 'P1',
  prompt: 'ask-pirates',
  cite: '',
  kind: 'window',
  args: { card: 'card-fleet' },
  options: [{ option: 'pass', cost: null }],
  standing: { options: ['pass'], args: {}, periods: ['turn'], situations: [] },
};
const OFFER: Ask = {
  seat: 'P1',
  prompt: 'ask-consent',
  cite: '',
  kind: 'offer',
  args: { power: 'power-prussia', territory: 'territory-boh' },
  options: [
    { option: 'yes', cost: null },
    { option: 'no', cost: null },
  ],
  standing: {
    options: ['yes', 'no'],
    args: { power: 'power-prussia' },
    periods: ['diplomacy'],
    situations: [],
  },
};
const PASSED: StandingAnswer = { id: 1, prompt: 'ask-pirates', args: {}, option: 'pass', period: null };
const REFUSED: StandingAnswer = {
  id: 2,
  prompt: 'ask-consent',
  args: { power: 'power-prussia' },
  option: 'no',
  period: 'diplomacy',
};

function at(ask: Ask | null, standing: StandingAnswer[] = [], more = {}) {
  const table = {
    ask,
    plan: null,
    past: null,
    present: { standing },
    stand: vi.fn(),
    withdraw: vi.fn(),
    ...more,
  };
  return { table, passing: new Passing(table as unknown as TableClient) };
}

describe('a question that may be answered for longer', () => {
  it('is a reaction, or an offer that the server names', () => {
    expect([REACTION, OFFER, null].map(isReaction)).toEqual([true, false, false]);
    expect([REACTION, OFFER, null].map(isRecurring)).toEqual([false, true, false]);
    expect(isRecurring({ ...OFFER, standing: null })).toBe(false);
    expect(isRecurring({ ...OFFER, kind: 'ask' })).toBe(true);
    expect(isReaction({ ...REACTION, standing: null })).toBe(false);
  });

  it('says for how long', () => {
    expect(waysOf(REACTION)).toEqual(['turn', 'always']);
    expect(waysOf(OFFER)).toEqual(['diplomacy', 'always']);
    expect(nameOf('no', 'always')).toEqual(['standing-no-always', {}]);
    expect(nameOf('yes', 'diplomacy')).toEqual(['standing-yes-until', { until: 'standing-until-diplomacy' }]);
  });

  it('names what is answered so, where that is neither yes nor no', () => {
    expect(nameOf('done', 'always')).toEqual(['standing-so-always', { answer: 'option-done' }]);
    expect(nameOf('done', 'round')).toEqual([
      'standing-so-until',
      { answer: 'option-done', until: 'standing-until-round' },
    ]);
  });
});

describe('a question with nothing but to pass', () => {
  it('is a reaction with a single answer', () => {
    expect(isIdle(REACTION)).toBe(true);
    expect(
      isIdle({ ...REACTION, options: [...(REACTION.options ?? []), { option: 'play', cost: null }] }),
    ).toBe(false);
    expect(isIdle(OFFER)).toBe(false);
  });
});

describe('the situation in which an answer stands', () => {
  const answer = { ...REFUSED, args: { power: 'power-prussia', '!victim': 'power-france' } };

  it('is told by what must be and what must not be', () => {
    expect(casesOf(answer, false)).toEqual([
      ['standing-only', { what: 'power-prussia' }],
      ['standing-unless', { what: 'power-france' }],
    ]);
    expect(casesOf(answer, true)).toEqual([['standing-unless', { what: 'power-france' }]]);
    expect(casesOf(PASSED, false)).toEqual([]);
  });
});

describe('standing answers', () => {
  it('are those that the server tells', () => {
    expect(at(null, [PASSED, REFUSED]).passing.list).toEqual([PASSED, REFUSED]);
    expect(at(null, [], { present: null }).passing.list).toEqual([]);
  });

  it('answer what they fit by themselves', () => {
    expect(at(REACTION).passing.due).toBeNull();
    expect(at(REACTION, [REFUSED]).passing.due).toBeNull();
    expect(at(REACTION, [REFUSED, PASSED]).passing.due).toEqual(REACTION);
    const elsewhere = { ...OFFER, args: { power: 'power-prussia', territory: 'territory-vie' } };
    expect(at(elsewhere, [REFUSED]).passing.due).toEqual(elsewhere);
    expect(at({ ...OFFER, args: { power: 'power-france' } }, [REFUSED]).passing.due).toBeNull();
  });

  it('do not answer in plans or in the past', () => {
    expect(at(REACTION, [PASSED], { plan: {} }).passing.due).toBeNull();
    expect(at(REACTION, [PASSED], { past: {} }).passing.due).toBeNull();
  });

  it('are given to the server, and taken back', async () => {
    const { table, passing } = at(OFFER, [REFUSED]);
    await passing.from('no', 'diplomacy');
    await passing.from('yes', 'always');
    expect(table.stand.mock.calls).toEqual([
      ['no', 'diplomacy'],
      ['yes', null],
    ]);
    await passing.takeBack(REFUSED);
    expect(table.withdraw).toHaveBeenCalledWith(2);
  });
});
