/** Lettering a map: names as drawn stay where they are, others find room between them. */

import type { Region } from '../facts';
import { boxOf, fullSize, isAsDrawn, layLabel, waysToBreak, type Label } from './labels';
import { COUNTRY_BOXES, MAPS, PLATES, SHAPES, placeOf, shapeOf, type Rect } from './layout';

/** How far names keep from the frame: at its sides, and above and below. */
const FROM_SIDE = 15;
const FROM_EDGE = 9;
const SLIDES = [0, 8, -8, 16, -16, 26, -26, 38, -38, 50, -50];
const SHRINKS = [1, 0.93, 0.86, 0.8];
/** What a unit of sliding, a tenth of shrinking and breaking otherwise weigh against overlap. */
const SLIDING = 1.2;
const SHRINKING = 260;
const BREAKING = 20;
/** An advantage of which more than this share lies on other things is named nearer by only. */
const MOST_HIDDEN = 0.12;

/** The labels of a map, by place; `named` gives the names of its places, `least` how small one may be. */
export function letter(
  map: Region,
  named: Readonly<Record<string, string>>,
  least = 0,
): Record<string, Label> {
  const ids = Object.keys(named).filter((id) => placeOf(id).label !== null);
  const labels: Record<string, Label> = {};
  const loose: string[] = [];
  for (const id of ids) {
    const place = placeOf(id);
    if (!place.label) continue;
    const [lines = []] = waysToBreak(named[id] ?? '', place.label, fullSize(shapeOf(id)));
    const label = layLabel(place, shapeOf(id), lines, 0, 1, least);
    if (!label) continue;
    labels[id] = label;
    const drawn = isAsDrawn(named[id] ?? '', place.label) && label.size <= fullSize(shapeOf(id));
    if (drawn) labels[id] = intoFrame(label, map);
    else loose.push(id);
  }
  const hidden = new Set<string>();
  for (const id of loose) {
    const best = bestLabel(id, named[id] ?? '', map, labels, least);
    if (best) labels[id] = best;
    else hidden.add(id);
  }
  return Object.fromEntries(Object.entries(labels).filter(([id]) => !hidden.has(id)));
}

function bestLabel(
  id: string,
  name: string,
  map: Region,
  labels: Readonly<Record<string, Label>>,
  least: number,
): Label | null {
  const place = placeOf(id);
  const shape = shapeOf(id);
  if (!place.label) return null;
  const obstacles = [
    PLATES[map],
    ...Object.values(COUNTRY_BOXES).filter((box) => box.map === map),
    ...Object.keys(labels).map(bodyOf),
    ...Object.entries(labels)
      .filter(([other]) => other !== id)
      .map(([, label]) => boxOf(label)),
  ];
  let best: Label | null = null;
  let lightest = Infinity;
  waysToBreak(name, place.label, fullSize(shape)).forEach((lines, way) => {
    for (const shrink of SHRINKS) {
      for (const slide of SLIDES) {
        const laid = layLabel(place, shape, lines, slide, shrink, least);
        if (!laid) continue;
        const label = intoFrame(laid, map);
        const burden =
          way * BREAKING + (1 - label.size / fullSize(shape)) * SHRINKING + Math.abs(slide) * SLIDING;
        if (burden >= lightest) continue;
        const weight = burden + crowding(boxOf(label), obstacles);
        if (weight < lightest) [best, lightest] = [label, weight];
      }
    }
  });
  return best && shape === 'advantage' && isHidden(best, fullSize(shape), obstacles) ? null : best;
}

/** Letters that had to grow for the whole sheet lie on other things. */
function isHidden(label: Label, full: number, obstacles: Rect[]): boolean {
  const box = boxOf(label);
  return label.size > full && crowding(box, obstacles) > MOST_HIDDEN * box.w * box.h;
}

/** The room a space takes; a diamond leaves its corners free. */
function bodyOf(id: string): Rect {
  const { x, y } = placeOf(id);
  const shape = shapeOf(id);
  const r = SHAPES[shape].clearance * (shape === 'political' ? 0.75 : 0.96);
  return { x: x - r, y: y - r, w: 2 * r, h: 2 * r };
}

/** How much of a label lies on other things. */
function crowding(box: Rect, obstacles: Rect[]): number {
  return obstacles.reduce((sum, other) => sum + overlap(box, other), 0);
}

function overlap(a: Rect, b: Rect): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

function intoFrame(label: Label, map: Region): Label {
  const { x, y, w, h } = boxOf(label);
  const right = Math.max(0, FROM_SIDE - x) - Math.max(0, x + w - (MAPS[map].w - FROM_SIDE));
  const down = Math.max(0, FROM_EDGE - y) - Math.max(0, y + h - (MAPS[map].h - FROM_EDGE));
  return { ...label, dx: label.dx + right, dy: label.dy + down };
}
