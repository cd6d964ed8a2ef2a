// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import Halos from './Halos.svelte';

afterEach(cleanup);

const no = () => false;

function rings(more: object): string[] {
  const props = { ids: ['havana'], lit: no, pale: no, changed: no, faded: no, named: no, chosen: no };
  const { container } = render(Halos, { ...props, cursor: null, ...more });
  return [...container.querySelectorAll('path')].map((path) => path.classList[0] ?? '');
}

describe('a place that may be chosen', () => {
  it('is ringed over its gold when a line of the log that names it is pointed at', () => {
    const gold = rings({ lit: () => true });
    cleanup();
    expect(rings({ lit: () => true, named: () => true })).toEqual([...gold, 'named-under', 'named']);
  });

  it('is ringed so too where it would have to be borrowed for', () => {
    expect(rings({ lit: () => true, pale: () => true, named: () => true }).at(-1)).toBe('named');
  });
});
