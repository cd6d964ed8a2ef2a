/** Which refusals are worth telling. */

import type { Verdict } from '$contract';
import { SPACES, type SpaceFact } from '../facts';
import { onSpace, type ImperialState, type SpaceState } from '../state';

/** What a verb has to do with a space; verbs that are not here may stand on any. */
const MATTERS: Readonly<Record<string, (space: SpaceFact, here: SpaceState) => boolean>> = {
  shift: (space, here) =>
    space.type === 'market' ||
    space.type === 'political' ||
    space.type === 'territory' ||
    (space.type === 'fort' && here.flag !== undefined && !here.damaged),
  jacobite_shift: () => false,
  end_conflict: (_, here) => here.conflict !== undefined,
  flip_huguenots: (_, here) => here.huguenots !== undefined,
  build_fort: (space, here) => space.type === 'fort' && here.flag === undefined,
  repair_fort: (_, here) => here.damaged === true,
  seize_fort: (_, here) => here.damaged === true,
  deploy: (space) => space.type === 'naval',
};
const GENERAL: ReadonlySet<string> = new Set(['no-not-asked', 'no-not-a-target']);

/** Each reason once; what has nothing to do with the place only if there is nothing else. */
export function reasons(verdicts: Verdict[], id: string, state: ImperialState): Verdict[] {
  const refused = verdicts.filter((verdict) => !verdict.allowed);
  const telling = refused.filter(({ verb, reason }) => !GENERAL.has(reason) && matters(verb, id, state));
  const told = telling.length > 0 ? telling : refused.slice(0, 1);
  return told.filter(({ reason }, n) => told.findIndex((each) => each.reason === reason) === n);
}

function matters(verb: string, id: string, state: ImperialState): boolean {
  const space = SPACES[id];
  return !space || (MATTERS[verb]?.(space, onSpace(state, id)) ?? true);
}
