/** All cards of the game; those on the discards are open to everybody. */

import type { CardGroup } from '$shell/game';
import type { View } from '$shell/view';
import { words } from '$shell/words.svelte';
import { ACTIONS } from './facts';
import type { State } from './state';

const VALUES = [1, 2, 3, 4, 5];

export const hasSheet = (name: string): boolean =>
  /^(action|battle_card)-/.test(name) && words.has(`${name}.text`);

export function cards(view: View | null): CardGroup[] {
  const game = view?.state as State | undefined;
  const thrown = game?.discards ?? [];
  return [
    { title: 'cards-actions', names: ACTIONS.map((id) => `action-${id}`) },
    { title: 'cards-battle', names: VALUES.map((value) => `battle_card-${value}`).filter(hasSheet) },
    { title: 'cards-discarded', names: [...thrown].sort().map((value) => `battle_card-${value}`) },
  ].filter(({ names }) => names.length > 0);
}
