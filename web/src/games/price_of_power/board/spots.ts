/** The names of the sheets of Europe and of the distant maps with the spots at which each may stand. */

import type { Point, Rect } from '$shell/board/camera.svelte';
import { PROVINCES, ZONES } from '../facts';
import { PANELS, type Panel } from '../map/atlas';
import {
  AREA_PLACES,
  NODE_PLACES,
  PROVINCE_PLACES,
  SHEET,
  ZONE_PLACES,
  type Lettering,
  type NodePlace,
  type ProvincePlace,
  type ZonePlace,
} from '../map/chart';
import {
  setLabels,
  type Anchor,
  type Disc,
  type Label,
  type Shape,
  type Spot,
  type Things,
  type Wanted,
} from './labels';
import { setInLines } from './lettering';

/** The words of a name by its text. */
export type Naming = (id: string) => string;

const SPACED = { size: 14, spacing: 0.14 } as const;
const PROVINCE_SIZE = 12;
const NODE_SIZE = 15;
const SPACE_SIZE = 18;
const WATER_SPACING = 0.05;
const LAND_SPACING = 0.01;
/** A name of less weight is shown only where there is room, an Area's unless discs hide half of it. */
const SHY = 30;
const UNDER_DISCS = 100;
const MOST_LINES = 3;
/** Names are moved by so much, across; half of it up and down. */
const STEP = 14;
const AREA_FAR = 70;
const ZONE_FAR = 98;
/** Within this of a Province a name is read as one of its Area. */
const OF_PROVINCE = 70;
const IN_ANOTHER = 16;
const UNITS = { w: 54, h: 34 };
const NODE_R = 22;
/** Nodes are larger where trade is the matter. */
export const TRADING = 1.35;
const FRAME = 14;
/** On a distant map: its rim, and the board with its title. */
const RIM = 7;
const TITLE = 16;
const PLATE = { w: 84, h: 24 };
const SLOT = { step: 27, h: 24 };

/** How far apart the letters of a name stand. */
export function spacingOf(id: string, near: boolean): number {
  if (id.startsWith('zone-')) return WATER_SPACING;
  if (id.startsWith('area-')) return near ? SPACED.spacing : LAND_SPACING;
  return 0;
}

const steps = (far: number, step: number) =>
  Array.from({ length: 2 * Math.floor(far / step) + 1 }, (_, n) => (n - Math.floor(far / step)) * step);

/** All spots around a place, by how many shapes a name has in how many sizes: the same for all names. */
const AROUND: Record<string, readonly Spot[]> = {};

function spotsAround(kinds: number, sizes: number, far: number): readonly Spot[] {
  return (AROUND[[kinds, sizes, far].join()] ??= Array.from({ length: kinds * sizes }, (_, shape) => {
    const worse = (shape < sizes ? 0 : 2) + 3 * (shape % sizes);
    return steps(far, STEP).flatMap((x) =>
      steps(far / 2, STEP / 2).map((y) => ({ x, y, shape, loss: worse + Math.hypot(x, 1.5 * y) / 4 })),
    );
  })
    .flat()
    .toSorted((one, other) => one.loss - other.loss));
}

type Ways = Pick<Wanted, 'x' | 'y' | 'shapes' | 'spots'>;

/** All ways to set a name around its place: in fewer or more lines, a little off, at some loss. */
function around(name: string, at: Lettering, sizes: readonly number[], far: number): Ways {
  const set = [...new Set([at.lines, 1, 2, MOST_LINES])].map((lines) => setInLines(name, lines));
  const kinds = set.filter((lines, n) => set.findIndex((each) => each.length === lines.length) === n);
  return {
    x: at.x,
    y: at.y,
    shapes: kinds.flatMap((lines) => sizes.map((size): Shape => ({ lines, size, anchor: 'middle' }))),
    spots: spotsAround(kinds.length, sizes.length, far),
  };
}

