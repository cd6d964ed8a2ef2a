/** The state as a seat sees it, see view.py of the rules. */

import type { Seat } from '$contract';
import type { View } from '$shell/view';
import type { TableClient } from '$shell/table.svelte';
import type {
  Battle,
  BattleSide,
  GameView as State,
  GeneralState,
  LaidCard,
  PowerState,
  TerritoryState,
} from './contract';
import { POWERS, type Power } from './facts';

export type { Battle, BattleSide, GeneralState, LaidCard, PowerState, State, TerritoryState };
export type Phase = State['phase'];

export const stateOf = (table: TableClient): State | undefined => table.view?.state as State | undefined;

/** Seats stand in the order of the powers. */
export function powerOf(seat: Seat | null, view: View | null): Power | null {
  const place = seat === null ? -1 : (view?.seats.indexOf(seat) ?? -1);
  return POWERS[place] ?? null;
}

export function seatOf(power: Power, view: View | null): Seat | null {
  return view?.seats[POWERS.indexOf(power)] ?? null;
}

/** Italy is a minor power with three players. */
export const isMinor = (game: State, power: Power): boolean => POWERS.indexOf(power) >= game.players;

/** The power whose player decides for a power. */
export const runnerOf = (game: State, power: Power): Power | null =>
  isMinor(game, power) ? game.controller : power;

/** The powers that one player runs, the own one first. */
export const runBy = (game: State, power: Power | null): Power[] =>
  power === null ? [] : [power, ...POWERS.filter((each) => each !== power && runnerOf(game, each) === power)];

export const allyOf = (game: State, power: Power): Power | null => {
  const pair = game.alliances.find((each) => each.includes(power));
  return pair?.find((each) => each !== power) ?? null;
};

/** The same player, or allies (R3). */
export function areFriends(game: State, one: Power, other: Power): boolean {
  if (one === other) return true;
  const [first, second] = [runnerOf(game, one), runnerOf(game, other)];
  if (first === null || second === null) return false;
  return first === second || allyOf(game, first) === second;
}

const EMPTY: TerritoryState = {
  controller: null,
  garrison: false,
  train: null,
  fortress: false,
  loose: 0,
  works: 0,
};

export const placeState = (game: State, id: string): TerritoryState => game.territories[id] ?? EMPTY;

export const generalsAt = (game: State, id: string): string[] =>
  Object.keys(game.generals).filter((general) => game.generals[general]?.at === id);

/** Pairs of adjacent territories whose trains make a chain (R16). */
export function railLinks(
  game: State,
  borders: [string, string][],
): { link: [string, string]; power: Power }[] {
  return borders.flatMap((link) => {
    const [one, other] = link.map((id) => placeState(game, id));
    if (!one?.train || !other?.train || !one.controller || !other.controller) return [];
    const powers = [one.train, one.controller, other.train, other.controller];
    const first = one.train;
    return powers.every((power) => areFriends(game, first, power)) ? [{ link, power: first }] : [];
  });
}

/** What a power's ports weigh in a sea (R18). */
export function navalWeight(game: State, ports: Record<string, number>, power: Power): number {
  return Object.entries(ports)
    .filter(([id]) => placeState(game, id).controller === power)
    .reduce((sum, [, value]) => sum + value, 0);
}
