import { describe, expect, it } from 'vitest';
import { POSITIONS } from '../examples/positions';
import type { ImperialState } from '../state';
import { TRACK, isPast, present, roman, sameStep, yearsOf } from './turns';

describe('the track of turns', () => {
  const steps = TRACK.flatMap((era) => era.steps);

  it('has six turns of peace and four wars, each with its years', () => {
    expect(steps.filter((step) => step.kind === 'peace').map((step) => roman(step.turn))).toEqual([
      'I',
      'II',
      'III',
      'IV',
      'V',
      'VI',
    ]);
    expect(steps.filter((step) => step.kind === 'war')).toHaveLength(4);
    for (const step of steps) expect(yearsOf(step)).toMatch(/^1[67]\d\d–17\d\d$/);
  });

  it('runs on without gaps', () => {
    const years = steps.map((step) => yearsOf(step).split('–').map(Number));
    for (let n = 1; n < years.length; n += 1) {
      const before = years[n - 1]?.[1] ?? 0;
      expect([before, before + 1]).toContain(years[n]?.[0]);
    }
  });

  it('opens the next turn after a war, as no war follows the last', () => {
    const last = TRACK.at(-1)?.steps.at(-1);
    expect(last?.kind).toBe('peace');
    expect(present({ stage: 'war_ends', turn: 5 } as ImperialState)).toEqual(last);
  });

  it.each(POSITIONS)('knows where position %# is', ({ state }) => {
    const now = present(state);
    expect(now.kind).toBe(state.stage === 'theater_of_war' ? 'war' : 'peace');
    expect(steps.filter((step) => isPast(step, now))).toEqual(
      steps.slice(
        0,
        steps.findIndex((step) => sameStep(step, now)),
      ),
    );
  });
});
