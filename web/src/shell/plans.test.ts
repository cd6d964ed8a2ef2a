// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { dropPlan, keepPlan, keptPlans, readPlan, writePlan } from './plans';
import { remember } from './storage';

const PLAN = { name: 'Przez Żmudź', at: 7, answers: ['FR shift caicos', 'BR pass', 'FR end_round'] };

beforeEach(() => localStorage.clear());

describe('plans that are kept', () => {
  it('are those of a seat at a table', () => {
    keepPlan('t', 'FR', PLAN);
    expect(keptPlans('t', 'FR')).toEqual([PLAN]);
    expect(keptPlans('t', 'BR')).toEqual([]);
    expect(keptPlans('other', 'FR')).toEqual([]);
  });

  it('are known by their names, the latest first', () => {
    keepPlan('t', 'FR', PLAN);
    keepPlan('t', 'FR', { ...PLAN, name: 'B' });
    const kept = keepPlan('t', 'FR', { ...PLAN, name: ' Przez Żmudź ', at: 9 });
    expect(kept.map(({ name, at }) => [name, at])).toEqual([
      ['Przez Żmudź', 9],
      ['B', 7],
    ]);
    expect(dropPlan('t', 'FR', 'B').map(({ name }) => name)).toEqual(['Przez Żmudź']);
  });

  it('are read with care', () => {
    remember('plans.t.FR', [PLAN, 3, null, { name: 'x', at: -1, answers: [] }]);
    expect(keptPlans('t', 'FR')).toEqual([PLAN]);
  });
});

describe('a plan in a link', () => {
  it('comes out as it went in, and stands behind the mark that no server is sent', () => {
    const hash = writePlan(PLAN);
    expect(hash).toMatch(/^#plan=[\w-]+$/);
    expect(readPlan(hash)).toEqual(PLAN);
  });

  it('holds the name, the position and the answers, and nothing else', () => {
    const more = { ...PLAN, hand: ['secret'] };
    expect(readPlan(writePlan(more))).toEqual(PLAN);
  });

  it.each([
    ['', null],
    ['#rules', null],
    ['#plan=', 'broken'],
    ['#plan=!!!', 'broken'],
    [`#plan=${btoa('{"a":1}')}`, 'broken'],
    [writePlan({ ...PLAN, answers: ['FR <b>x</b>'] }), 'broken'],
    [writePlan({ ...PLAN, answers: Array<string>(201).fill('FR pass') }), 'broken'],
    [writePlan({ ...PLAN, at: 1.5 }), 'broken'],
  ])('is refused if it is none: %s', (hash, found) => {
    expect(readPlan(hash)).toBe(found);
  });
});
