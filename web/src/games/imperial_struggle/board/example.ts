/** A position for the tests of the board: a handful of markets in the Caribbean. */

import type { BillLine, Seat, Verdict } from '$contract';
import type { Offered } from '$shell/view';
import type { TableClient } from '$shell/table.svelte';
import { POSITIONS } from '../examples/positions';
import type { Seen } from '../explain';
import type { ImperialState, SpaceState } from '../state';

const SPACES: Record<string, SpaceState> = {
  caicos: { flag: 'fr' },
  puerto_rico: { flag: 'fr' },
  antilles_channel: { flag: 'fr' },
  jamaica: { flag: 'br' },
  santiago: { flag: 'br', conflict: 'conflict' },
  puerto_principe: { flag: 'fr' },
  cayman_passage: { flag: 'br', new: true },
  st_lucia: { flag: 'br', isolated: true },
  halifax: { flag: 'br', damaged: true },
};

export function example(change: Partial<Seen> = {}): Seen {
  const [first] = POSITIONS;
  if (!first) throw new Error('there are no positions');
  return {
    ...first.state,
    explain: {
      ...first.explain,
      points: { economic: 3, diplomatic: 0, military: 2 },
      closed: ['prussia_empire_alliance'],
    },
    opened: 'succession',
    spaces: SPACES,
    advantages: { rum: { holder: 'fr' }, wheat: { holder: 'br', exhausted: true } },
    round: {
      ...(first.state.round ?? ({} as NonNullable<ImperialState['round']>)),
      purses: [
        { kind: 'major', action: 'economic', points: 3, limit: 'anywhere' },
        { kind: 'minor', action: 'military', points: 2, limit: 'anywhere' },
      ],
    },
    own: { power: 'br', hand: [], laid_aside: [], face_down: [], war_tiles: {}, wish: null, bid: null },
    ...change,
  };
}

/** What the server tells of a price. */
function priced(verb: string, target: string): Verdict {
  const bill: BillLine[] = [
    { text: 'bill-printed', args: {}, number: 2 },
    { text: 'bill-conflict-sets-1', args: {}, number: -1 },
    { text: 'bill-protected-by', args: { space: 'space-antilles_channel' }, number: 1 },
  ];
  return { verb, target, allowed: true, reason: '', cite: '', cost: 2, bill, paid_in: 'economic' };
}

/** A table that only remembers what was answered. */
export function exampleTable(options: Offered[], state = example()): TableClient & { given: string[] } {
  const seat: Seat = 'BR';
  const given: string[] = [];
  const ask = { seat, prompt: 'ask-act', cite: '5.4', options };
  return {
    given,
    seat,
    options,
    ask,
    past: null,
    plan: null,
    lit: [],
    view: { position: 1, state, explain: state.explain },
    shown: { log: [] },
    answer: async (option: string) => void given.push(option),
    why: async (target: string, verb?: string) =>
      verb
        ? [priced(verb, target)]
        : [
            { verb: 'shift', target, allowed: false, reason: 'no-not-connected', cite: '5.4.1' },
            { verb: 'deploy', target, allowed: false, reason: 'no-not-a-target', cite: '' },
          ],
  } as unknown as TableClient & { given: string[] };
}
