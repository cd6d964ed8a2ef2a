/** Where Units and Ships stand: by place and realm, how many, of which kinds, and who leads them. */

import { ZONES } from '../facts';
import type { State } from '../state';

/** Units of an Army by band and kind. */
export type Force = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** An Army in an Area, or the single Infantry there. */
export interface Troop {
  realm: string;
  /** As the rules name it: the number of an Army, or `single`. */
  name: string;
  force: Force;
  general: string | null;
}

export interface Counter {
  area: string;
  realm: string;
  units: number;
  general: boolean;
  /** Its place among the counters of the Area. */
  nth: number;
}

export interface FleetCounter {
  /** The text of a Sea Zone or of a Port. */
  at: string;
  realm: string;
  ships: number;
  admiral: boolean;
  nth: number;
}

const REBELS = 'rebels';
const SINGLE = 'single';

export const sumOf = (numbers: Readonly<Record<string, number>>): number =>
  Object.values(numbers).reduce((sum, number) => sum + number, 0);
export const sizeOf = (force: Force): number =>
  Object.values(force).reduce((sum, band) => sum + sumOf(band), 0);

/** The troops in an Area: Armies first, then single Infantry, player by player. */
export function troopsIn(game: State, area: string): Troop[] {
  return game.players.flatMap(({ realm, armies }) => {
    const alone = game.areas[area]?.infantry[realm] ?? 0;
    const found: Troop[] = armies.flatMap(({ at, units, general }, n) =>
      at === area ? [{ realm, name: `${n + 1}`, force: units, general }] : [],
    );
    if (alone > 0) {
      found.push({ realm, name: SINGLE, force: { regular: { infantry: alone } }, general: null });
    }
    return found;
  });
}

/** Give each thing its place among those that stand at the same spot. */
function placed<Thing extends { nth: number }>(things: Thing[], spotOf: (thing: Thing) => string): Thing[] {
  const counts: Record<string, number> = {};
  for (const thing of things) {
    const spot = spotOf(thing);
    thing.nth = counts[spot] ?? 0;
    counts[spot] = thing.nth + 1;
  }
  return things;
}

export function countersOf(game: State): Counter[] {
  const found: Record<string, Counter> = {};
  const add = (area: string, realm: string, units: number, general: boolean) => {
    const counter = (found[`${area} ${realm}`] ??= { area, realm, units: 0, general: false, nth: 0 });
    counter.units += units;
    counter.general ||= general;
  };
  for (const [area, { infantry, rebels }] of Object.entries(game.areas)) {
    for (const [realm, units] of Object.entries(infantry)) add(area, realm, units, false);
    if (rebels > 0) add(area, REBELS, rebels, false);
  }
  for (const { realm, armies } of game.players) {
    for (const { at, units, general } of armies) {
      const number = sizeOf(units);
      if (at !== null && (number > 0 || general)) add(at, realm, number, general !== null);
    }
  }
  return placed(Object.values(found), ({ area }) => area);
}

/** The Fleets on the map, each in a Sea Zone or in a Port. */
export function fleetsOf(game: State): FleetCounter[] {
  const found = game.players.flatMap(({ realm, fleet }) => {
    const { zone, port, ships, admiral } = fleet;
    if (zone === null && port === null) return [];
    const at = zone === null ? `province-${port}` : `zone-${zone}`;
    return [{ at, realm, ships: sumOf(ships), admiral: admiral !== null, nth: 0 }];
  });
  return placed(found, ({ at }) => at);
}

/** From one slot of a Sea Zone to the next. */
export const SLOT_STEP = 27;

/** How far the row of a Sea Zone reaches to the right: letters, slots, single Ships, the galley sign. */
export function rowOf(game: State, zone: string): number {
  const { letters = [], slots = 0, galleys } = ZONES[zone] ?? {};
  const here = game.zones[zone];
  const places = letters.length + Math.max(slots, sumOf(here?.guards ?? {})) + sumOf(here?.ships ?? {});
  return ((places - 1) * SLOT_STEP) / 2 + (galleys ? SLOT_STEP : 0);
}

/** A Fleet in a Sea Zone or Port. */
export interface FleetHere {
  realm: string;
  ships: Readonly<Record<string, number>>;
  admiral: string | null;
}

export const fleetsAt = (game: State, id: string): FleetHere[] =>
  game.players.flatMap(({ realm, fleet: { zone, port, ships, admiral } }) =>
    id === `zone-${zone}` || id === `province-${port}` ? [{ realm, ships, admiral }] : [],
  );
