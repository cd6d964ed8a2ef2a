import { describe, expect, it } from 'vitest';
import { fitting, roomBeside } from './fitting';
import type { Group } from './grouping';

const group = (name: string, isTool = false): Group => ({
  key: name,
  tool: isTool ? { icon: 'pass', text: name } : null,
  options: [{ option: name, cost: null }],
});
const labelOf = ({ key }: Group) => key;
const PHONE = { width: 390, most: 390, phone: true, narrow: true, undo: false };
const TABLET = { width: 380, most: 500, phone: false, narrow: true, undo: false };

describe('on a phone', () => {
  it('an offer is answered by buttons, not from a list', () => {
    const all = ['No', 'Yes', 'Make a counter-offer'].map((name) => group(name));
    expect(fitting(all, null, labelOf, PHONE).shown).toEqual(all);
  });

  it('many long answers fold away', () => {
    const all = Array.from({ length: 5 }, (_, n) => group(`A long answer, number ${n}`));
    expect(fitting(all, null, labelOf, PHONE).shown).toEqual([]);
  });

  it('one answer stands beside the dark button where both fit', () => {
    const all = [group('Fight on')];
    expect(fitting(all, 'Done', labelOf, PHONE).shown).toEqual(all);
    expect(fitting(all, 'Take all casualties of this Battle', labelOf, PHONE).shown).toEqual([]);
  });

  it('tools are named where there is room for it', () => {
    const few = [group('Pass', true)];
    expect(fitting(few, 'End the round', labelOf, PHONE)).toEqual({ shown: few, named: true });
    const many = ['Build', 'Recruit', 'Event', 'Upgrade', 'Pass'].map((name) => group(name, true));
    expect(fitting(many, 'End the round', labelOf, PHONE)).toEqual({ shown: many, named: false });
  });
});

describe('on a tablet', () => {
  it('has more room while nothing can be taken back', () => {
    const all = [group('Accept: join the war now'), group('Refuse the call')];
    expect(fitting(all, null, labelOf, TABLET).shown).toEqual(all);
    expect(fitting(all, null, labelOf, { ...TABLET, undo: true }).shown).not.toEqual(all);
  });

  it('names its tools only where the question need not give way', () => {
    const all = [group('Pass', true), group('Upgrade', true)];
    expect(fitting(all, null, labelOf, TABLET)).toEqual({ shown: all, named: true });
    expect(fitting(all, 'End the round', labelOf, TABLET)).toEqual({ shown: all, named: false });
  });

  it('gives more room to the answers where the question is short', () => {
    const narrow = { slim: false, narrow: true };
    const { width, most } = roomBeside('Which card?', 700, narrow);
    expect(most).toBeGreaterThan(width);
    expect(roomBeside('Which card? '.repeat(9), 700, narrow)).toEqual({ width, most: width });
    expect(roomBeside('Which card?', 700, { slim: false, narrow: false })).toEqual({ width, most: width });
    expect(roomBeside('Which card?', 700, { slim: true, narrow: true })).toEqual({ width: 700, most: 700 });
  });
});
