import { describe, expect, it, vi } from 'vitest';
import { setLabels, type Things, type Wanted } from './labels';

const EMPTY: Things = { discs: [], rows: [], within: { x: 0, y: 0, w: 1000, h: 1000 } };

const wanted = (id: string, lossAt?: Wanted['lossAt']): Wanted => ({
  ...{ id, lossAt, x: 500, y: 500, spacing: 0, most: Infinity },
  shapes: [{ lines: ['Ulm'], size: 10, anchor: 'middle' }],
  spots: [0, 30, 60, 90, 120].map((x, n) => ({ x, y: 0, shape: 0, loss: n })),
});

describe('a name', () => {
  it('takes its first spot if nothing is in its way, and looks at no other', () => {
    const lossAt = vi.fn(() => 0);
    const labels = setLabels([wanted('one', lossAt)], EMPTY, 1);
    expect(labels.get('one')).toMatchObject({ x: 500, y: 500, lines: ['Ulm'] });
    expect(lossAt.mock.calls).toEqual([[500, 500]]);
  });

  it('makes way for one of higher rank, and weighs no spot on which it would stand on that', () => {
    const lossAt = vi.fn(() => 0);
    const labels = setLabels([wanted('one'), wanted('two', lossAt)], EMPTY, 1);
    expect(labels.get('two')).toMatchObject({ x: 530, y: 500 });
    expect(lossAt.mock.calls.map(([x]: number[]) => x)).toEqual([500, 530]);
  });

  it('goes on where something speaks against a spot', () => {
    const labels = setLabels([wanted('one', (x) => (x < 550 ? 50 : 0))], EMPTY, 1);
    expect(labels.get('one')).toMatchObject({ x: 560 });
  });

  it('is left out where it would cost too much', () => {
    const things = { ...EMPTY, discs: [{ x: 550, y: 500, r: 200 }] };
    expect(setLabels([{ ...wanted('one'), most: 30 }], things, 1).size).toBe(0);
  });
});
