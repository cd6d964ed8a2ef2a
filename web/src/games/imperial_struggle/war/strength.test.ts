import { describe, expect, it } from 'vitest';
import type { Power } from '../facts';
import { POSITIONS } from '../forecast/positions';
import { THEATERS_OF, spoilsRow } from './display';
import { armyOf, boardStrength, strengthOf } from './strength';

const POWERS: Power[] = ['fr', 'br'];
const WITH_WAR = POSITIONS.filter(({ state }) => state.war !== null);

describe.each(WITH_WAR)('strength in position %#', ({ state, theaters }) => {
  const displays = state.war ? THEATERS_OF[state.war.id] : [];

  it('knows the theaters of the war', () => {
    expect(displays.map((theater) => theater.id)).toEqual(Object.keys(theaters));
  });

  it('adds up the bonus lists as the rules do', () => {
    for (const theater of displays) {
      for (const power of POWERS) {
        const { board } = strengthOf(state, power, theater);
        expect(board, `${theater.id} ${power}`).toBe(theaters[theater.id]?.bonus[power]);
      }
    }
  });

  it('counts the tiles it knows, and only the number of the others', () => {
    for (const { id } of displays) {
      for (const power of POWERS) {
        const army = armyOf(state, power, id);
        const here = state.war?.theaters[id];
        const known = state.own?.power === power || here?.[power] !== undefined;
        if (known) expect(army.strength).toBe(theaters[id]?.army[power]);
        else expect(army.tiles).toEqual([]);
        const laid = (here?.basic[power] ?? 0) + (here?.bonus[power] ?? 0);
        expect(army.tiles.length + army.hidden).toBe(laid);
      }
    }
  });

  it('finds the row of spoils that a margin reaches', () => {
    for (const theater of displays) {
      for (const power of POWERS) {
        const rows = [1, 2, 3, 4, 5].map((margin) => spoilsRow(theater, power, margin)?.margin ?? 0);
        expect(rows).toEqual(theaters[theater.id]?.rows[power]);
      }
    }
  });

  it('sums up the board over all theaters', () => {
    const sums = boardStrength(state, displays);
    const told = Object.values(theaters).reduce((sum, each) => sum + each.bonus.br, 0);
    expect(sums.br).toBe(told);
  });
});
