/** What a game tells a newcomer: the steps of the guided first round, and tips for later. */

import type { View } from '$shell/view';
import type { Tab } from '$shell/screen.svelte';

/** How the game stands to a step: not yet there, just there, or beyond it. */
export type Moment = 'early' | 'now' | 'late';

export interface Step {
  /** A text: its value is the title, `.text` what is said (`.phone` on a phone), `.todo` what is waited for. */
  text: string;
  /** What the step speaks of: selectors, of which the first in sight is ringed. */
  about: string[];
  /** What is opened with the step: a tab, the display of the war, a page on a phone. */
  tab?: Tab;
  /** What rises over the board is folded meanwhile. */
  board?: boolean;
  war?: boolean;
  page?: string;
  /** The question with which the player does what is waited for; another one comes first. */
  question?: string;
  /** A step with a moment of its own is passed by itself when the moment is over. */
  moment?(view: View): Moment;
}

export interface Tip {
  text: string;
  cite: string;
  /** What the tip speaks of, as selectors, if this is the situation it is for. */
  situation(view: View): string[] | null;
}

export const momentOf = (step: Step, view: View): Moment => step.moment?.(view) ?? 'now';
