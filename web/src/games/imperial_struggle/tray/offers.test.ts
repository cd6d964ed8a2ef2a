import { describe, expect, it } from 'vitest';
import { isInTray, isPick, ministryOptions, verbsOn } from './offers';

const OPTIONS = [
  'take e4_d2_a',
  'play tax_reform',
  'reveal bank_of_england',
  'ability bank_of_england-debt_limit',
  'ability robert_walpole-draw_discard',
  'shift caicos',
  'end_round',
].map((option) => ({ option, cost: null }));

describe('what the tray answers', () => {
  it('are tiles and cards, not spaces', () => {
    const answered = OPTIONS.filter(({ option }) => isInTray(option));
    expect(answered.map(({ option }) => option.split(' ')[0])).toEqual([
      'take',
      'play',
      'reveal',
      'ability',
      'ability',
    ]);
  });

  it('knows what may be done with a card', () => {
    expect(verbsOn(OPTIONS, 'tax_reform', 'play', 'discard')).toEqual(['play']);
    expect(verbsOn(OPTIONS, 'vatican_politics', 'play', 'discard')).toEqual([]);
  });

  it('gathers what a ministry answers', () => {
    expect(ministryOptions(OPTIONS, 'bank_of_england')).toEqual([
      'reveal bank_of_england',
      'ability bank_of_england-debt_limit',
    ]);
    expect(ministryOptions(OPTIONS, 'john_law')).toEqual([]);
  });

  it('lays cards out for the questions about them, if there are any', () => {
    const ask = { seat: 'BR', cite: '', options: OPTIONS };
    expect(isPick({ ...ask, prompt: 'ask-reveal-for-bonus' })).toBe(true);
    expect(isPick({ ...ask, prompt: 'ask-act' })).toBe(false);
    const pass = [{ option: 'pass', cost: null }];
    expect(isPick({ ...ask, prompt: 'ask-reveal-for-bonus', options: pass })).toBe(false);
  });
});
