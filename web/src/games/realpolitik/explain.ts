/** What the rules make of the table, see explain.py of the rules. */

import type { TableClient } from '$shell/table.svelte';
import type { BillLine, Explanation, SeaExplained } from './contract';
import { POWERS, type Power } from './facts';

export type { Explanation, SeaExplained };

/** The steps of a Diplomacy Phase. */
export type Step = 'propose' | 'pledge' | 'bid';

export const explanationOf = (table: TableClient): Explanation | undefined =>
  table.view?.explain as Explanation | undefined;

export const sum = (bill: BillLine[]): number => bill.reduce((all, { number }) => all + number, 0);

/** The powers that one player runs, the own one first. */
export const runBy = ({ powers }: Explanation, power: Power | null): Power[] =>
  power === null ? [] : [power, ...POWERS.filter((each) => each !== power && powers[each].run_by === power)];
