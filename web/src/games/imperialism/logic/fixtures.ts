/** Empires and states for tests. */

import { TRACKS } from '../facts';
import type { Empire, State } from '../state';

export function empire(
  more: Partial<Omit<Empire, 'levels'>> & { levels?: Record<string, number> } = {},
): Empire {
  const zero = Object.fromEntries(TRACKS.map((id) => [id, 0]));
  return {
    power: 'spain',
    ducats: 10,
    bloom: false,
    glory: 0,
    ruler: null,
    religion: null,
    territories: [],
    achievements: [],
    met: [],
    last_action: null,
    hand_limit: 5,
    providence_cards: 5,
    territory_cards: 0,
    known_cards: [],
    war: [],
    projected: null,
    ...more,
    levels: { ...zero, ...more.levels },
  };
}

export function state(empires: Empire[], more: Partial<State> = {}): State {
  return {
    players: empires.length,
    phase: 'action',
    turn: 5,
    active: 0,
    empires,
    row: [],
    territory_deck: 10,
    territory_discard: [],
    providence_deck: 10,
    providence_discard: [],
    in_play: [],
    religions: { calvinism: 2, counter_reformation: 2, lutheranism: 0 },
    achievements: [],
    achievement_deck: 5,
    war: null,
    ended_by: null,
    last_turns: 0,
    final: [],
    hand: [],
    dealt_powers: null,
    ...more,
  };
}
