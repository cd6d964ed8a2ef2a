/** Positions of games for the tests, with what the rules make of them: see test_page_examples.py. */

import type { Explanation } from '../explain';
import type { ImperialState } from '../state';
import written from './positions.json';

export interface Position {
  state: ImperialState;
  explain: Explanation;
}

export const POSITIONS = written as unknown as Position[];
