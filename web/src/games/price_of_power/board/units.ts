/** Where Units stand: by Area and realm, how many, and whether a General leads them. */

import type { State } from '../state';

export interface Counter {
  area: string;
  realm: string;
  units: number;
  general: boolean;
  /** Its place among the counters of the Area. */
  nth: number;
}

const sumOf = (numbers: Record<string, number>) =>
  Object.values(numbers).reduce((sum, number) => sum + number, 0);

export function countersOf(game: State): Counter[] {
  const found: Record<string, Counter> = {};
  const add = (area: string, realm: string, units: number, general: boolean) => {
    const counter = (found[`${area} ${realm}`] ??= { area, realm, units: 0, general: false, nth: 0 });
    counter.units += units;
    counter.general ||= general;
  };
  for (const [area, { infantry, rebels }] of Object.entries(game.areas)) {
    for (const [realm, units] of Object.entries(infantry)) add(area, realm, units, false);
    if (rebels > 0) add(area, 'rebels', rebels, false);
  }
  for (const { realm, armies } of game.players) {
    for (const { at, units, general } of armies) {
      const number = Object.values(units).reduce((sum, band) => sum + sumOf(band), 0);
      if (at !== null && (number > 0 || general)) add(at, realm, number, general !== null);
    }
  }
  const counters = Object.values(found);
  for (const counter of counters) {
    counter.nth = counters.filter(({ area }) => area === counter.area).indexOf(counter);
  }
  return counters;
}
