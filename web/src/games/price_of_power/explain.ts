/** What the rules make of the table, see explain.py of the rules. */

import type { TableClient } from '$shell/table.svelte';
import type { BillLine, Explanation, Need, PlayerExplained } from './contract';

export type { BillLine, Explanation, Need, PlayerExplained };

export const explanationOf = (table: TableClient): Explanation | undefined =>
  (table.view?.explain ?? undefined) as Explanation | undefined;

export const sum = (bill: readonly BillLine[]): number => bill.reduce((all, { number }) => all + number, 0);
