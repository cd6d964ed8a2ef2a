// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { glossary } from './glossary.svelte';
import { words } from './words.svelte';

const terms = Object.fromEntries(
  ['action_points', 'market', 'treaty_points', 'fort', 'shift', 'war_tile', 'bonus_war_tile'].map((term) => [
    term,
    '3.0',
  ]),
);

const found = (said: string) =>
  glossary
    .pieces(said)
    .filter(({ term }) => term !== null)
    .map((each) => `${each.words}: ${each.term}`);

describe('the glossary', () => {
  afterEach(() => (glossary.rules = {}));

  it('finds terms and abbreviations as whole words, each once', async () => {
    await words.play('imperial_struggle', 'en');
    glossary.rules = terms;
    expect(found('Costs 3 EP; a Market is not a Marketplace')).toEqual([
      'EP: action_points',
      'Market: market',
    ]);
    expect(found('2 TRP, then 3 TRP')).toEqual(['TRP: treaty_points']);
    expect(found('Fortune favours forts')).toEqual(['forts: fort']);
  });

  it('keeps every letter of a text', async () => {
    await words.play('imperial_struggle', 'en');
    glossary.rules = terms;
    const said = 'Shift a Market, or buy a Bonus War tile for 2 MP.';
    expect(
      glossary
        .pieces(said)
        .map((each) => each.words)
        .join(''),
    ).toBe(said);
    expect(found(said)).toContain('Bonus War tile: bonus_war_tile');
  });

  it('knows the cases of other languages', async () => {
    await words.play('imperial_struggle', 'pl');
    glossary.rules = terms;
    expect(found('Przekup Rynek za 2 EPA')).toEqual([
      'Przekup: shift',
      'Rynek: market',
      'EPA: action_points',
    ]);
    expect(found('z Wojskami Elitarnymi')).toEqual(['Wojskami Elitarnymi: bonus_war_tile']);
  });

  it('finds nothing without a game', () => {
    expect(found('a Market')).toEqual([]);
  });
});
