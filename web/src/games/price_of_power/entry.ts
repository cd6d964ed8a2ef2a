/** The Price of Power in the lobby. */

import './colours.css';
import scenariosData from '$rules/price_of_power/data/scenarios.json';
import type { GameEntry } from '$shell/game';
import { armsFor } from './arms';
import symbols from './symbols.svg?raw';

const SCENARIOS = scenariosData.scenarios.map(({ id, realms }) => ({ id, realms }));
/** How realms are dealt usually: to the seats in their order. */
const BY_SEATS = 'seats';
const seatAt = (place: number): string => `P${place + 1}`;
/** The realms of a scenario in the order of its seats; without one, of the first. */
const realmsOf = (scenario?: string): readonly string[] =>
  (SCENARIOS.find(({ id }) => id === scenario) ?? SCENARIOS[0])?.realms ?? [];

export const entry: GameEntry = {
  years: '1444–1789',
  hours: [3, 9],
  weight: 5,
  arms: Object.fromEntries(realmsOf().map((realm, place) => [seatAt(place), armsFor(realm, place)])),
  armsWith(seat, { scenario, realms = BY_SEATS }) {
    const place = realmsOf(scenario).findIndex((_, n) => seatAt(n) === seat);
    const realm = realmsOf(scenario)[place];
    return realm === undefined || realms !== BY_SEATS ? null : armsFor(realm, place);
  },
  symbols,
  vignette: async () => (await import('./vignette.svg?raw')).default,
};
