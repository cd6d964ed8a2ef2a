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

/** Beside a thing and within a frame, so that a map stays in sight; else below or above it. */
export function placeBeside(box: DOMRect, width: number, frame: DOMRect): string {
  if (screen.phone) return placeAt(box, width);
  const right = box.right + GAP;
  const left = right + width <= frame.right ? right : box.left - GAP - width;
  if (left < frame.left) return placeAt(box, width);
  const high = box.top + box.height / 2 < frame.top + frame.height / 2;
  const top = Math.max(frame.top, Math.min(box.top, frame.bottom - AMPLE));
  const bottom = Math.min(frame.bottom, Math.max(box.bottom, frame.top + AMPLE));
  const vertical = high
    ? `top:${top}px;max-height:${innerHeight - top - GAP}px`
    : `bottom:${innerHeight - bottom}px;max-height:${bottom - GAP}px`;
  return `left:${left}px;width:${width}px;${vertical}`;
}
