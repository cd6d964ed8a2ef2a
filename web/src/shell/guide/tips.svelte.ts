/** Tips: each is shown once, when its situation first comes up in a player's own turn. */

import type { View } from '$shell/view';
import { recall, remember } from '$shell/storage';
import type { Tip } from './tip';

const KEPT = 'tips';

export interface Shown {
  tip: Tip;
  about: string[];
}

export class Tips {
  shown = $state.raw<Shown | null>(null);
  readonly #tips: Tip[];
  #seen: string[] = recall<string[]>(KEPT, []);
  #position = -1;

  constructor(tips: Tip[]) {
    this.#tips = tips;
  }

  /** The game went on: the tip of the last moment goes, and one for this moment may come. */
  follow(view: View): void {
    if (view.position === this.#position) return;
    this.#position = view.position;
    this.shown = this.#fitting(view);
    if (!this.shown) return;
    this.#seen = [...this.#seen, this.shown.tip.text];
    remember(KEPT, this.#seen);
  }

  close(): void {
    this.shown = null;
  }

  #fitting(view: View): Shown | null {
    if (!view.asks.some((ask) => ask.options)) return null;
    for (const tip of this.#tips) {
      const about = this.#seen.includes(tip.text) ? null : tip.situation(view);
      if (about) return { tip, about };
    }
    return null;
  }
}
