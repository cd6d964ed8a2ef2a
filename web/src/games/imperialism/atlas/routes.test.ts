import { describe, expect, it } from 'vitest';
import type { LogEntry } from '$contract';
import type { WarMoment } from '../contract';
import { POWER } from '../facts';
import type { State } from '../state';
import { departures, lastWar, portOf, trades, warLine } from './routes';

const GAME = {
  empires: [
    { power: 'prussia', territories: ['gold_coast', 'saxony'] },
    { power: 'france', territories: ['antilles', 'ceylon', 'burgundy'] },
  ],
  war: null,
} as unknown as State;

const over = (at: number, attack: number): LogEntry => ({
  at,
  text: 'log-war-over',
  args: {},
  cite: '',
  moment: {
    kind: 'war',
    data: {
      kind: 'sea',
      attacker: { place: 1, power: 'france', strength: { number: attack } },
      defender: { place: 0, power: 'prussia', strength: { number: 9 } },
      winner: 1,
    } as unknown as WarMoment,
  },
});

describe('the last war', () => {
  it('is the latest of the log, with its score', () => {
    const war = lastWar(GAME, [over(4, 10), over(9, 11)]);
    expect(war).toMatchObject({ attacker: 1, defender: 0, score: [11, 9], winner: 1, at: 9 });
  });

  it('is the one that is fought, whose end nobody knows', () => {
    const war = { kind: 'land', attacker: 0, defender: 1, winner: null };
    const fought = lastWar({ ...GAME, war } as unknown as State, [over(4, 10)]);
    expect(fought).toMatchObject({ kind: 'land', powers: ['prussia', 'france'], score: null, at: null });
  });

  it('is none before the first', () => {
    expect(lastWar(GAME, [])).toBeNull();
  });

  it('runs from home to home', () => {
    const war = lastWar(GAME, [over(4, 10)]);
    const line = war && warLine(war);
    expect(line?.from.x).toBeLessThan(line?.to.x ?? 0);
    expect(line?.middle.x).toBeCloseTo(((line?.from.x ?? 0) + (line?.to.x ?? 0)) / 2);
  });
});

describe('trade', () => {
  it('brings every good of the colonies once to their home', () => {
    expect(trades(GAME).map(({ place, goods }) => ({ place, goods }))).toEqual([
      { place: 0, goods: ['gold'] },
      { place: 1, goods: ['spices', 'oriental'] },
    ]);
  });

  it('leaves every colony, and no land of Europe', () => {
    expect(departures(GAME).map(({ id }) => id)).toEqual(['gold_coast', 'antilles', 'ceylon']);
  });

  it('knows a port for every power', () => {
    for (const power of Object.keys(POWER)) expect(portOf(power), power).not.toBeNull();
  });
});
