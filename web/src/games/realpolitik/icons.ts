/** Which symbol stands for what. */

import type { Action } from './facts';

export const ACTION_ICON: Readonly<Record<Action, string>> = {
  taxation: 'coin',
  mobilisation: 'industry',
  extend_influence: 'victory',
  dispatch: 'treaty',
  movement: 'army',
};

export const VERB_ICON: Readonly<Record<string, string>> = {
  march: 'army',
  sail: 'anchor',
  strategic: 'upgrade',
  rail_to: 'railway',
  rail_unit: 'railway',
  lay_train: 'railway',
  buy_train: 'railway',
  build_fortress: 'fort',
  recruit_in: 'army',
  recruit_with: 'army',
  garrison: 'territory',
  fight: 'conflict',
};
