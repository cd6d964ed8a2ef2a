/** Marches in as few clicks as can be: several answers that follow from one. */

import type { TableClient } from '$shell/table.svelte';
import { targetOf, verbOf, type Offered } from '$shell/view';
import type { BattleToCome, Explanation, WayExplained } from '../contract';
import { explanationOf } from '../explain';
import { playerAt, type State } from '../state';
import { isOfTurn, VERBS, type Family } from '../tray/families';
import { troopsIn, type Troop } from './units';

/** What is answered in the panel of a march. */
export const MARCH_VERBS: ReadonlySet<string> = new Set([
  'march_with',
  'pick_up_from',
  'leave_with',
  'pick_up',
  'leave_behind',
  'all_of_them',
]);
/** What is answered in the panel of recruits: how many of each kind. */
export const MUSTER_VERBS: ReadonlySet<string> = new Set(['infantry', 'cavalry', 'artillery']);
const MARCH = 'march';
const MARCH_TO = 'march_to';
const CROSS_TO = 'cross_to';
const ASKED = 'ask-march';

/** Whether a verb is lit on the map: those of a Turn, if their family lies open. */
export const isMarkedIn = (verb: string, family: Family | null): boolean =>
  !isOfTurn(verb) || VERBS[verb]?.family === family;

const waysOf = (explain: Explanation | undefined): [string, WayExplained][] =>
  Object.entries(explain?.march?.ways ?? {});

/** The Areas that a march reaches by way of another, as if they were offered. */
export function furtherSteps(table: TableClient): Offered[] {
  if (table.ask?.prompt !== ASKED) return [];
  return waysOf(explanationOf(table))
    .filter(([, { path }]) => path.length > 1)
    .map(([area, { price, also, loses, by_sea }]) => ({
      option: `${by_sea ? CROSS_TO : MARCH_TO} ${area}`,
      cost: price || null,
      ...(also.length > 0 ? { also } : {}),
      ...(loses.length > 0 ? { loses } : {}),
    }));
}

/** The answers that an option stands for. */
export function stepsOf(table: TableClient, game: State | null, option: string): string[] {
  const verb = verbOf(option);
  const target = targetOf(option);
  if (verb === MARCH && game) {
    const [only, ...more] = ownTroopsIn(table, game, target);
    return only && more.length === 0 ? [option, `march_with ${only.name}`] : [option];
  }
  if (verb !== MARCH_TO && verb !== CROSS_TO) return [option];
  const way = explanationOf(table)?.march?.ways[target];
  if (!way || way.path.length < 2) return [option];
  return way.path.map((area, n) => (n === way.path.length - 1 ? option : `${MARCH_TO} ${area}`));
}

/** The troops of who looks on in an Area. */
export function ownTroopsIn(table: TableClient, game: State, area: string): Troop[] {
  const own = playerAt(game, table.eyes, table.view)?.realm;
  return troopsIn(game, area).filter(({ realm }) => realm === own);
}

/** The way of a march that an option means. */
export function wayOf(table: TableClient, option: string): WayExplained | null {
  const verb = verbOf(option);
  if (verb !== MARCH_TO && verb !== CROSS_TO) return null;
  return explanationOf(table)?.march?.ways[targetOf(option)] ?? null;
}

/** The Battle that an option would bring at once, as far as the rules tell it. */
export function battleOf(table: TableClient, option: string): BattleToCome | null {
  if (verbOf(option) === 'sail_to') {
    return explanationOf(table)?.voyage?.find(({ place }) => place === targetOf(option)) ?? null;
  }
  return wayOf(table, option)?.battle ?? null;
}
