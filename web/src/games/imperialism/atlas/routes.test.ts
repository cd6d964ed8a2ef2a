// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from 'vitest';
import type { LogEntry } from '$contract';
import type { WarMoment } from '../contract';
import { POWER } from '../facts';
import type { State } from '../state';
import { words, type Language } from '$shell/words.svelte';
import { FRAMES, PLACES } from './chart';
import { labelOf, roomOf } from './labels';
import { covered, departures, lastWar, placeSigns, portOf, SCORE, trades, warLine } from './routes';
import { sightsOf } from './standing';

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
  });
});

describe.each<Language>(['en', 'pl', 'it'])('the score of a war in %s', (language) => {
  beforeAll(() => words.play('imperialism', language));

  it('covers no name on the map, whoever fights', () => {
    const powers = Object.keys(POWER);
    const { europe = { x: 0, y: 0, w: 0, h: 0 } } = FRAMES.square;
    for (const [n, one] of powers.entries()) {
      for (const other of powers.slice(n + 1)) {
        const empires = [one, other].map((power) => ({ power, territories: [] }));
        const game = { empires, row: [], hand: [], war: null } as unknown as State;
        const sights = Object.fromEntries(sightsOf(game, []).map((sight) => [sight.id, sight]));
        const taken = PLACES.flatMap((place) => {
          const sight = place.region === 'europe' && sights[place.id];
          return sight ? [roomOf(place, labelOf(place, sight, europe.w), 1)] : [];
        });
        const line = warLine({ powers: [one, other] });
        if (!line) throw new Error(`${one} and ${other} are not on the map`);
        const { burst, score } = placeSigns(line, taken, europe);
        const corner = { x: burst.x + score.x - SCORE.w / 2, y: burst.y + score.y - SCORE.h / 2 };
        const hidden = taken.map((name) => covered({ ...corner, ...SCORE }, name));
        expect(Math.max(...hidden), `${one} and ${other}`).toBeLessThan(40);
      }
    }
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
