/** The keys of the atlas wherever the focus is: 0 shows all, 1 to 4 a region, + and − zoom. */

import type { AtlasModel } from './atlas.svelte';
import { CORNERS } from './chart';

function isTyping(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  return event.target instanceof Element && event.target.closest('input, textarea, select, dialog') !== null;
}

export function onAtlasKey(event: KeyboardEvent, atlas: AtlasModel): void {
  if (isTyping(event)) return;
  const corner = CORNERS[Number(event.key) - 1];
  if (event.key === '0') atlas.camera.showAll();
  else if (corner) atlas.turnTo(corner);
  else if (event.key === '+' || event.key === '=') atlas.nearer();
  else if (event.key === '-' || event.key === '−') atlas.farther();
}
