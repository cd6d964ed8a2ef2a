import { describe, expect, it } from 'vitest';
import { citing, depth, sectionText } from './rules';

describe('a section', () => {
  it('has a text and a depth', () => {
    expect(sectionText('5.4.1')).toBe('section-5-4-1');
    expect(['5.0', '5.4', '5.4.1'].map(depth)).toEqual([0, 1, 2]);
  });

  it('leads to the sections it names', () => {
    const known = ['5.4', '5.4.1', '12.1'];
    expect(citing('see 5.4.1, 12.1; costs 1.5', known)).toEqual([
      { words: 'see ', section: null },
      { words: '5.4.1', section: '5.4.1' },
      { words: ', ', section: null },
      { words: '12.1', section: '12.1' },
      { words: '; costs 1.5', section: null },
    ]);
  });
});
