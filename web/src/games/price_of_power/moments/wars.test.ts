import { describe, expect, it } from 'vitest';
import type { LogEntry } from '$contract';
import { callsIn, cameOfBattle, linesSince } from './wars';

const log = (...texts: string[]): LogEntry[] =>
  texts.map((text) => ({ at: 0, text, args: {}, cite: '' }) as unknown as LogEntry);
const texts = (lines: LogEntry[]) => lines.map(({ text }) => text);

describe('moments of a war', () => {
  it('tell what a battle leaves besides losses', () => {
    const lines = log('log-battle-roll', 'log-battle-loss', 'log-captures', 'log-dies');
    expect(texts(cameOfBattle(lines))).toEqual(['log-captures', 'log-dies']);
  });

  it('begin with the deed that they come from', () => {
    const lines = log('log-passes', 'log-term', 'log-peace', 'log-truce');
    expect(texts(linesSince(lines, 'log-term'))).toEqual(['log-peace', 'log-truce']);
    expect(linesSince(lines, 'log-nothing')).toEqual(lines);
  });

  it('name who was called', () => {
    const lines = log('log-declares-war', 'log-war', 'log-call', 'log-refuses-call', 'log-gains-power');
    expect(texts(callsIn(lines))).toEqual(['log-declares-war', 'log-call', 'log-refuses-call']);
  });
});
