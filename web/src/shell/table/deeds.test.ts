import { describe, expect, it } from 'vitest';
import type { LogEntry } from '$contract';
import { deedsOf, type Role } from './deeds';

const ROLES: Record<string, Role> = { debt: 'step', pays: 'payment', buys: 'series', lost: 'consequence' };
const roleOf = ({ text }: LogEntry) => ROLES[text] ?? null;

function told(...lines: [at: number, text: string, power?: string][]): string[] {
  const entries = lines.map(([at, text, power], n) => {
    const args: LogEntry['args'] = power ? { power } : {};
    return { n, entry: { at, text, args, cite: '' } };
  });
  return deedsOf(entries, roleOf).map(({ head, parts }) =>
    [head.entry.text, ...parts.map(({ entry }) => entry.text)].join(' '),
  );
}

describe('the deeds of the log', () => {
  it('take the small steps of their moment, before and after their line', () => {
    expect(told([1, 'flag'], [2, 'debt'], [2, 'flag'])).toEqual(['flag', 'flag debt']);
    expect(told([2, 'flag'], [2, 'debt'], [2, 'debt'])).toEqual(['flag debt debt']);
  });

  it('leave a step alone that belongs to nothing', () => {
    expect(told([1, 'flag'], [2, 'debt'], [3, 'flag'])).toEqual(['flag', 'debt', 'flag']);
    expect(told([1, 'flag'], [2, 'debt'])).toEqual(['flag', 'debt']);
  });

  it('take what was paid for them, though something was asked in between', () => {
    expect(told([1, 'pays', 'a'], [2, 'pays', 'a'], [3, 'flag', 'a'])).toEqual(['flag pays pays']);
    expect(told([1, 'flag', 'a'], [1, 'pays', 'a'], [1, 'flag', 'a'])).toEqual(['flag', 'flag pays']);
    expect(told([1, 'pays', 'a'], [2, 'flag', 'b'])).toEqual(['pays', 'flag']);
  });

  it('gather what one power does again and again', () => {
    expect(told([1, 'buys', 'a'], [2, 'buys', 'a'], [3, 'buys', 'b'])).toEqual(['buys buys', 'buys']);
    expect(told([1, 'buys', 'a'], [2, 'flag', 'a'], [3, 'buys', 'a'])).toEqual(['buys', 'flag', 'buys']);
  });

  it('tell what came of them', () => {
    expect(told([1, 'flag', 'a'], [1, 'lost', 'b'], [2, 'flag', 'a'])).toEqual(['flag lost', 'flag']);
    expect(told([1, 'lost', 'b'], [1, 'flag', 'a'])).toEqual(['lost', 'flag']);
  });
});
