import { describe, expect, it } from 'vitest';
import type { LogEntry } from '$contract';
import { linesBefore } from './log';
import { netOf, newsByPower, ringsOf, stepsOf } from './since';

const line = (text: string, power?: string, moment = false): LogEntry => ({
  at: 1,
  text,
  args: power === undefined ? {} : { power },
  cite: '',
  ...(moment ? { moment: { kind: 'battle', data: { points: true, placed: [] } } } : {}),
});
const heading = (entry: LogEntry) =>
  entry.text === 'log-turn' ? ({ title: entry.text, level: 1 } as const) : null;

const roleOf = ({ text }: LogEntry) =>
  text === 'log-paid' ? 'step' : text === 'log-lost' ? 'consequence' : null;
const isPlace = (id: string) => id.startsWith('space-');
const game = { heading, roleOf, isPlace };
const place = (entry: LogEntry, space: string): LogEntry => ({
  ...entry,
  args: { ...entry.args, space: `space-${space}` },
});

describe('what happened since my turn', () => {
  const log = [
    line('log-turn'),
    line('log-a', 'power-fr'),
    line('log-b', 'power-br'),
    line('log-c', 'power-fr'),
    line('log-deck'),
    line('log-over', 'power-fr', true),
  ];

  it('tells what nobody did of each whom it concerns', () => {
    const losses = ['power-fr', 'power-br', 'power-ru', 'power-fr'].map((power) => line('log-lost', power));
    const told = newsByPower(losses, game, 'power-ru');
    expect(told.map(({ power, deeds }) => [power, deeds.map(({ parts }) => parts.length)])).toEqual([
      ['power-fr', [1]],
      ['power-br', [0]],
    ]);
  });

  it('is gathered by power, without headings, moments and what concerns nobody', () => {
    const told = newsByPower(log, game, 'power-ru');
    expect(told.map(({ power, deeds }) => [power, deeds.map(({ entry }) => entry.text)])).toEqual([
      ['power-fr', ['log-a', 'log-c']],
      ['power-br', ['log-b']],
    ]);
  });

  it('leaves out what I did myself', () => {
    expect(newsByPower(log, game, 'power-fr').map(({ power }) => power)).toEqual(['power-br']);
  });

  it('tells with a deed what it cost, and what it did to me', () => {
    const told = newsByPower(
      [
        line('log-paid', 'power-fr'),
        line('log-a', 'power-fr'),
        line('log-lost', 'power-br'),
        line('log-lost'),
      ],
      game,
      'power-br',
    );
    const [deed] = told[0]?.deeds ?? [];
    expect(deed?.entry.text).toBe('log-a');
    expect(deed?.parts.map(({ text }) => text)).toEqual(['log-paid', 'log-lost', 'log-lost']);
  });

  it('numbers what shows on the board, and hangs the number on all that changed', () => {
    const news = newsByPower(
      [
        line('log-tile', 'power-fr'),
        place(line('log-a', 'power-fr'), 'havana'),
        place(line('log-lost'), 'caicos'),
        place(line('log-b', 'power-fr'), 'oswego'),
      ],
      game,
      'power-br',
    );
    expect(news[0]?.deeds.map(({ numeral }) => numeral)).toEqual([null, 1, 2]);
    const france = { power: 'power-fr', tincture: 'fr', emblem: 'lily' };
    const numerals = ringsOf(news, isPlace, () => null);
    expect(Object.entries(numerals).map(([id, { numeral }]) => [id, numeral])).toEqual([
      ['space-havana', 1],
      ['space-caicos', 1],
      ['space-oswego', 2],
    ]);
    expect(ringsOf(news, isPlace, () => france)['space-caicos']?.arms).toBe(france);
  });
});

describe('what somebody gained and paid', () => {
  const holding = (name: string, number: number) => ({ name, icon: 'coin', number });

  it('is what they have now against what they had', () => {
    const before = [holding('ducats', 7), holding('glory', 2), holding('cards', 3)];
    const now = [holding('ducats', 4), holding('glory', 3), holding('cards', 3)];
    expect(netOf(before, now)).toEqual([holding('ducats', -3), holding('glory', 1)]);
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

describe('a plan that is pointed at', () => {
  it('hangs the number of its first step on each thing that it is about', () => {
    const steps = stepsOf([['space-a'], [], ['space-b'], ['space-a']]);
    expect(Object.entries(steps).map(([id, { numeral }]) => [id, numeral])).toEqual([
      ['space-a', 1],
      ['space-b', 3],
    ]);
  });
});
