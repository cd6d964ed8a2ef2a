/** The places of the atlas in words. */

import { text, verbatim } from '$shell/words.svelte';
import { armsAt } from '../arms';
import { POWER } from '../facts';
import type { State } from '../state';
import type { Sight } from './standing';

/** The text of a place's name. */
export const nameOf = (id: string): string => (POWER[id] ? `power-${id}` : `card-${id}`);

/** Who leads or holds a place. */
export const holdersIn = (game: State, holders: number[]): string =>
  holders.map((place) => text(armsAt(place, game.empires[place]?.power ?? null).power)).join(', ');

/** How a place stands, in a few words. */
export function standingText(game: State, { standing, holders }: Sight): string {
  if (standing === 'board') {
    return holders.length > 0
      ? text('im-place-held', { who: verbatim(holdersIn(game, holders)) })
      : text('im-place-board');
  }
  return text(`im-place-${standing}`, { who: verbatim(holdersIn(game, holders)) });
}

/** A place by its name and how it stands, for those who do not see the map. */
export const describe = (game: State, sight: Sight): string =>
  text('im-place-told', {
    name: nameOf(sight.id),
    told: verbatim(standingText(game, sight)),
  });
