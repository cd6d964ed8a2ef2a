// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '$shell/wordfiles';
import { words } from '$shell/words.svelte';
import { VERBS } from './families';
import { familiesOffered, isTurn, openFamily, priceOf, verbsOf } from './turn';

const offers = (...options: string[]) => options.map((option) => ({ option, cost: null }));
const TURN = offers('take_event 11a_1', 'stabilize', 'influence', 'borrow', 'pass_round');

describe('a Turn', () => {
  it('has the families of the verbs that are offered', () => {
    expect([...familiesOffered(TURN)]).toEqual(['event', 'adm', 'dip', 'minor']);
    expect(familiesOffered(TURN, 'ask-action').size).toBe(6);
    expect(familiesOffered(offers('appoint a_1', 'pass'), 'ask-battle-general').size).toBe(0);
    expect(isTurn(TURN)).toBe(true);
    expect(isTurn(offers('influence_in seine', 'done'))).toBe(false);
  });

  it('opens Diplomacy, what the player turned to, or what there is', () => {
    expect(openFamily(TURN, null, 5)).toBe('dip');
    expect(openFamily(TURN, { family: 'adm', at: 3 }, 5)).toBe('adm');
    expect(openFamily(TURN, { family: 'mil', at: 3 }, 5)).toBe('dip');
    expect(openFamily(offers('borrow', 'done'), null, 5)).toBe('minor');
    expect(openFamily(offers('done'), null, 5)).toBeNull();
  });

  it('does not come back to a family in which there is nothing left to do', () => {
    const later = TURN.filter(({ option }) => !option.startsWith('take_event'));
    const turned = { family: 'event', at: 3 } as const;
    expect(openFamily(TURN, turned, 5, 'ask-action')).toBe('event');
    expect(openFamily(later, turned, 5, 'ask-action')).toBe('dip');
    expect(openFamily(later, turned, 3, 'ask-action')).toBe('event');
  });

  it('tells what a verb costs now, and else what it usually does', () => {
    const bill = [{ text: 'bill-recruiting', args: {}, number: 1 }];
    expect(priceOf([{ option: 'recruit', cost: 0 }], bill)).toBe(0);
    expect(priceOf(offers('recruit'), bill)).toBe(1);
    expect(priceOf([], [])).toBeNull();
    expect(
      priceOf(
        ['a', 'b'].map((name, n) => ({ option: `march ${name}`, cost: n + 1 })),
        [],
      ),
    ).toBe(1);
  });

  it('shows all verbs of a family, also those that are not offered', () => {
    const verbs = verbsOf(TURN, 'adm');
    expect(verbs.map(({ verb, options }) => [verb, options.length])).toEqual([
      ['stabilize', 1],
      ['raise_authority', 0],
      ['convert', 0],
      ['colonize', 0],
    ]);
  });

  it('shows what belongs to an optional rule only where it is offered', () => {
    const named = (...options: string[]) => verbsOf(offers(...options), 'minor').map(({ verb }) => verb);
    expect(named('borrow')).not.toContain('confer');
    expect(named('borrow', 'confer france')).toContain('confer');
  });
});

describe('a tile', () => {
  it.each(Object.keys(LANGUAGES))('has a name: %s', async (language) => {
    await words.play('price_of_power', language);
    expect(Object.keys(VERBS).filter((verb) => !words.has(`pop-verb-${verb}`))).toEqual([]);
  });
});
