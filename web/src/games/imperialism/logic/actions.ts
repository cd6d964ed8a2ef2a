/** The five actions: to which one an option belongs, and why one is barred. */

import type { Offered } from '$shell/view';
import { ACTIONS, PROVIDENCE, type Action } from '../facts';
import type { Empire, State } from '../state';
import { targetOf, verbOf } from '$shell/view';

const ACTION_OF: Readonly<Record<string, Action>> = {
  develop: 'development',
  convert: 'intrigue',
  conquer: 'conquest',
  attack: 'war',
  collect_taxes: 'taxes',
};

/** The action that an answer to the choice of an action begins, if any. */
export function actionOf(option: string): Action | null {
  const verb = verbOf(option);
  if (verb !== 'play') return ACTION_OF[verb] ?? null;
  const card = targetOf(option);
  if (card === 'exceptional_year') return 'development';
  return card === 'intercepted_plans' ? null : 'intrigue';
}

export function optionsOf(options: Offered[], action: Action): Offered[] {
  return options.filter(({ option }) => actionOf(option) === action);
}

/** A text that says why an action cannot be chosen, or null if it can. */
export function barOf(options: Offered[], empire: Empire, action: Action): string | null {
  if (optionsOf(options, action).length > 0) return null;
  if (empire.last_action === action) return 'no-same-action-again';
  if (action === 'war' && empire.ruler !== null && PROVIDENCE[empire.ruler]?.no_war) {
    return 'no-ruler-forbids-war';
  }
  return `im-bar-${action}`;
}

/** Who chose an action last. */
export function lastAt(game: State, action: Action): number[] {
  return game.empires.flatMap(({ last_action }, place) => (last_action === action ? [place] : []));
}

export const isChoosing = (prompt: string | undefined): boolean => prompt === 'ask-action';
export { ACTIONS };
