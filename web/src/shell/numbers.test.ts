import { describe, expect, it } from 'vitest';
import { asChange, printed } from './numbers';

describe('numbers', () => {
  it('have a true minus sign', () => {
    expect([-3, 0, 4].map(printed)).toEqual(['−3', '0', '4']);
  });

  it('say as changes whether they rise', () => {
    expect([-3, 0, 4].map(asChange)).toEqual(['−3', '·', '+4']);
  });
});
