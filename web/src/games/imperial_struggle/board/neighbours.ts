/** The spaces around one that cannot be chosen, and why they do not help. */

import { spaceOf, type Power } from '../facts';
import { flagOn, onSpace, type ImperialState } from '../state';

export interface Neighbour {
  id: string;
  owner: ReturnType<typeof flagOn>;
  text: string;
}

/** What each connected space means to a power, as a text. */
export function neighboursOf(state: ImperialState, own: Power | null, id: string): Neighbour[] {
  return spaceOf(id).connections.map((next) => {
    const owner = flagOn(state, next);
    return { id: next, owner, text: describe(state, own, next, owner) };
  });
}

function describe(state: ImperialState, own: Power | null, id: string, owner: Neighbour['owner']): string {
  const here = onSpace(state, id);
  if (owner === null) return spaceOf(id).type === 'naval' ? 'board-no-squadron' : 'board-owner-none';
  if (owner !== own) return `board-owner-${owner}`;
  if (here.conflict) return 'board-yours-in-conflict';
  if (here.isolated) return 'board-yours-isolated';
  if (here.new && spaceOf(id).type === 'market') return 'board-yours-new';
  return 'board-yours';
}

/** A conflict on a space of one's own that cuts this one off: clearing it would open it. */
export function toBeCleared(neighbours: Neighbour[]): string | null {
  return neighbours.find((next) => next.text === 'board-yours-in-conflict')?.id ?? null;
}
