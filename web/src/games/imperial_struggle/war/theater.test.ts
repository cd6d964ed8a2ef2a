// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from 'vitest';
import type { BillLine } from '$contract';
import { words } from '$shell/words.svelte';
import { POSITIONS, type Position } from '../examples/positions';
import { THEATERS_OF } from './display';
import { pictureOf, type TheaterPicture } from './theater';
import { gathered } from './wording';

beforeAll(() => words.play('imperial_struggle', 'en'));

function pictures({ state, explain }: Position): TheaterPicture[] {
  const theaters = state.war ? THEATERS_OF[state.war.id] : [];
  return theaters.map((theater) => pictureOf({ ...state, explain }, theater));
}

const WITH_WAR = POSITIONS.filter(({ state }) => state.war !== null);

describe.each(WITH_WAR)('the theaters of position %#', (position) => {
  it('are those of the war, each explained', () => {
    expect(pictures(position).map(({ theater }) => theater.id)).toEqual(
      Object.keys(position.explain.theaters),
    );
  });

  it('show the tiles that are known, and the backs of the others', () => {
    for (const { theater, told, tiles } of pictures(position)) {
      const here = position.state.war?.theaters[theater.id];
      for (const power of ['fr', 'br'] as const) {
        const laid = (here?.basic[power] ?? 0) + (here?.bonus[power] ?? 0);
        expect(tiles[power].length + told[power].hidden).toBe(laid);
      }
    }
  });

  it('have a row of spoils as soon as it is known who leads', () => {
    for (const { told, row } of pictures(position)) {
      expect(row?.margin ?? null).toBe(told.row);
      if (!told.certain) expect(told.leader).toBeNull();
    }
  });
});

it('tells alike lines in one, with the names counted', () => {
  const ally = (what: string): BillLine => ({ text: 'bill-strength-ally', args: { n: 1, what }, number: 1 });
  const lines: BillLine[] = [
    ally('country-spain'),
    ally('country-spain'),
    ally('country-savoy'),
    { text: 'bill-strength-byng', args: {}, number: 2 },
    { text: 'bill-strength-damaged', args: { what: 'space-halifax' }, number: 0 },
  ];
  expect(gathered(lines).map(({ value, words: said }) => [value, said])).toEqual([
    [3, 'allies: Spain ×2, Savoy'],
    [2, 'Byng marker'],
    [0, 'damaged: Halifax'],
  ]);
});
