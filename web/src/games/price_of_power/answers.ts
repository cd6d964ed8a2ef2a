/** The options that the map, the tray or a drawer answers. */

import { targetOf, verbOf, type Offered } from '$shell/view';
import { TableError, type TableClient } from '$shell/table.svelte';
import { text } from '$shell/words.svelte';
import { KINDS } from './contract';
import { AREAS, REALMS } from './facts';

const ON_MAP: ReadonlySet<string> = new Set(['area', 'province', 'realm', 'zone', 'node']);
/** What is named and not pointed at: players at the table, and the many whom a Papal Action may strike. */
const NAMED: ReadonlySet<string> = new Set([
  'take_realm',
  'take_slot_of',
  'rank_next',
  'push_out',
  'negotiate',
  'confer',
  'make_deal',
  'excommunicate',
  'call_crusade',
]);

/** What an option is about on the map, as the text of its name. */
export function mapTarget(option: string): string | null {
  const verb = verbOf(option);
  const kind = KINDS[verb] ?? '';
  const target = targetOf(option);
  if (!ON_MAP.has(kind) || NAMED.has(verb)) return null;
  if (kind === 'realm' && !REALMS[target]?.capital) return null;
  return `${kind}-${target}`;
}

/** The offers by what they are about on the map. */
export function targetsOf(options: Offered[]): Map<string, Offered[]> {
  const found = new Map<string, Offered[]>();
  for (const each of options) {
    const target = mapTarget(each.option);
    if (target) found.set(target, [...(found.get(target) ?? []), each]);
  }
  return found;
}

/** The Areas that an option is about: some share a Religion slot, named after the first of them. */
function areasOf(target: string, verbs: string[]): string[] {
  const bySlot = verbs.some((verb) => verb === 'convert_area' || verb.startsWith('spread_'));
  if (!bySlot) return [target];
  return Object.values(AREAS)
    .filter(({ slot }) => slot === target)
    .map(({ id }) => id);
}

/** The Areas that may be chosen, each with the target that it belongs to. */
export function litAreasOf(targets: ReadonlyMap<string, Offered[]>): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [id, offers] of targets) {
    if (!id.startsWith('area-')) continue;
    const verbs = offers.map(({ option }) => verbOf(option));
    for (const area of areasOf(id.slice('area-'.length), verbs)) found.set(area, id);
  }
  return found;
}

export function optionText(option: string): string {
  const verb = verbOf(option);
  const kind = KINDS[verb];
  if (!kind) return text(`option-${verb}`);
  const target = kind === 'number' ? Number(targetOf(option)) : `${kind}-${targetOf(option)}`;
  return text(`option-${verb}`, { target });
}

/** Answer; what comes too late is shown by the next state of the table. */
export function give(table: TableClient, option: string): void {
  table.answer(option).catch((error: unknown) => {
    if (!(error instanceof TableError)) throw error;
  });
}

/** Say something though nobody is asked. */
export function say(table: TableClient, option: string): void {
  table.aside(option).catch((error: unknown) => {
    if (!(error instanceof TableError)) throw error;
  });
}
