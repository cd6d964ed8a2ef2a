import { describe, expect, it } from 'vitest';
import type { LogEntry } from '$contract';
import { linesBefore } from './log';
import { newsByPower } from './since';

const line = (text: string, power?: string, moment = false): LogEntry => ({
  at: 1,
  text,
  args: power === undefined ? {} : { power },
  cite: '',
  ...(moment ? { moment: { kind: 'battle', data: {} } } : {}),
});
const heading = (entry: LogEntry) =>
  entry.text === 'log-turn' ? ({ title: entry.text, level: 1 } as const) : null;

describe('what happened since my turn', () => {
  const log = [
    line('log-turn'),
    line('log-a', 'power-fr'),
    line('log-b', 'power-br'),
    line('log-c', 'power-fr'),
    line('log-deck'),
    line('log-over', 'power-fr', true),
  ];

  it('is gathered by power, without headings, moments and what concerns nobody', () => {
    const told = newsByPower(log, heading, 'power-ru');
    expect(told.map(({ power, lines }) => [power, lines.map(({ text }) => text)])).toEqual([
      ['power-fr', ['log-a', 'log-c']],
      ['power-br', ['log-b']],
    ]);
  });

  it('leaves out what I did myself', () => {
    expect(newsByPower(log, heading, 'power-fr').map(({ power }) => power)).toEqual(['power-br']);
  });
});

describe('the lines that led to a moment', () => {
  it('begin after the heading above it, or after the moment before it', () => {
    const first = line('log-over', undefined, true);
    const second = line('log-over', undefined, true);
    const log = [line('log-x'), line('log-turn'), line('log-a'), first, line('log-b'), second];
    expect(linesBefore(log, first, heading).map(({ text }) => text)).toEqual(['log-a']);
    expect(linesBefore(log, second, heading).map(({ text }) => text)).toEqual(['log-b']);
  });
});
