// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { learning } from './learning.svelte';

describe('what was learnt', () => {
  it('is kept by game, and says what comes next', () => {
    expect(learning.next('a')).toBe('primer');
    learning.add('a', 'primer');
    learning.add('a', 'primer');
    expect(learning.has('a', 'primer')).toBe(true);
    expect(learning.has('b', 'primer')).toBe(false);
    expect(learning.next('a')).toBe('round');
    learning.add('a', 'round');
    learning.add('a', 'terms');
    expect(learning.next('a')).toBeNull();
    expect(JSON.parse(localStorage.getItem('greatpowers.learnt') ?? '')).toEqual({
      a: ['primer', 'round', 'terms'],
    });
  });
});
