/** On which page of a phone a question is answered. */

import { DISPLAYS } from '$shell/game';
import { verbOf, type Offered } from '$shell/view';
import { mapTarget } from './answers';
import { BATTLE_VERBS, isOfBattle, isOfSiege } from './battle/battle';
import { isOfDeclaration } from './declaration/declaring.svelte';
import { isOfElection } from './drawers/drawers.svelte';
import { isOfDeal } from './peace/parts';
import { isOfPeace } from './peace/questions';
import { isOfTurn } from './tray/families';
import { HAND_VERBS, MISSION_VERBS } from './tray/offered';

const IN_DISPLAYS: ReadonlySet<string> = new Set([
  'trade_with',
  'name_idea',
  'option',
  'besiege',
  'retreat_to',
  'retreat_to_sea',
  'retreat_to_port',
  ...BATTLE_VERBS,
]);

/** Missions are chosen on one page of the tray, cards and Actions on another; null is the map. */
export function pageOf(options: readonly Offered[], prompt = ''): string | null {
  if (isOfDeclaration(prompt) || isOfElection(prompt)) return DISPLAYS.id;
  if (isOfDeal(prompt) || isOfPeace(prompt) || isOfBattle(prompt) || isOfSiege(prompt)) return DISPLAYS.id;
  const verbs = options.map(({ option }) => verbOf(option));
  if (verbs.some((verb) => IN_DISPLAYS.has(verb))) return DISPLAYS.id;
  if (verbs.some((verb) => MISSION_VERBS.has(verb))) return 'realm';
  /** A Turn may begin with a march on the map, too. */
  if (options.some(({ option }) => isOfTurn(verbOf(option)) && mapTarget(option) === null)) return 'turn';
  if (options.some(({ option }) => mapTarget(option) !== null)) return null;
  return verbs.some((verb) => HAND_VERBS.has(verb)) ? 'turn' : null;
}
