import { describe, expect, it } from 'vitest';
import type { LogEntry } from '$contract';
import { group, marksOn, namedIn, pieces, unnamed } from './log';

const line = (text: string, at: number, args: LogEntry['args'] = {}): LogEntry => ({
  at,
  text,
  args,
  cite: '',
});
const heading = (entry: LogEntry) =>
  entry.text.startsWith('turn') ? { title: entry.text, level: 1 as const } : null;

describe('the log', () => {
  it('is grouped under its headings', () => {
    const groups = group([line('a', 0), line('turn', 1), line('b', 1), line('c', 2)], heading);
    expect(groups.map((each) => each.lines.map(({ entry }) => entry.text))).toEqual([['a'], ['b', 'c']]);
    expect(groups[1]?.lines[1]?.n).toBe(3);
  });

  it('knows what a line names', () => {
    expect(namedIn(line('x', 0, { space: 'space-caicos', cost: 2 }))).toEqual(['space-caicos']);
  });
});

describe('a line', () => {
  it('is cut where it names things', () => {
    const named = [
      { id: 'b', words: 'Bavaria' },
      { id: 'a', words: 'Austria' },
    ];
    expect(pieces('takes Austria and Bavaria.', named)).toEqual([
      { words: 'takes ', id: null },
      { words: 'Austria', id: 'a' },
      { words: ' and ', id: null },
      { words: 'Bavaria', id: 'b' },
      { words: '.', id: null },
    ]);
  });

  it('does not cut what overlaps or is not there', () => {
    const named = [
      { id: 'long', words: 'New France' },
      { id: 'short', words: 'France' },
      { id: 'none', words: 'Spain' },
      { id: 'empty', words: '' },
    ];
    expect(pieces('to New France', named)).toEqual([
      { words: 'to ', id: null },
      { words: 'New France', id: 'long' },
    ]);
  });
});

describe('a sentence under its shield', () => {
  it('need not begin with the name', () => {
    expect(unnamed('Great Britain flags Kurpa', 'Great Britain')).toBe('flags Kurpa');
    expect(unnamed('Wielka Brytania – wydatek: 2', 'Wielka Brytania')).toBe('wydatek: 2');
    expect(unnamed('Moltke marches', 'Prussia')).toBe('Moltke marches');
  });
});

describe('the marks of the replay', () => {
  it('have names only where these do not run into the next', () => {
    const turns = [0, 10, 12, 50].map((at) => ({ at, title: `Peace Turn ${at}` }));
    const shown = marksOn(turns, 100, 600);
    expect(shown.map(({ name }) => name)).toEqual(['Peace Turn 0', '', 'Peace Turn 12', 'Peace Turn 50']);
    expect(shown.map(({ room }) => Math.round(room))).toEqual([60, 12, 228, 300]);
    expect(marksOn(turns, 100, 100).map(({ name }) => name)).toEqual(['', '', '', '']);
  });
});
