/** Where names, pieces and Generals stand on the map, so that none covers another.
 *
 * Names are set first and by themselves, so that they never move while a game goes on. The pieces
 * of a territory stand under its name, its Generals under these, as far as there is room; else a
 * little aside.
 */

import type { Point } from '$shell/board/camera.svelte';

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A territory as the layout sees it. */
export interface Lettering extends Point {
  id: string;
  /** The name, in lines. */
  lines: string[];
  /** How many pieces stand in the row under the name. */
  pieces: number;
  generals: number;
}

/** All in units of the sheet, from the place of the territory. */
export interface Stand {
  name: Point;
  row: number;
  generals: Point[];
  /** On which side of the row a mark has room: -1 left, 1 right. */
  side: -1 | 1;
}

export const STEP = 21;
export const LINE = 15;
export const NAME_Y = -13;
export const ROW_Y = 4;
export const COUNTER = { w: 92, h: 31 };
const LETTER = 8.2;
const FIRST = 33;
const NEXT = 34;
/** What standing aside costs for each unit, against each unit of area that is covered. */
const ASIDE = 5;
const COVERED = 6;
/** What it costs to stand nearer to another territory. */
const ABROAD = 300;
const OFF_SHEET = 5000;

export function boxAround(x: number, y: number, w: number, h: number): Box {
  return { left: x - w / 2, top: y - h / 2, right: x + w / 2, bottom: y + h / 2 };
}

/** The area that two boxes share. */
export function shared(one: Box, other: Box): number {
  const w = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const h = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return w > 0 && h > 0 ? w * h : 0;
}

const covered = (box: Box, others: readonly Box[]): number =>
  others.reduce((sum, each) => sum + shared(box, each), 0);

/** The cheapest of some candidates; the first of equals. */
function cheapest<T>(candidates: readonly T[], cost: (each: T) => number): T {
  let [best] = candidates;
  let least = Infinity;
  for (const each of candidates) {
    const price = cost(each);
    if (price < least) [best, least] = [each, price];
  }
  if (best === undefined) throw new Error('there is no place at all');
  return best;
}

function nameBox({ x, y, lines }: Lettering, at: Point): Box {
  const w = Math.max(...lines.map((line) => line.length)) * LETTER;
  const h = lines.length * LINE;
  return boxAround(x + at.x, y + at.y + NAME_Y + 4 - h / 2, w, h);
}

const rowBox = ({ x, y, pieces }: Lettering, dx: number): Box =>
  boxAround(x + dx, y + ROW_Y, pieces * STEP + 8, 22);

const SHIFTS = [0, 6, -6, 12, -12, 18, -18, 24, -24, 32, -32, 40, -40];
const NAME_SPOTS: Point[] = [0, 6, -6, 12, -12, 18, -18].flatMap((x) => [0, -5].map((y) => ({ x, y })));
const COUNTER_SPOTS: Point[] = [0, 12, -12, 24, -24, 40, -40, 56, -56, 72, -72, 88, -88].flatMap((x) =>
  Array.from({ length: 34 }, (_, n) => ({ x, y: -100 + n * 7 })),
);

/** Set the names: they give way to harbours and to each other. */
function setNames(all: Lettering[], fixed: readonly Box[]): Point[] {
  const places: Point[] = all.map(() => ({ x: 0, y: 0 }));
  const seals = all.map((each) => boxAround(each.x, each.y + ROW_Y, STEP, STEP));
  all.forEach((each, n) => {
    const others = [
      ...fixed,
      ...seals.filter((_, m) => m !== n),
      ...all.flatMap((other, m) => (m === n ? [] : [nameBox(other, places[m] ?? each)])),
    ];
    places[n] = cheapest(
      NAME_SPOTS,
      (at) => COVERED * covered(nameBox(each, at), others) + ASIDE * Math.hypot(at.x, at.y),
    );
  });
  return places;
}

function nearest(all: Lettering[], { x, y }: Point): Lettering | undefined {
  return cheapest(all, (each) => Math.hypot(each.x - x, each.y - y));
}

export function arrange(all: Lettering[], fixed: readonly Box[], sheet: Box): Record<string, Stand> {
  const names = setNames(all, fixed);
  const nameBoxes = all.map((each, n) => nameBox(each, names[n] ?? each));
  const rows = all.map((each, n) => {
    const others = [...fixed, ...nameBoxes.filter((_, m) => m !== n)];
    return cheapest(SHIFTS, (dx) => COVERED * covered(rowBox(each, dx), others) + ASIDE * Math.abs(dx));
  });
  const rowBoxes = all.map((each, n) => rowBox(each, rows[n] ?? 0));
  const counters: Box[] = [];
  const printed = [...fixed, ...nameBoxes, ...rowBoxes];

  function counterCost(home: Lettering, k: number, at: Point): number {
    const box = boxAround(home.x + at.x, home.y + at.y, COUNTER.w + 4, COUNTER.h + 4);
    const middle = { x: home.x + at.x, y: home.y + at.y };
    const aside = ASIDE * Math.hypot(at.x, at.y - FIRST - k * NEXT);
    const abroad = nearest(all, middle) === home ? 0 : ABROAD;
    const off =
      box.left < sheet.left || box.top < sheet.top || box.right > sheet.right || box.bottom > sheet.bottom;
    return (
      COVERED * (covered(box, printed) + covered(box, counters)) + aside + abroad + (off ? OFF_SHEET : 0)
    );
  }

  const spots = all.map((each) =>
    Array.from({ length: each.generals }, (_, k) => {
      const usual = { x: 0, y: FIRST + k * NEXT };
      const at = cheapest([usual, ...COUNTER_SPOTS], (spot) => counterCost(each, k, spot));
      counters.push(boxAround(each.x + at.x, each.y + at.y, COUNTER.w, COUNTER.h));
      return at;
    }),
  );

  function sideOf(each: Lettering, n: number): -1 | 1 {
    const others = [...printed, ...counters].filter((box) => box !== rowBoxes[n]);
    const room = (side: number) => {
      const x = each.x + (rows[n] ?? 0) + (side * (each.pieces + 1) * STEP) / 2;
      return covered(boxAround(x, each.y + ROW_Y, 24, 24), others);
    };
    return room(-1) <= room(1) ? -1 : 1;
  }

  return Object.fromEntries(
    all.map((each, n) => [
      each.id,
      {
        name: names[n] ?? { x: 0, y: 0 },
        row: rows[n] ?? 0,
        generals: spots[n] ?? [],
        side: sideOf(each, n),
      },
    ]),
  );
}
