import { describe, expect, it } from 'vitest';
import { POSITIONS } from '../forecast/positions';
import { THEATERS_OF } from './display';
import { pictureOf } from './theater';

const PEACE = POSITIONS.find(({ state }) => state.war && state.stage === 'action_round');
const WAR = POSITIONS.find(({ state }) => state.war?.theater);

describe('a theater', () => {
  it('is uncertain while tiles of the other side lie face down', () => {
    if (!PEACE?.state.war) throw new Error('no position in peace');
    for (const theater of THEATERS_OF[PEACE.state.war.id]) {
      const picture = pictureOf(PEACE.state, theater, undefined);
      expect(picture.certain).toBe(false);
      expect(picture.leader).toBeNull();
      expect(picture.row).toBeNull();
    }
  });

  it('has a leader and spoils once its tiles are revealed', () => {
    const war = WAR?.state.war;
    const theater = war && THEATERS_OF[war.id].find(({ id }) => id === war.theater);
    const told = WAR?.theaters[war?.theater ?? ''];
    if (!WAR || !theater || !told) throw new Error('no position at war');
    const picture = pictureOf(WAR.state, theater, undefined);
    const lead = told.army.fr + told.bonus.fr - told.army.br - told.bonus.br;
    expect(picture.certain).toBe(true);
    expect(picture.margin).toBe(Math.abs(lead));
    expect(picture.leader).toBe(lead === 0 ? null : lead > 0 ? 'fr' : 'br');
  });

  it('keeps the numbers of its battle when the board has changed since', () => {
    if (!PEACE?.state.war) throw new Error('no position in peace');
    const [theater] = THEATERS_OF[PEACE.state.war.id];
    if (!theater) throw new Error('no theater');
    const picture = pictureOf(PEACE.state, theater, {
      army: { fr: 3, br: 1 },
      board: { fr: 40, br: 38 },
      winner: 'fr',
      margin: 4,
    });
    expect(picture.totals).toEqual({ fr: { known: 43, hidden: 0 }, br: { known: 39, hidden: 0 } });
    expect(picture.sides.fr.contributions).toEqual([{ kind: 'board', names: [], value: 40 }]);
    expect(picture.leader).toBe('fr');
    expect(picture.row?.margin).toBe(3);
  });
});
