/** All cards of the game, as far as a seat may know where they lie. */

import type { CardGroup } from '$shell/game';
import type { View } from '$shell/view';
import { ACHIEVEMENT, BOARD_COLONIES, PROVIDENCE, RELIGION, TERRITORY } from '../facts';
import type { State } from '../state';

const cardNames = (ids: readonly string[]) => ids.map((id) => `card-${id}`);

export function hasSheet(name: string): boolean {
  const id = name.slice(name.indexOf('-') + 1);
  if (name.startsWith('card-')) return (PROVIDENCE[id] ?? TERRITORY[id]) !== undefined;
  if (name.startsWith('achievement-')) return ACHIEVEMENT[id] !== undefined;
  return name.startsWith('religion-') && RELIGION[id] !== undefined;
}

export function cards(view: View | null): CardGroup[] {
  const game = view?.state as State | undefined;
  const lands = Object.keys(TERRITORY).filter((id) => !BOARD_COLONIES.includes(id));
  const fixed = [
    { title: 'cards-providence', names: cardNames(Object.keys(PROVIDENCE)) },
    { title: 'cards-territories', names: cardNames(lands) },
    { title: 'cards-achievements', names: Object.keys(ACHIEVEMENT).map((id) => `achievement-${id}`) },
    { title: 'cards-religions', names: Object.keys(RELIGION).map((id) => `religion-${id}`) },
  ];
  if (!game) return fixed;
  return [
    { title: 'cards-in-play', names: cardNames(game.in_play) },
    { title: 'cards-discarded', names: cardNames([...game.providence_discard, ...game.territory_discard]) },
    ...fixed,
  ];
}
