/** What the rules make of the table as a seat knows it (explain.py), beside the state itself. */

import type { View } from '$shell/view';
import type { Explanation, Forecast, PrizeToCome, Strength, TheaterToCome } from './contract';
import type { ImperialState } from './state';

export type { Explanation, Forecast, PrizeToCome, Strength, TheaterToCome };

/** What a seat sees of the table, and what the rules make of it. */
export interface Seen extends ImperialState {
  explain: Explanation;
}

export function seenIn(view: View | null | undefined): Seen | undefined {
  return view ? { ...(view.state as ImperialState), explain: view.explain as Explanation } : undefined;
}
