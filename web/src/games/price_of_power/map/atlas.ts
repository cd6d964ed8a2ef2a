/** The sheet of the distant maps: five panels with their places, see draw.py. */

import worldData from './world.json';
import type { Point, Rect } from '$shell/board/camera.svelte';
import type { Continent } from '../facts';
import {
  fine,
  mapped,
  point,
  readNode,
  readZone,
  type NodePlace,
  type NodeRow,
  type ZonePlace,
  type ZoneRow,
} from './chart';

export interface Space extends Point {
  r: number;
  cell: string;
  /** Territories are squares. */
  square: boolean;
}

export interface Panel {
  id: Exclude<Continent, 'main'>;
  at: Rect;
  land: string;
  wires: string;
  spaces: Readonly<Record<string, Space>>;
  zones: Readonly<Record<string, ZonePlace>>;
  nodes: Readonly<Record<string, NodePlace>>;
}

type Pair = [number, number];
interface PanelRow {
  panel: [number, number, number, number];
  land: string;
  wires: string;
  areas: Record<string, { at: Pair; r: number; cell: string; square?: boolean }>;
  zones: Record<string, ZoneRow>;
  nodes: Record<string, NodeRow>;
}

const { size, maps } = worldData as unknown as { size: Pair; maps: Record<Panel['id'], PanelRow> };
export const WORLD: Rect = { x: 0, y: 0, w: size[0], h: size[1] };

export const PANELS: readonly Panel[] = Object.entries(maps).map(([id, row]) => {
  const [x, y, w, h] = row.panel;
  return {
    id: id as Panel['id'],
    at: { x, y, w, h },
    land: fine(row.land),
    wires: row.wires,
    spaces: mapped(row.areas, ({ at, r, cell, square = false }) => ({
      ...point(at),
      r,
      cell,
      square,
    })),
    zones: mapped(row.zones, readZone),
    nodes: mapped(row.nodes, readNode),
  };
});
