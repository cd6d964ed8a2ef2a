// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from 'vitest';
import type { Chapter, Chronicle, Lead } from '$contract';
import type { Arms } from '$shell/game';
import { words } from '$shell/words.svelte';
import { leadText, lengthText, pointOnCurve } from './ending';

const peace = (turn: number): Chapter => ({
  kind: 'turn',
  title: 'chapter-peace',
  args: { turn },
  at: 0,
  gains: [],
  totals: [],
  marker: null,
});
const war: Chapter = { ...peace(0), kind: 'war', title: 'chapter-wss' };
const arms: Arms[] = ['power-fr', 'power-br'].map((power) => ({ power, tincture: '', emblem: '' }));
const told = (...leads: Lead[]): Chronicle => ({
  chapters: [peace(1), war, peace(2)],
  length: { text: 'length-peace-turns', n: 2 },
  leads,
  sources: [],
  holdings: [],
});
const lead = (seat: number | null, chapter: number): Lead => ({ seat, chapter });

describe('a position on the curve of a seat', () => {
  const chapters = [
    { ...peace(1), at: 0, gains: [4, 0], totals: [4, 0] },
    { ...war, at: 20, gains: [-2, 6], totals: [2, 6] },
  ];

  it('lies as far between two turns as it was played between them', () => {
    expect(pointOnCurve(chapters, 30, 0, 5)).toEqual({ chapter: 0.25, points: 1 });
    expect(pointOnCurve(chapters, 30, 0, 20)).toEqual({ chapter: 1, points: 4 });
    expect(pointOnCurve(chapters, 30, 1, 25)).toEqual({ chapter: 1.5, points: 3 });
    expect(pointOnCurve(chapters, 30, 1, 30)).toEqual({ chapter: 2, points: 6 });
  });

  it('is nowhere before the first turn', () => {
    expect(pointOnCurve([], 30, 0, 5)).toBeNull();
  });
});

describe('how a game went', () => {
  beforeAll(() => words.play('imperial_struggle', 'en'));

  it('is as long as its turns, and as the years from the first to the last', () => {
    const years = ({ kind, args }: Chapter) => (kind === 'turn' ? `17${args.turn}0–17${args.turn}8` : '');
    expect(lengthText(told())).toBe('2 Peace Turns');
    expect(lengthText(told(), years)).toBe('2 Peace Turns, 1710–1728');
  });

  it.each([
    ['nobody was ahead', [], null],
    ['one always led', [lead(0, 0)], 'France led from the first turn to the last.'],
    ['one led later', [lead(0, 2)], 'France led from Peace Turn II on.'],
    [
      'it turned once',
      [lead(1, 0), lead(0, 1)],
      'Great Britain led at first, France from the War of the Spanish Succession on.',
    ],
    [
      'it turned often',
      [lead(1, 0), lead(0, 1), lead(1, 2)],
      'The lead changed hands 2 times; Great Britain led from Peace Turn II on.',
    ],
    ['it ended level', [lead(0, 0), lead(null, 2)], 'At the end it was level; before that France led.'],
  ])('tells the lead where %s', (_, leads, said) => {
    expect(leadText(told(...leads), arms)).toBe(said);
  });

  it('is told in each language without bending names', async () => {
    await words.use('pl');
    expect(leadText(told(lead(1, 0), lead(0, 1)), arms)).toBe(
      'Na prowadzeniu najpierw: Wielka Brytania; od wojny o sukcesję hiszpańską: Francja.',
    );
    await words.use('it');
    expect(leadText(told(lead(1, 0), lead(0, 2)), arms)).toBe(
      'In testa all’inizio: Gran Bretagna; dal Turno di Pace II: Francia.',
    );
  });
});
