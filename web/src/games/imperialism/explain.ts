/** What the rules make of the table, see explain.py of the rules. */

import type { Args } from '$contract';
import type { TableClient } from '$shell/table.svelte';
import type { Action, Numbers, WarKind } from './facts';

export interface LineData {
  text: string;
  args: Args;
  number: number;
}

/** A number, and the lines that lead to it. */
export interface Sum {
  number: number;
  bill: LineData[];
}

/** What each seat has of a category of the final scoring, and its points for it. */
export interface Category {
  id: string;
  counts: number[];
  points: number[];
}

export interface Scoring {
  categories: Category[];
  faithful: number[];
  totals: number[];
  winners: number[];
}

/** How strong a seat is against an enemy before any war card. */
export interface Strength {
  enemy: number;
  land: number;
  sea: number;
}

/** A war that could be. */
export interface Match {
  enemy: number;
  kind: WarKind;
  attack: Sum;
  defence: Sum;
  lead: number;
}

/** What one or two own war cards would make of a war. */
export interface Defence {
  cards: string[];
  adds: number;
  defence: number;
  lead: number;
  winner: number;
}

export interface Terms {
  tribute: Sum;
  humiliation: Sum;
  plunder: Sum;
}

/** The war that is fought; `lead` is the attacker's, `winner` as things stand. */
export interface Fight {
  attack: Sum;
  defence: Sum;
  lead: number;
  winner: number;
  defences: Defence[];
  terms: Terms;
}

/** A requirement with its alternatives: how much is missing of each, and is one met? */
export interface Clause {
  missing: Numbers;
  met: boolean;
}

/** What is missing for a conquest; `reason` is empty if it is within reach. */
export interface Reach {
  missing: Numbers;
  short: number;
  reason: string;
}

/** What is missing for a religion, where it matters, and why one cannot change to it. */
export interface Faith {
  missing: Numbers | null;
  reason: string;
}

/** What may begin an action, and if there is nothing, why. */
export interface Way {
  options: string[];
  reason: string;
}

type By<T> = Partial<Record<string, T>>;

export interface Explanation {
  scoring: Scoring;
  leaders: By<number | null>;
  strengths: Strength[][];
  /** What of glory and each level stands on no card. */
  unprinted: Numbers[];
  /** By achievement, then by seat. */
  achievements: By<Clause[][]>;
  war: Fight | null;
  declared: string | null;
  matches: Match[];
  territories: By<Reach>;
  religions: By<Faith>;
  /** What an option would bring in ducats. */
  profits: By<Sum>;
  actions: Partial<Record<Action, Way>>;
}

/** What is told to who looks on; nothing before everybody leads a power. */
export function explanationOf(table: TableClient): Explanation | null {
  const told = table.view?.explain as Partial<Explanation> | undefined;
  return told?.scoring ? (told as Explanation) : null;
}

/** Whether a seat meets an achievement. */
export const meets = (told: Explanation | null, achievement: string, place: number): boolean =>
  told?.achievements[achievement]?.[place]?.every(({ met }) => met) ?? false;
