import { describe, expect, it } from 'vitest';
import { citing, depth, passage, sectionOf, sectionText } from './rules';

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

  it('leads to the rulings it names', () => {
    expect(citing('as in R20 (R2)', ['R20'])).toEqual([
      { words: 'as in ', section: null },
      { words: 'R20', section: 'R20' },
      { words: ' (R2)', section: null },
    ]);
  });
});

describe('a number of the rules', () => {
  const rulings = [{ id: 'R34', sections: ['3.0', '3.1'] }];

  it('opens its section, or the first that a ruling settles', () => {
    expect(sectionOf('R34', rulings)).toBe('3.0');
    expect(sectionOf('3.1', rulings)).toBe('3.1');
    expect(sectionOf('R9', rulings)).toBe('R9');
    expect(sectionOf(null, rulings)).toBeNull();
  });
});

describe('what was looked for', () => {
  const body = `${'word '.repeat(20)}a Squadron at sea${' more'.repeat(20)}`;

  it('is shown with what stands around it, in whole words', () => {
    const found = passage(body, ' squadron ');
    expect(found?.hit).toBe('Squadron');
    expect(found?.before).toMatch(/^… (word )+a $/);
    expect(found?.after).toMatch(/^ at sea( more)+ …$/);
    expect(passage('Deploy a Squadron.', 'squadron')).toEqual({
      before: 'Deploy a ',
      hit: 'Squadron',
      after: '.',
    });
  });

  it('may stand in the title alone', () => {
    expect(passage(body, 'fort')).toBeNull();
    expect(passage(body, '  ')).toBeNull();
  });
});