/** What is lost where a name would be read as one of another Area. */
function strayed(area: string, label: Point): (x: number, y: number) => number {
  const reach = AREA_FAR + OF_PROVINCE;
  const near = Object.entries(PROVINCE_PLACES).filter(
    ([, place]) => Math.abs(place.x - label.x) < reach && Math.abs(place.y - label.y) < reach,
  );
  return (x, y) => {
    let [nearest, least] = ['', OF_PROVINCE];
    for (const [id, place] of near) {
      const far = Math.hypot(place.x - x, place.y - y);
      if (far < least) [nearest, least] = [id, far];
    }
    return nearest === '' || PROVINCES[nearest]?.area === area ? 0 : IN_ANOTHER;
  };
}
const STRAYED = Object.fromEntries(
  Object.entries(AREA_PLACES).map(([area, { label }]) => [area, strayed(area, label)]),
);

type Side = ProvincePlace['side'];
const SIDES: readonly Side[] = ['below', 'above', 'right', 'left'];
const ANCHOR: Readonly<Record<Side, Anchor>> = {
  below: 'middle',
  above: 'middle',
  right: 'start',
  left: 'end',
};

/** The ways to set a name beside a thing: the usual side first. */
function beside(name: string, at: Disc, first: Side, size: number): Ways {
  const split = setInLines(name, 2);
  const sides = [first, ...SIDES.filter((side) => side !== first)];
  const ways = (split.length > 1 ? [[name], split] : [[name]]).flatMap((lines, more) =>
    sides.map((side, n) => {
      const off = at.r + 4 + (lines.length * size) / 2;
      const y = { below: off, above: -off, right: 0, left: 0 }[side];
      const x = { below: 0, above: 0, right: at.r + 6, left: -at.r - 6 }[side];
      return { x, y, lines, size, anchor: ANCHOR[side], loss: 2 * more + (n > 0 ? 2 + n : 0) };
    }),
  );
  const spots = ways.map(({ x, y, loss }, shape) => ({ x, y, loss, shape }));
  return { x: at.x, y: at.y, shapes: ways, spots: spots.toSorted((one, other) => one.loss - other.loss) };
}

const sideOf = (place: NodePlace): Side => {
  if (place.to !== 'middle') return place.to === 'start' ? 'right' : 'left';
  return place.label.y > place.y ? 'below' : 'above';
};

const rowAt = ({ x, y }: Point, size: { w: number; h: number }) => ({
  x: x - size.w / 2,
  y: y - size.h / 2,
  ...size,
});

/** The rows of slots for Ships. */
function slotsOf(zones: Readonly<Record<string, ZonePlace>>): Rect[] {
  return Object.entries(zones).map(([id, { slots: at }]) => {
    const { letters = [], slots = 0 } = ZONES[id] ?? {};
    return rowAt(at, { w: SLOT.step * (letters.length + slots + 1), h: SLOT.h });
  });
}

const THINGS: Things = {
  discs: [
    ...Object.values(PROVINCE_PLACES),
    ...Object.values(NODE_PLACES).map(({ x, y }) => ({ x, y, r: NODE_R })),
  ],
  rows: [
    ...Object.values(AREA_PLACES).flatMap(({ plate, units }) => [rowAt(plate, PLATE), rowAt(units, UNITS)]),
    ...slotsOf(ZONE_PLACES),
  ],
  within: { x: FRAME, y: FRAME, w: SHEET.w - 2 * FRAME, h: SHEET.h - 2 * FRAME },
};

type Unspaced = Omit<Wanted, 'spacing'>;
const set = (
  wanted: readonly Unspaced[],
  near: boolean,
  grown: number,
  things = THINGS,
): Map<string, Label> =>
  setLabels(
    wanted.map((each) => ({ ...each, spacing: spacingOf(each.id, near) })),
    things,
    grown,
  );

/** All of Europe: names of Areas and waters, and of nodes where there is room; in trade nodes first. */
export function farLabels(naming: Naming, least: number, grown: number, trading = false): Map<string, Label> {
  const sizes = (size: number) => [...new Set([Math.max(size, least), least])];
  const nodes = nodesWanted(naming, least, trading);
  const wanted: Unspaced[] = [
    ...(trading ? nodes : []),
    ...Object.entries(AREA_PLACES).map(([id, { label }]) => ({
      id: `area-${id}`,
      most: trading ? SHY : UNDER_DISCS,
      lossAt: STRAYED[id],
      ...around(naming(`area-${id}`), label, sizes(label.size), AREA_FAR),
    })),
    ...Object.entries(ZONE_PLACES).map(([id, { label }]) => ({
      id: `zone-${id}`,
      most: UNDER_DISCS,
      ...around(naming(`zone-${id}`), label, sizes(label.size), ZONE_FAR),
    })),
    ...(trading ? [] : nodes),
  ];
  return set(wanted, false, grown);
}

