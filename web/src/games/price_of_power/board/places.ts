/** Where things are on the two sheets, by the texts of their names. */

import type { Point } from '$shell/board/camera.svelte';
import { PROVINCES } from '../facts';
import { PANELS } from '../map/atlas';
import { AREA_PLACES, NODE_PLACES, PROVINCE_PLACES, ZONE_PLACES } from '../map/chart';
import { capitalOf, type State } from '../state';

export interface Place extends Point {
  /** How far it reaches around its middle. */
  r: number;
  /** On the sheet of the distant maps. */
  distant: boolean;
}

const NODE_R = 20;
const SLOTS_R = 26;

const DISTANT: Readonly<Record<string, Place>> = Object.fromEntries(
  PANELS.flatMap(({ spaces, zones, nodes }) => [
    ...Object.entries(spaces).flatMap(([id, { x, y, r }]) => [
      [`area-${id}`, { x, y, r, distant: true }],
      [`province-${id}`, { x, y, r, distant: true }],
    ]),
    ...Object.entries(zones).map(([id, { slots }]) => [
      `zone-${id}`,
      { ...slots, r: SLOTS_R, distant: true },
    ]),
    ...Object.entries(nodes).map(([id, { x, y }]) => [`node-${id}`, { x, y, r: NODE_R, distant: true }]),
  ]),
);

const NEAR: Readonly<Record<string, Place>> = Object.fromEntries([
  ...Object.entries(AREA_PLACES).map(([id, { plate }]) => [
    `area-${id}`,
    { ...plate, r: 40, distant: false },
  ]),
  ...Object.entries(PROVINCE_PLACES).map(([id, { x, y, r }]) => [
    `province-${id}`,
    { x, y, r, distant: false },
  ]),
  ...Object.entries(ZONE_PLACES).map(([id, { slots }]) => [
    `zone-${id}`,
    { ...slots, r: SLOTS_R, distant: false },
  ]),
  ...Object.entries(NODE_PLACES).map(([id, { x, y }]) => [`node-${id}`, { x, y, r: NODE_R, distant: false }]),
]);

export const kindOf = (id: string): string => id.slice(0, id.indexOf('-'));
export const nameOf = (id: string): string => id.slice(id.indexOf('-') + 1);

/** The place of an Area, a Province, a Sea Zone, a node, or of the Capital of a realm. */
export function placeOf(game: State | null, id: string): Place | null {
  if (kindOf(id) !== 'realm') return NEAR[id] ?? DISTANT[id] ?? null;
  const capital = game && capitalOf(game, nameOf(id));
  return capital ? placeOf(game, `province-${capital}`) : null;
}

export const areaOfProvince = (province: string): string => PROVINCES[province]?.area ?? province;
