import { describe, expect, it } from 'vitest';
import { asChange, asShift, printed } from './numbers';

describe('numbers', () => {
  it('have a true minus sign', () => {
    expect([-3, 0, 4].map(printed)).toEqual(['−3', '0', '4']);
  });

  it('say as changes whether they rise', () => {
    expect([-3, 0, 4].map(asChange)).toEqual(['−3', '·', '+4']);
  });

  it('are written with the point or the comma of the language', () => {
    expect([-1.5, 4].map((each) => asShift(each, 'en'))).toEqual(['−1.5', '+4']);
    expect(asShift(3.8, 'pl')).toBe('+3,8');
  });
});
