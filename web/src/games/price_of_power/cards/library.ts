/** All cards of the game that can be read, as far as what is shown tells where they lie. */

import type { CardGroup } from '$shell/game';
import type { View } from '$shell/view';
import type { State } from '../state';
import { ACTIONS, EVENTS, IDEAS } from './facts';
import { hasWords, wordsName } from './words';

export const hasSheet = (name: string): boolean => hasWords(wordsName(name));

const named = (kind: string, ids: readonly string[]) =>
  ids.map((id) => `${kind}-${id}`).filter((name) => hasSheet(name));

export function cards(view: View | null): CardGroup[] {
  const game = view?.state as State | undefined;
  const row = (game?.row ?? []).flatMap(({ event }) => event ?? []);
  const groups = game
    ? [
        { title: 'pop-events', names: named('event', row) },
        { title: 'pop-events-gone', names: named('event', game.events_gone) },
        { title: 'pop-ideas', names: named('idea', game.ideas) },
        {
          title: 'pop-milestones',
          names: named(
            'milestone',
            game.milestones.map(({ milestone }) => milestone),
          ),
        },
        { title: 'pop-struggles', names: named('struggle', game.struggles) },
      ]
    : [
        { title: 'pop-events', names: named('event', Object.keys(EVENTS)) },
        { title: 'pop-ideas', names: named('idea', Object.keys(IDEAS)) },
      ];
  const actions = { title: 'pop-action-cards', names: named('action', Object.keys(ACTIONS)) };
  return [...groups, actions].filter(({ names }) => names.length > 0);
}
