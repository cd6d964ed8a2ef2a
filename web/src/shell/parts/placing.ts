/** Where a sheet stands beside the small thing that it explains. */

export type Side = 'above' | 'left';

interface Box {
  left: number;
  top: number;
  width: number;
}
interface Window {
  width: number;
  height: number;
}

export const SHEET_WIDTH = 260;
const GAP = 8;
/** A sheet to the left begins at least so far above the foot of the window. */
const ROOM = 360;

/** The style of a sheet that is fixed over the page and never leaves it. */
export function placeBeside(box: Box, side: Side, { width, height }: Window): string {
  if (side === 'left') {
    const top = Math.max(GAP, Math.min(box.top, height - ROOM));
    return `right:${width - box.left + GAP}px;top:${top}px;max-height:${height - top - GAP}px`;
  }
  const middle = box.left + box.width / 2 - SHEET_WIDTH / 2;
  const left = Math.max(GAP, Math.min(middle, width - SHEET_WIDTH - GAP));
  return `left:${left}px;bottom:${height - box.top + GAP}px;max-height:${box.top - 2 * GAP}px`;
}
