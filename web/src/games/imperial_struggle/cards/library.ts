/** All cards of the game, as far as a seat may know where they lie. */

import type { CardGroup } from '$shell/game';
import type { View } from '$shell/view';
import { words } from '$shell/words.svelte';
import { seenIn } from '../explain';
import { EVENTS, INVESTMENTS, MINISTRIES } from './facts';

const eventNames = (ids: string[]) => ids.map((id) => `event-${id}`);
const ministryNames = (ids: string[]) => ids.map((id) => `ministry-${id}`);

export function hasSheet(name: string): boolean {
  const id = name.slice(name.indexOf('-') + 1);
  if (name.startsWith('event-')) return EVENTS[id] !== undefined;
  if (name.startsWith('ministry-')) return MINISTRIES[id] !== undefined;
  if (name.startsWith('tile-')) return INVESTMENTS[id] !== undefined;
  return /^(advantage|wartile)-/.test(name) && words.has(`${name}.text`);
}

export function cards(view: View | null): CardGroup[] {
  const all = Object.keys(EVENTS);
  const ministries = { title: 'cards-ministries', names: ministryNames(Object.keys(MINISTRIES)) };
  const game = seenIn(view);
  if (!game) return [{ title: 'cards-all', names: eventNames(all) }, ministries];
  const hand = game.own?.hand ?? [];
  const { discards, removed } = game.events;
  const known = new Set([...hand, ...discards, ...removed]);
  return [
    { title: 'cards-hand', names: eventNames(hand) },
    { title: 'cards-discarded', names: eventNames(discards) },
    { title: 'cards-removed', names: eventNames(removed) },
    { title: 'cards-unseen', names: eventNames(all.filter((id) => !known.has(id))) },
    ministries,
  ];
}
