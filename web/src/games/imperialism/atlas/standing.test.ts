import { describe, expect, it } from 'vitest';
import type { Offered } from '$shell/view';
import type { State } from '../state';
import { sightsOf, type Sight } from './standing';

const GAME = {
  empires: [
    { power: 'prussia', territories: ['saxony', 'india'] },
    { power: 'france', territories: ['india'] },
  ],
  hand: ['hungary', 'pirates'],
  row: ['milan'],
} as unknown as State;

function sight(id: string, ...options: Offered[]): Sight {
  const found = sightsOf(GAME, options).find((each) => each.id === id);
  if (!found) throw new Error(id);
  return found;
}

describe('a place of the atlas', () => {
  it('is a home, held, in the hand, open or away', () => {
    const standing = Object.fromEntries(sightsOf(GAME, []).map((each) => [each.id, each.standing]));
    expect(standing).toMatchObject({
      prussia: 'home',
      spain: 'idle',
      saxony: 'held',
      hungary: 'hand',
      milan: 'open',
      venice: 'away',
      india: 'board',
      china: 'board',
    });
  });

  it('knows who leads or holds it', () => {
    expect(sight('france').holders).toEqual([1]);
    expect(sight('saxony').holders).toEqual([0]);
    expect(sight('india').holders).toEqual([0, 1]);
    expect(sight('venice').holders).toEqual([]);
  });

  it('shows the printed price where it could be paid one day, and none elsewhere', () => {
    expect(sight('milan')).toMatchObject({ price: 10, asked: false });
    expect(sight('china')).toMatchObject({ price: 14, asked: false });
    expect(sight('venice').price).toBeNull();
    expect(sight('saxony').price).toBeNull();
  });

  it('asks the price of the menu while it may be conquered', () => {
    const offered = { option: 'conquer hungary', cost: 8 };
    expect(sight('hungary', offered)).toMatchObject({ price: 8, asked: true, offers: [offered] });
  });

  it('has no price while it is only drawn, or a territory to cede', () => {
    expect(sight('milan', { option: 'take milan', cost: null })).toMatchObject({ price: null, asked: false });
    expect(sight('saxony', { option: 'cede saxony', cost: null }).offers).toHaveLength(1);
  });

  it('is a target where its power is', () => {
    const options = ['land_war france', 'sea_war france'].map((option) => ({ option, cost: null }));
    expect(sight('france', ...options).offers).toHaveLength(2);
    expect(sight('spain', ...options).offers).toHaveLength(0);
  });

  it('is no target where the card is only played or discarded', () => {
    expect(sight('hungary', { option: 'discard hungary', cost: null }).offers).toEqual([]);
  });
});
