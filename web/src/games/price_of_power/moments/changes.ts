/** What a moment tells of each player, as rows: how numbers came about, before and after. */

import type { BillLine, FinalMoment, IncomeMoment } from '../contract';

export interface Change {
  realm: string;
  lines: BillLine[];
  /** Each number before and after, in the order of the columns. */
  numbers: number[][];
}

export const ofIncome = ({ players }: Pick<IncomeMoment, 'players'>): Change[] =>
  players.map(({ realm, income, ducats, interest }) => ({
    realm,
    lines: income.filter(({ number }) => number !== 0),
    numbers: [ducats, interest],
  }));

/** The one with the most Prestige first. */
export const ofPrestige = ({ players }: Pick<FinalMoment, 'players'>): Change[] =>
  players
    .map(({ realm, lines, prestige }) => ({
      realm,
      lines: lines.filter(({ number }) => number !== 0),
      numbers: [prestige],
    }))
    .toSorted((one, other) => (other.numbers[0]?.[1] ?? 0) - (one.numbers[0]?.[1] ?? 0));
