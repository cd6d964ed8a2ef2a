// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { readRoute } from './router.svelte';

describe('an address', () => {
  it('names a page', () => {
    expect(readRoute('/')).toEqual({ page: 'lobby' });
    expect(readRoute('/learn')).toEqual({ page: 'learn' });
    expect(readRoute('/learn/realpolitik')).toEqual({ page: 'lessons', id: 'realpolitik' });
    expect(readRoute('/about/')).toEqual({ page: 'about' });
  });

  it('names a table or an invitation', () => {
    expect(readRoute('/tables/a-b_c')).toEqual({ page: 'table', id: 'a-b_c' });
    expect(readRoute('/join/x%2Fy')).toEqual({ page: 'join', code: 'x/y' });
  });

  it('may lead nowhere', () => {
    expect(readRoute('/nothing')).toEqual({ page: 'lost' });
    expect(readRoute('/tables/a/b')).toEqual({ page: 'lost' });
  });
});
