// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from 'vitest';
import { words } from '$shell/words.svelte';
import { linesOf, waysOf } from './words';
import cards from './words.json';

describe.each(['en', 'pl', 'it'] as const)('in %s', (language) => {
  beforeAll(() => words.play('price_of_power', language));

  it('every line of a card begins with a capital', () => {
    const lines = Object.keys(cards).flatMap((name) => linesOf(name).map((line) => line.words));
    expect(lines.length).toBeGreaterThan(1000);
    expect(lines.filter((line) => line.charAt(0) !== line.charAt(0).toLocaleUpperCase())).toEqual([]);
  });
});

it('knows what belongs to each option', () => {
  expect(waysOf('event-11a_1').every(({ lines }) => lines.length > 0)).toBe(true);
});