/** A part of Europe: Provinces too; names of Areas in spaced capitals. */
export function nearLabels(naming: Naming, grown: number): Map<string, Label> {
  const wanted: Unspaced[] = [
    ...Object.entries(AREA_PLACES).map(([id, { label }]) => ({
      id: `area-${id}`,
      most: Infinity,
      lossAt: STRAYED[id],
      ...around(naming(`area-${id}`).toLocaleUpperCase(), label, [SPACED.size], AREA_FAR),
    })),
    ...Object.entries(ZONE_PLACES).map(([id, { label }]) => ({
      id: `zone-${id}`,
      most: Infinity,
      ...around(naming(`zone-${id}`), label, [label.size, 18], ZONE_FAR),
    })),
    ...Object.entries(PROVINCE_PLACES).map(([id, place]) => ({
      id: `province-${id}`,
      most: 2 * SHY,
      ...beside(naming(`province-${id}`), place, place.side, PROVINCE_SIZE),
    })),
    ...nodesWanted(naming, NODE_SIZE, false),
  ];
  return set(wanted, true, grown);
}

const discOf = ({ x, y, r }: Disc): Disc => ({ x, y, r });
/** What names on a distant map had better not cover. */
const ON_PANEL = Object.fromEntries(
  PANELS.map(({ id, at, spaces, zones, nodes }): [Panel['id'], Things] => [
    id,
    {
      discs: [
        ...Object.values(spaces).map(discOf),
        ...Object.values(nodes).map(({ x, y }) => ({ x, y, r: NODE_R })),
      ],
      rows: slotsOf(zones),
      within: { x: at.x + RIM, y: at.y + TITLE, w: at.w - 2 * RIM, h: at.h - TITLE - RIM },
    },
  ]),
) as Readonly<Record<Panel['id'], Things>>;

/** A distant map: names of its spaces, waters and nodes. */
export function panelLabels(
  { id, spaces, zones, nodes }: Panel,
  naming: Naming,
  least: number,
  grown: number,
): Map<string, Label> {
  const wanted: Unspaced[] = [
    ...Object.entries(spaces).map(([area, place]) => ({
      id: `area-${area}`,
      most: Infinity,
      ...beside(naming(`area-${area}`), place, 'below', Math.max(SPACE_SIZE, least)),
    })),
    ...Object.entries(zones).map(([zone, { label }]) => ({
      id: `zone-${zone}`,
      most: Infinity,
      ...around(naming(`zone-${zone}`), label, [Math.max(label.size, least), least], ZONE_FAR),
    })),
    ...Object.entries(nodes).map(([node, place]) => ({
      id: `node-${node}`,
      most: Infinity,
      ...beside(
        naming(`node-${node}`),
        { x: place.x, y: place.y, r: NODE_R },
        sideOf(place),
        Math.max(NODE_SIZE, least),
      ),
    })),
  ];
  return set(wanted, false, grown, ON_PANEL[id]);
}

const nodesWanted = (naming: Naming, least: number, trading: boolean): Unspaced[] =>
  Object.entries(NODE_PLACES).map(([id, place]) => {
    const { r, size } = trading
      ? { r: TRADING * NODE_R, size: Math.max(least, TRADING * NODE_SIZE) }
      : { r: NODE_R, size: least };
    return {
      id: `node-${id}`,
      most: trading ? Infinity : SHY,
      ...beside(naming(`node-${id}`), { x: place.x, y: place.y, r }, sideOf(place), size),
    };
  });

/** A name as the sheet has it. */
export const laidOut = (name: string, at: Lettering): Label => ({
  ...at,
  lines: setInLines(name, at.lines),
  anchor: 'middle',
});
