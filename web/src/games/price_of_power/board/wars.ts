/** Who is at war with whom, as the rules tell it. */

import type { TableClient } from '$shell/table.svelte';
import type { WarExplained } from '../contract';
import { explanationOf } from '../explain';
import { playerAt, type State } from '../state';

type Wars = readonly WarExplained[];

export const warsOf = (table: TableClient): Wars => explanationOf(table)?.wars ?? [];

/** The realms with which a player is at war, and those that stand beside them. */
export function enemiesOf(wars: Wars, realm: string | null): ReadonlySet<string> {
  return new Set(wars.filter((war) => war.realm === realm).flatMap(({ foe, side }) => [foe, ...side]));
}

/** The realms on whom a player's wars are waged. */
export const foesOf = (wars: Wars, realm: string): string[] =>
  wars.filter((war) => war.realm === realm).map(({ foe }) => foe);

/** All realms that are in some war. */
export const belligerentsOf = (wars: Wars): ReadonlySet<string> =>
  new Set(wars.flatMap(({ realm, foe, side }) => [realm, foe, ...side]));

/** A player and his enemies, as many as there is room for, and how many more there are. */
export interface Front {
  realm: string;
  foes: string[];
  more: number;
}

/** So many enemies of a player are named beside the map. */
const NAMED = 6;

/** Each war once, from the side that is told first; players are named before all others. */
export function frontsOf(wars: Wars): Front[] {
  const players = new Set(wars.map(({ realm }) => realm));
  const told = new Set<string>();
  const fronts: Record<string, string[]> = {};
  for (const { realm, foe } of wars) {
    if (told.has(`${foe} ${realm}`)) continue;
    told.add(`${realm} ${foe}`);
    (fronts[realm] ??= []).push(foe);
  }
  return Object.entries(fronts).map(([realm, foes]) => {
    const ranked = [...foes.filter((foe) => players.has(foe)), ...foes.filter((foe) => !players.has(foe))];
    return { realm, foes: ranked.slice(0, NAMED), more: Math.max(0, foes.length - NAMED) };
  });
}

/** The enemies of who looks on. */
export const enemiesAt = (table: TableClient, game: State): ReadonlySet<string> =>
  enemiesOf(warsOf(table), playerAt(game, table.eyes, table.view)?.realm ?? null);
