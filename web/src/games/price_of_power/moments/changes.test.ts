import { describe, expect, it } from 'vitest';
import { ofIncome, ofPrestige } from './changes';

const line = (number: number) => ({ text: 'bill-stability', args: {}, number });

describe('what a moment tells of the players', () => {
  it('tells what an income was made of, and nothing that brought nothing', () => {
    const [row] = ofIncome({
      players: [{ realm: 'france', income: [line(7), line(0), line(-2)], ducats: [3, 8], interest: [1, 1] }],
    });
    expect(row?.lines.map(({ number }) => number)).toEqual([7, -2]);
    expect(row?.numbers).toEqual([
      [3, 8],
      [1, 1],
    ]);
  });

  it('puts whoever has the most Prestige first', () => {
    const rows = ofPrestige({
      players: [
        { realm: 'france', lines: [], prestige: [4, 5] },
        { realm: 'england', lines: [line(3)], prestige: [4, 7] },
      ],
    });
    expect(rows.map(({ realm }) => realm)).toEqual(['england', 'france']);
  });
});
