/** What the rules make of the table, see explain.py of the rules. */

import type { BillLine } from '$contract';
import type { TableClient } from '$shell/table.svelte';
import { POWERS, type Action, type Power } from './facts';

export interface PowerExplained {
  minor: boolean;
  run_by: Power | null;
  ally: Power | null;
  actions: Action[];
  /** What Taxation and Extend Influence would bring now, and what is lacking to the end. */
  taxes: BillLine[];
  influence: BillLine[];
  to_go: number;
}

export interface SeaExplained {
  controller: Power | null;
  weights: Record<Power, number>;
}

export interface SideExplained {
  powers: Power[];
  /** Before cards, and what the cards that one can see add. */
  strength: BillLine[];
  cards: BillLine[];
  hidden: number;
  piles: string[];
  laid: Partial<Record<Power, number>>;
  limits: Partial<Record<Power, number>>;
}

export interface Explanation {
  powers: Record<Power, PowerExplained>;
  ranking: Power[];
  seas: Record<string, SeaExplained>;
  rails: [string, string][];
  /** What defends each territory before Generals and cards. */
  works: Record<string, number>;
  /** The Generals of the mover who have made their move. */
  moved: string[];
  /** The steps of a Diplomacy Phase, each with the powers that it is about. */
  talks: Partial<Record<Step, Power[]>>;
  sides: SideExplained[];
}

export type Step = 'propose' | 'pledge' | 'bid';

export const explanationOf = (table: TableClient): Explanation | undefined =>
  table.view?.explain as Explanation | undefined;

export const sum = (bill: BillLine[]): number => bill.reduce((all, { number }) => all + number, 0);

/** The powers that one player runs, the own one first. */
export const runBy = ({ powers }: Explanation, power: Power | null): Power[] =>
  power === null ? [] : [power, ...POWERS.filter((each) => each !== power && powers[each].run_by === power)];
