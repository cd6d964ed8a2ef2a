/** Lettering a map: names as drawn stay where they are, others find room between them. */

import type { Region } from '../facts';
import { boxOf, fullSize, isAsDrawn, layLabel, waysToBreak, type Label } from './labels';
import { MAPS, PLATES, SHAPES, placeOf, shapeOf, type Rect } from './layout';

const FROM_EDGE = 15;
const SLIDES = [0, 8, -8, 16, -16, 26, -26, 38, -38, 50, -50];
const SHRINKS = [1, 0.93, 0.86, 0.8];
/** What a unit of sliding, a tenth of shrinking and breaking otherwise weigh against overlap. */
const SLIDING = 1.2;
const SHRINKING = 260;
const BREAKING = 20;
const OUTSIDE = 40;

/** The labels of a map, by place; `named` gives the names of its places. */
export function letter(map: Region, named: Readonly<Record<string, string>>): Record<string, Label> {
  const ids = Object.keys(named).filter((id) => placeOf(id).label !== null);
  const labels: Record<string, Label> = {};
  const loose: string[] = [];
  for (const id of ids) {
    const place = placeOf(id);
    if (!place.label) continue;
    const [lines = []] = waysToBreak(named[id] ?? '', place.label, fullSize(shapeOf(id)));
    const label = layLabel(place, shapeOf(id), lines);
    if (!label) continue;
    labels[id] = label;
    if (isAsDrawn(named[id] ?? '', place.label)) labels[id] = intoFrame(label, map);
    else loose.push(id);
  }
  for (const id of loose) {
    const best = bestLabel(id, named[id] ?? '', map, labels);
    if (best) labels[id] = best;
  }
  return labels;
}

function bestLabel(
  id: string,
  name: string,
  map: Region,
  labels: Readonly<Record<string, Label>>,
): Label | null {
  const place = placeOf(id);
  const shape = shapeOf(id);
  if (!place.label) return null;
  const obstacles = [
    PLATES[map],
    ...Object.keys(labels).map(bodyOf),
    ...Object.entries(labels)
      .filter(([other]) => other !== id)
      .map(([, label]) => boxOf(label)),
  ];
  let best: Label | null = null;
  let least = Infinity;
  waysToBreak(name, place.label, fullSize(shape)).forEach((lines, way) => {
    for (const shrink of SHRINKS) {
      for (const slide of SLIDES) {
        const label = layLabel(place, shape, lines, slide, shrink);
        if (!label) continue;
        const burden =
          way * BREAKING + (1 - label.size / fullSize(shape)) * SHRINKING + Math.abs(slide) * SLIDING;
        if (burden >= least) continue;
        const weight = burden + crowding(boxOf(label), obstacles, map);
        if (weight < least) [best, least] = [label, weight];
      }
    }
  });
  return best;
}

/** The room a space takes; a diamond leaves its corners free. */
function bodyOf(id: string): Rect {
  const { x, y } = placeOf(id);
  const shape = shapeOf(id);
  const r = SHAPES[shape].clearance * (shape === 'political' ? 0.75 : 0.96);
  return { x: x - r, y: y - r, w: 2 * r, h: 2 * r };
}

/** How much of a label lies on other things or outside the frame. */
function crowding(box: Rect, obstacles: Rect[], map: Region): number {
  const { w, h } = MAPS[map];
  let sum = 0;
  for (const other of obstacles) sum += overlap(box, other);
  const out =
    Math.max(0, FROM_EDGE - box.x) +
    Math.max(0, box.x + box.w - (w - FROM_EDGE)) +
    Math.max(0, FROM_EDGE - box.y) +
    Math.max(0, box.y + box.h - (h - FROM_EDGE));
  return sum + out * OUTSIDE;
}

function overlap(a: Rect, b: Rect): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

function intoFrame(label: Label, map: Region): Label {
  const box = boxOf(label);
  const shift = Math.max(0, FROM_EDGE - box.x) - Math.max(0, box.x + box.w - (MAPS[map].w - FROM_EDGE));
  return { ...label, dx: label.dx + shift };
}
