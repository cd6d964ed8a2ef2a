// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from 'vitest';
import { clockText, timeLeft, timeOfDay } from './clock';
import { words } from './words.svelte';

beforeAll(() => words.use('en'));

describe('time', () => {
  it('is told as short as it is clear', () => {
    expect(timeLeft(65)).toBe('1:05');
    expect(timeLeft(-3)).toBe('0:00');
    expect(timeLeft(3 * 3600 + 12 * 60)).toBe('3 h 12 min');
    expect(timeLeft(52 * 3600)).toBe('2 d 4 h');
  });

  it('is what a table allows', () => {
    expect(clockText({ kind: 'none' })).toBe('no clock');
    expect(clockText({ kind: 'days', days: 2 })).toBe('2 days a move');
  });

  it('of day runs to 24 hours in every language', () => {
    const now = new Date(2026, 4, 27, 22, 0);
    const evening = new Date(2026, 4, 27, 21, 5).toISOString();
    for (const language of ['en', 'en-US', 'pl', 'it'])
      expect(timeOfDay(evening, language, now)).toBe('21:05');
    const midnight = new Date(2026, 4, 27, 0, 7).toISOString();
    expect(timeOfDay(midnight, 'en', now)).toBe('00:07');
    expect(timeOfDay(new Date(2026, 4, 26, 21, 5).toISOString(), 'en', now)).toMatch(/26.*21:05|21:05.*26/);
  });
});
