/** Where a card of the guide stands: near what it speaks of, over nothing that may be chosen. */

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export type Size = Pick<Box, 'w' | 'h'>;
export type Point = Pick<Box, 'x' | 'y'>;

const EDGE = 8;
const GAP = 14;
const STRIDE = 12;
const COVERED = 2000;
const DIMMED = 400;
const HIDDEN = 1_000_000;
/** What fills so much of the window may have the card inside, if there is no good place beside it. */
const LARGE = 0.25;
const INSIDE = 600;

export function overlap(one: Box, other: Box, gap = 0): boolean {
  return (
    one.x < other.x + other.w + gap &&
    other.x < one.x + one.w + gap &&
    one.y < other.y + other.h + gap &&
    other.y < one.y + one.h + gap
  );
}

/** How far two boxes are apart. */
function distance(one: Box, other: Box): number {
  const x = Math.max(0, other.x - one.x - one.w, one.x - other.x - other.w);
  const y = Math.max(0, other.y - one.y - one.h, one.y - other.y - other.h);
  return Math.hypot(x, y);
}

const apart = (one: Box, other: Box) =>
  Math.hypot(one.x + one.w / 2 - other.x - other.w / 2, one.y + one.h / 2 - other.y - other.h / 2);

function* spots(card: Size, window: Size): Generator<Box> {
  const right = Math.max(EDGE, window.w - card.w - EDGE);
  const foot = Math.max(EDGE, window.h - card.h - EDGE);
  for (let y = foot; y > EDGE - STRIDE; y -= STRIDE) {
    for (let x = right; x > EDGE - STRIDE; x -= STRIDE) {
      yield { ...card, x: Math.max(EDGE, x), y: Math.max(EDGE, y) };
    }
  }
}

/** Find the place; `avoid` may not be covered if there is any way, `spare` rather not. */
export function placeCoach(card: Size, window: Size, about: Box, avoid: Box[], spare: Box[] = []): Point {
  const large = about.w * about.h > LARGE * window.w * window.h;
  const farness = (spot: Box) => {
    const hidden = overlap(spot, about, GAP) ? (large ? INSIDE : HIDDEN) : 0;
    return hidden + distance(spot, about) + apart(spot, about) / 20;
  };
  const under = (spot: Box, boxes: Box[]) => boxes.filter((each) => overlap(spot, each, 4)).length;
  const covered = (spot: Box) => under(spot, avoid) * COVERED + under(spot, spare) * DIMMED;
  let best: Point = { x: EDGE, y: EDGE };
  let least = Infinity;
  for (const spot of spots(card, window)) {
    const far = farness(spot);
    if (far >= least) continue;
    const price = far + covered(spot);
    if (price < least) [best, least] = [{ x: spot.x, y: spot.y }, price];
  }
  return best;
}
