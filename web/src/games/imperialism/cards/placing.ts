/** Where the sheet of a thing stands: below or above it; on a phone above the question. */

import { screen } from '$shell/screen.svelte';

const GAP = 8;
/** So much of the page a phone's sheet leaves free. */
const HEAD = 56;
/** With so much room a sheet stands below its thing, whatever there is above. */
const AMPLE = 330;

export function placeAt(box: DOMRect, width: number): string {
  if (screen.phone) {
    const foot = document.querySelector('.prompt')?.getBoundingClientRect().top ?? innerHeight;
    return `bottom:${innerHeight - foot}px;max-height:${foot - HEAD}px`;
  }
  const middle = box.left + box.width / 2 - width / 2;
  const left = Math.max(GAP, Math.min(middle, innerWidth - width - GAP));
  const below = innerHeight - box.bottom - 2 * GAP;
  const above = box.top - 2 * GAP;
  const vertical =
    below > AMPLE || below > above
      ? `top:${box.bottom + GAP}px;max-height:${below}px`
      : `bottom:${innerHeight - box.top + GAP}px;max-height:${above}px`;
  return `left:${left}px;width:${Math.min(width, innerWidth - 2 * GAP)}px;${vertical}`;
}

/** Beside a thing rather than over or under it, where the page has room: a map stays in sight. */
export function placeBeside(box: DOMRect, width: number): string {
  if (screen.phone) return placeAt(box, width);
  const right = box.right + GAP;
  const left = right + width + GAP <= innerWidth ? right : box.left - GAP - width;
  if (left < GAP) return placeAt(box, width);
  const middle = box.top + box.height / 2;
  const vertical =
    middle < innerHeight / 2
      ? `top:${Math.max(GAP, box.top - 40)}px;max-height:${innerHeight - box.top + 40 - GAP}px`
      : `bottom:${Math.max(GAP, innerHeight - box.bottom - 40)}px;max-height:${box.bottom + 40 - GAP}px`;
  return `left:${left}px;width:${width}px;${vertical}`;
}
