import { expect, it } from 'vitest';
import { runBy, sum, type Explanation } from './explain';

it('adds the lines of a bill', () => {
  const line = { text: 'bill-territory', args: { territory: 'territory-ile' } };
  expect(sum([])).toBe(0);
  expect(
    sum([
      { ...line, number: 2 },
      { ...line, number: 1 },
    ]),
  ).toBe(3);
});

it('lists the powers that one player runs, the own one first', () => {
  const run = (run_by: string | null) => ({ run_by });
  const told = {
    powers: {
      france: run('france'),
      prussia: run('prussia'),
      austria: run('austria'),
      italy: run('prussia'),
    },
  } as unknown as Explanation;
  expect(runBy(told, 'prussia')).toEqual(['prussia', 'italy']);
  expect(runBy(told, 'austria')).toEqual(['austria']);
  expect(runBy(told, null)).toEqual([]);
});
