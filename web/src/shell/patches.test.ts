import { describe, expect, it } from 'vitest';
import { patched } from './patches';

describe('a patch', () => {
  const old = { a: { x: 1, y: [1, { z: 2 }, 3] }, b: { c: null }, d: 5 };

  it('changes the parts that it names and keeps the others as they are', () => {
    const now = patched(old, { a: { y: { 1: { z: [7] } } } }) as typeof old;
    expect(now).toEqual({ a: { x: 1, y: [1, { z: 7 }, 3] }, b: { c: null }, d: 5 });
    expect(now.b).toBe(old.b);
    expect(old.a.y[1]).toEqual({ z: 2 });
  });

  it('adds, takes away and puts in place', () => {
    expect(patched(old, { d: [], e: [{ f: [] }], b: { c: [[]] } })).toEqual({
      a: old.a,
      b: { c: [] },
      e: { f: [] },
    });
    expect(patched([1, 2], [[3]])).toEqual([3]);
  });

  it('that changes nothing leaves the very same', () => {
    expect(patched(old, {})).toBe(old);
  });
});
