/** How names are measured, broken and shrunk: the rule of `labels.note` in the layout. */

import caslon from './caslon.json';
import { LABELS, SHAPES, type Anchor, type LabelFact, type Place, type Rect, type ShapeName } from './layout';

const WIDEST_UNBROKEN = 118;
const WIDEST = 140;
const USUAL_WIDTH = 550;

/** The width of a text set in Libre Caslon Text. */
export function widthOf(text: string, size: number, italic = false, spacing = 0): number {
  const widths: Record<string, number> = italic ? caslon.italic : caslon.regular;
  let sum = 0;
  for (const letter of text) sum += (widths[letter] ?? USUAL_WIDTH) + spacing * 1000;
  return (sum * size) / 1000;
}

/** Break a name in two, at the space or hyphen that makes the wider line shortest. */
export function breakName(name: string, width: (text: string) => number): string[] {
  let best = [name];
  let least = Infinity;
  for (let at = 1; at < name.length - 1; at += 1) {
    const sign = name[at];
    if (sign !== ' ' && sign !== '-') continue;
    const lines = [name.slice(0, sign === '-' ? at + 1 : at), name.slice(at + 1)];
    const widest = Math.max(...lines.map(width));
    if (widest < least) [best, least] = [lines, widest];
  }
  return best;
}

/** The name stands as in the drawing, so that its place is already known to be free. */
export function isAsDrawn(name: string, { lines }: LabelFact): boolean {
  return lines.join(' ').replace(/- /g, '-') === name;
}

export interface Label {
  lines: string[];
  size: number;
  align: 'start' | 'middle' | 'end';
  /** The point of the space from which the name hangs; it grows away from here. */
  x: number;
  y: number;
  /** The first baseline and the step between lines, from that point. */
  dx: number;
  dy: number;
  step: number;
  width: number;
}

const ALIGN: Record<Anchor, Label['align']> = { n: 'middle', s: 'middle', e: 'start', w: 'end' };
const BESIDE = 3;
const ASCENT = 0.76;
const DESCENT = 0.2;

function gapOf(shape: ShapeName, anchor: Anchor): number {
  if (shape === 'political') return LABELS.gap + LABELS.gap_diamond[anchor];
  return LABELS.gap + (shape === 'advantage' && anchor === 'n' ? LABELS.gap_pentagon.n : 0);
}

/** How a name may be broken: by the rule, and in the other way. */
export function waysToBreak(name: string, fact: LabelFact, size: number): string[][] {
  if (isAsDrawn(name, fact)) return [fact.lines];
  const width = (text: string) => widthOf(text, size, fact.italic);
  const broken = breakName(name, width);
  const ways = width(name) > WIDEST_UNBROKEN ? [broken, [name]] : [[name], broken];
  return broken.length === 1 ? [[name]] : ways;
}

export function fullSize(shape: ShapeName): number {
  return shape === 'advantage' ? LABELS.font_size_advantage : LABELS.font_size;
}

/** A name at its side of the space, moved along that side by `slide` and shrunk by `shrink`, down to `least`. */
export function layLabel(
  place: Place,
  shape: ShapeName,
  lines: string[],
  slide = 0,
  shrink = 1,
  least = 0,
): Label | null {
  if (!place.label) return null;
  const { anchor, italic } = place.label;
  const full = fullSize(shape);
  const widest = Math.max(...lines.map((line) => widthOf(line, full, italic)));
  const size = Math.max(least, full * Math.min(1, WIDEST / widest) * shrink);
  const step = size * LABELS.line_height;
  const below = (lines.length - 1) * step;
  const away = SHAPES[shape].clearance + gapOf(shape, anchor);
  const from = {
    n: { x: 0, y: -away, dx: slide, dy: -(0.2 * size - 1) - below },
    s: { x: 0, y: away, dx: slide, dy: 0.82 * size - 1 },
    e: { x: away + BESIDE, y: 0, dx: 0, dy: 0.31 * size - below / 2 + slide },
    w: { x: -away - BESIDE, y: 0, dx: 0, dy: 0.31 * size - below / 2 + slide },
  }[anchor];
  return {
    lines,
    size,
    align: ALIGN[anchor],
    x: place.x + from.x,
    y: place.y + from.y,
    dx: from.dx,
    dy: from.dy,
    step,
    width: (widest * size) / full,
  };
}

/** The box that a label fills. */
export function boxOf(label: Label): Rect {
  const { width, align, size, lines, step } = label;
  const left = align === 'start' ? 0 : align === 'end' ? width : width / 2;
  const height = size * (ASCENT + DESCENT) + (lines.length - 1) * step;
  const top = label.y + label.dy - size * ASCENT;
  return { x: label.x + label.dx - left, y: top, w: width, h: height };
}

/** The size at which a title fits, no smaller than `least`. */
export function fitTitle(title: string, size: number, room: number, least: number, spacing = 0): number {
  const full = Math.max(size, least);
  const width = widthOf(title, full, false, spacing);
  return width <= room ? full : Math.max(least, (full * room) / width);
}

/** A title in one line, or in two where it would be too wide at its least size. */
export function titleLines(title: string, room: number, least: number, spacing = 0): string[] {
  const width = (text: string) => widthOf(text, least, false, spacing);
  return width(title) <= room ? [title] : breakName(title, width);
}
