/** What a game tells of situations that are new to a player. */

import type { View } from '$shell/view';

export interface Tip {
  text: string;
  cite: string;
  /** What the tip speaks of, as selectors, if this is the situation it is for. */
  situation(view: View): string[] | null;
}
