import { describe, expect, it } from 'vitest';
import type { AskData, ViewData } from '$contract';
import { readMenu, readView, targetOf, verbOf, vocabularyOf } from './view';

const words = vocabularyOf({
  fingerprint: 'f',
  verbs: [
    { verb: 'pass', kind: '', targets: [] },
    { verb: 'shift', kind: 'space', targets: ['rome', 'kent', 'cork', 'bern'] },
  ],
});

describe('a menu', () => {
  it('counts from each target to the next', () => {
    const menu = [
      { verb: 'pass', targets: [0] },
      { verb: 'shift', targets: [0, 2, 1], costs: [1, null, 3] },
    ];
    expect(readMenu(menu, words)).toEqual([
      { option: 'pass', cost: null },
      { option: 'shift rome', cost: 1 },
      { option: 'shift cork', cost: null },
      { option: 'shift bern', cost: 3 },
    ]);
  });

  it('may have one price for all', () => {
    const costs = readMenu([{ verb: 'shift', targets: [1, 1], costs: 2 }], words).map(({ cost }) => cost);
    expect(costs).toEqual([2, 2]);
  });

  it('tells in what a price is paid, where the game has several kinds of points', () => {
    const menu = [
      { verb: 'pass', targets: [0] },
      { verb: 'shift', targets: [0, 1], costs: 3, paid_in: ['gold', 'favour'] },
      { verb: 'shift', targets: [3], costs: 2, paid_in: 'gold' },
    ];
    expect(readMenu(menu, words)).toEqual([
      { option: 'pass', cost: null },
      { option: 'shift rome', cost: 3, paid_in: 'gold' },
      { option: 'shift kent', cost: 3, paid_in: 'favour' },
      { option: 'shift bern', cost: 2, paid_in: 'gold' },
    ]);
  });

  it('tells what is borrowed and what is lost, where anything is', () => {
    const lost = [{ text: 'lost-points', args: { n: 2 }, number: 2 }];
    const menu = [
      { verb: 'pass', targets: [0], loses: 0 },
      { verb: 'shift', targets: [0, 2], costs: 3, owed: [null, 1], loses: [0, null] },
    ];
    expect(readMenu(menu, words, [lost])).toEqual([
      { option: 'pass', cost: null, loses: lost },
      { option: 'shift rome', cost: 3, loses: lost },
      { option: 'shift cork', cost: 3, owed: 1 },
    ]);
  });

  it('tells further parts of a price, which are no loss', () => {
    const fee = [{ text: 'bill-ducats', args: {}, number: 2 }];
    const menu = [{ verb: 'shift', targets: [0, 2], costs: 3, also: [0, null] }];
    expect(readMenu(menu, words, [], [fee])).toEqual([
      { option: 'shift rome', cost: 3, also: fee },
      { option: 'shift cork', cost: 3 },
    ]);
  });
});

it('a question that has not changed stays the very same', () => {
  const ask: AskData = { seat: 'A', prompt: 'ask', cite: '', menu: [{ verb: 'pass', targets: [0] }] };
  const sent = { asks: [ask] } as ViewData;
  expect(readView(sent, words).asks[0]).toBe(readView({ ...sent }, words).asks[0]);
});

it('an option is a verb, mostly with a target', () => {
  expect([verbOf('shift rome'), targetOf('shift rome')]).toEqual(['shift', 'rome']);
  expect([verbOf('pass'), targetOf('pass')]).toEqual(['pass', '']);
});
