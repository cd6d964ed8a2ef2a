/** The names that the sheet of Europe shows now: by language, by how near it is, by the size of text. */

import { settings } from '$shell/settings.svelte';
import { text, words } from '$shell/words.svelte';
import type { MapCamera } from './camera.svelte';
import type { Label } from './labels';
import { farLabels, nearLabels } from './spots';

type Labels = ReadonlyMap<string, Label>;

const NONE: Labels = new Map();

export class SheetNames {
  /** What was set before, as setting takes a while. */
  readonly #known: Record<string, Labels> = {};
  readonly #trading: () => boolean;

  constructor(
    private readonly camera: MapCamera,
    trading: () => boolean,
  ) {
    this.#trading = trading;
  }

  /** Letters are set for the largest that they are before more is shown. */
  readonly #grown = $derived.by(() => (Math.ceil(this.camera.lettering * 10) / 10) * settings.textZoom);
  readonly #least = $derived.by(() => this.camera.leastLetters);
  readonly #near = $derived.by(() => this.camera.showsNames);

  readonly all: Labels = $derived.by(() => {
    if (this.camera.width === 0) return NONE;
    const trading = this.#trading();
    const key = [words.language, this.#near, this.#grown, this.#least, trading].join();
    const known = this.#known[key];
    if (known) return known;
    const labels = this.#near
      ? nearLabels(text, this.#grown)
      : farLabels(text, this.#least, this.#grown, trading);
    return (this.#known[key] = labels);
  });
}
