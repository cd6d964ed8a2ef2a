/** Outlines of spaces and marks, as paths around their centre. */

import type { Power } from '../facts';
import type { Point, ShapeName } from './layout';

const RADIUS: Record<ShapeName, number> = {
  market: 34,
  political: 41,
  naval: 39,
  fort: 39,
  territory: 31,
  advantage: 30,
};
/** How far a corner moves when the sides move by one. */
const CORNER: Record<ShapeName, number> = {
  market: 1,
  political: Math.SQRT2,
  naval: 2 / Math.sqrt(3),
  fort: 2 / Math.sqrt(3),
  territory: 1,
  advantage: 1 / Math.cos(Math.PI / 5),
};

function round(value: number): number {
  return Math.round(value * 10) / 10 || 0;
}

function polygon(corners: number, radius: number, from: number): string {
  const points = Array.from({ length: corners }, (_, n) => {
    const angle = from + (n * 2 * Math.PI) / corners;
    return `${round(radius * Math.cos(angle))} ${round(radius * Math.sin(angle))}`;
  });
  return `M${points.join('L')}z`;
}

/** The outline of a shape whose sides stand `by` units further out (or in). */
export function outline(shape: ShapeName, by = 0): string {
  const r = round(RADIUS[shape] + by * CORNER[shape]);
  switch (shape) {
    case 'market':
      return `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
    case 'political':
      return `M0 ${-r}L${r} 0 0 ${r} ${-r} 0z`;
    case 'territory':
      return `M${-r} ${-r}h${2 * r}v${2 * r}h${-2 * r}z`;
    case 'advantage':
      return polygon(5, r, -Math.PI / 2);
    default:
      return polygon(6, r, 0);
  }
}

/** How far a shape reaches from its centre. */
export function reach(shape: ShapeName): number {
  return RADIUS[shape];
}

interface Marks {
  seal: Point;
  shield: Point;
  conflict: Point;
  badge: Point;
}

/** Where seal, shield, conflict marker and small badges sit on each shape. */
export const MARKS: Record<ShapeName, Marks> = {
  market: {
    seal: { x: 24, y: 25 },
    shield: { x: -25, y: -24 },
    conflict: { x: 26, y: -25 },
    badge: { x: -26, y: 24 },
  },
  political: {
    seal: { x: 0, y: 37 },
    shield: { x: 0, y: -36 },
    conflict: { x: 27, y: -24 },
    badge: { x: -27, y: 24 },
  },
  naval: {
    seal: { x: 28, y: 24 },
    shield: { x: -29, y: -24 },
    conflict: { x: 28, y: -24 },
    badge: { x: -28, y: 24 },
  },
  fort: {
    seal: { x: 28, y: 24 },
    shield: { x: -29, y: -24 },
    conflict: { x: 28, y: -24 },
    badge: { x: -28, y: 24 },
  },
  territory: {
    seal: { x: 28, y: 28 },
    shield: { x: -28, y: -28 },
    conflict: { x: 28, y: -28 },
    badge: { x: -30, y: -4 },
  },
  advantage: {
    seal: { x: 22, y: 20 },
    shield: { x: 0, y: -27 },
    conflict: { x: 22, y: -18 },
    badge: { x: -22, y: 18 },
  },
};

export const SHIELD = 'M-12.5 -14h25v12.5c0 8-5 13-12.5 16.5c-7.5-3.5-12.5-8.5-12.5-16.5z';
export const BURST = star(10, 16.5, 11.5);
export const CRACK = 'M-6 -33l7 17-9 9 11 14-8 11 5 15';
export const START_CORNER = 'M-31 31v-17l17 17z';
export const EMBLEM: Record<Power | 'spain' | 'usa', string> = {
  br: '#i-lion',
  fr: '#i-lily',
  spain: '#i-crown',
  usa: '#i-glory',
};

function star(rays: number, outer: number, inner: number): string {
  const points = Array.from({ length: rays * 2 }, (_, n) => {
    const angle = (n * Math.PI) / rays;
    const radius = n % 2 ? inner : outer;
    return `${round(radius * Math.cos(angle))} ${round(radius * Math.sin(angle))}`;
  });
  return `M${points.join('L')}z`;
}

type Dots = readonly (readonly [number, number])[];
const DIAMOND_DOTS: readonly Dots[] = [
  [[-16.4, -16.4]],
  [
    [13.4, -19.4],
    [19.4, -13.4],
  ],
  [
    [22.3, 10.5],
    [16.4, 16.4],
    [10.5, 22.3],
  ],
  [
    [-7.5, 25.3],
    [-13.4, 19.4],
    [-19.4, 13.4],
    [-25.3, 7.5],
  ],
];
const HEXAGON_DOTS: readonly Dots[] = [
  [[-23.4, -13.5]],
  [
    [21.6, -16.6],
    [25.2, -10.4],
  ],
  [
    [27, 7.3],
    [23.4, 13.5],
    [19.8, 19.7],
  ],
  [
    [-18, 22.9],
    [-21.6, 16.6],
    [-25.2, 10.4],
    [-28.8, 4.2],
  ],
];

/** As many dots as the number of the war, inside one edge: clockwise from top left. */
export function warDots(shape: ShapeName, war: number): Dots {
  return (shape === 'political' ? DIAMOND_DOTS : HEXAGON_DOTS)[war - 1] ?? [];
}

/** A plate with its corners cut in, and the rule inside it. */
export function plateOutlines(w: number, h: number): { outer: string; inner: string } {
  return {
    outer: `M9 0h${w - 18}q0 9 9 9v${h - 18}q-9 0-9 9h${18 - w}q0-9-9-9v${18 - h}q9 0 9-9z`,
    inner: `M13 5h${w - 26}q1.5 6.5 8 8v${h - 26}q-6.5 1.5-8 8h${26 - w}q-1.5-6.5-8-8v${26 - h}q6.5-1.5 8-8z`,
  };
}
