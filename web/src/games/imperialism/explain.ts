/** What the rules make of the table, see explain.py of the rules. */

import type { TableClient } from '$shell/table.svelte';
import type { Clause, Defence, Explanation as Told, Fight, LineData, Scoring, Sum } from './contract';

export type { Clause, Defence, Fight, LineData, Scoring, Sum };

/** All that is told once everybody leads a power; until then it is nothing. */
export type Explanation = Required<Told>;

export function explanationOf(table: TableClient): Explanation | null {
  const told = table.view?.explain as Told | undefined;
  return told?.scoring ? (told as Explanation) : null;
}

/** Whether a seat meets an achievement. */
export const meets = (told: Explanation | null, achievement: string, place: number): boolean =>
  told?.achievements[achievement]?.[place]?.every(({ met }) => met) ?? false;
