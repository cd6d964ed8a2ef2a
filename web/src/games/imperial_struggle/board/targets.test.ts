import { describe, expect, it } from 'vitest';
import { example } from './example';
import { parse, priceOf, targetOf, targetsOf, wording } from './targets';

describe('options on the board', () => {
  it('stand on spaces, advantages, commodities and the Navy Box', () => {
    expect(targetOf('shift caicos')).toBe('caicos');
    expect(targetOf('use_advantage rum')).toBe('rum');
    expect(targetOf('commodity furs')).toBe('furs');
    expect(targetOf('from_navy_box')).toBe('navy_box');
  });

  it('are not those of the tray or the prompt', () => {
    expect(targetOf('take e4_d2_a')).toBeNull();
    expect(targetOf('construct slaving_contracts')).toBeNull();
    expect(targetOf('end_round')).toBeNull();
  });

  it('come together on one space, with the lowest price on its seal', () => {
    const targets = targetsOf([
      { option: 'shift santiago', cost: 2 },
      { option: 'end_round', cost: null },
      { option: 'end_conflict santiago', cost: 1 },
    ]);
    expect([...targets.keys()]).toEqual(['santiago']);
    expect(priceOf(targets.get('santiago'))).toEqual({ paid: 1, owed: 0, loses: false });
    expect(priceOf([{ option: 'choose caicos', cost: null }])).toBeNull();
    expect(priceOf(undefined)).toBeNull();
    const loses = [{ text: 'lost', args: {}, number: 2 }];
    const dear = { option: 'shift caicos', cost: 3, owed: 2, loses };
    expect(priceOf([dear])).toEqual({ paid: 1, owed: 2, loses: true });
    expect(priceOf([dear, { ...dear, cost: 2 }])).toEqual({ paid: 0, owed: 2, loses: true });
  });

  it('say which way a shift goes', () => {
    const state = example();
    expect(wording('shift caicos', state)).toEqual({ id: 'board-unflag', target: 'space-caicos' });
    expect(wording('shift havana', state)).toEqual({ id: 'board-flag', target: 'space-havana' });
    expect(wording('use_advantage rum', state)).toEqual({
      id: 'option-use_advantage',
      target: 'advantage-rum',
    });
  });

  it('are a verb and a target', () => {
    expect(parse('shift caicos')).toEqual({ verb: 'shift', target: 'caicos' });
    expect(parse('end_round')).toEqual({ verb: 'end_round', target: null });
  });
});
