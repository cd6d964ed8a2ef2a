import { expect, it } from 'vitest';
import { grouped } from './grouping';

const offer = (option: string) => ({ option, cost: null });

it('what one tool does stands together, before everything else', () => {
  const all = ['pass', 'upgrade a', 'draw', 'upgrade b', 'go x', 'go y'].map(offer);
  const tool = { icon: 'upgrade', text: 'u' };
  const groups = grouped(all, (verb) => (verb === 'upgrade' ? tool : null));
  expect(groups.map(({ options }) => options.map(({ option }) => option))).toEqual([
    ['upgrade a', 'upgrade b'],
    ['pass'],
    ['draw'],
    ['go x'],
    ['go y'],
  ]);
  expect(groups.map((group) => group.tool)).toEqual([tool, null, null, null, null]);
});
