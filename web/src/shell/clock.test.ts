// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from 'vitest';
import { clockText, timeLeft } from './clock';
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
});
