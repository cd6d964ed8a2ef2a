/** The seats this browser may play: tokens by table, kept here and shown only to the server. */

import type { Seat } from '$contract';
import { recall, remember } from './storage';

export interface Keys {
  seats: Record<Seat, string>;
  /** The right to manage the table, for the one who opened it. */
  owner?: string;
  /** The right to watch it, should it be private. */
  watcher?: string;
  /** Addresses to hand to the players who are still to come. */
  invitations?: Record<Seat, string>;
}

type Ring = Record<string, Keys>;

function ring(): Ring {
  return recall<Ring>('keys', {});
}

export function keysOf(table: string): Keys {
  return ring()[table] ?? { seats: {} };
}

function tokens({ seats, owner, watcher }: Keys): string[] {
  return [...Object.values(seats), owner, watcher].filter((each) => each !== undefined);
}

/** Everything this browser can show at a table. */
export function tableTokens(table: string): string[] {
  return tokens(keysOf(table));
}

const MOST = 60;

/** The tokens of the latest tables, for finding one's own in the lobby. */
export function allTokens(): string[] {
  return Object.values(ring()).slice(-MOST).flatMap(tokens);
}

/** A table is gone. */
export function forget(table: string): void {
  const all = ring();
  Reflect.deleteProperty(all, table);
  remember('keys', all);
}

/** A seat is somebody else's from now on. */
export function giveUp(table: string, seat: Seat): void {
  const all = ring();
  const keys = all[table];
  if (!keys) return;
  const seats = Object.fromEntries(Object.entries(keys.seats).filter(([each]) => each !== seat));
  all[table] = { ...keys, seats };
  remember('keys', all);
}

export function keep(table: string, keys: Keys): void {
  const all = ring();
  const before = all[table] ?? { seats: {} };
  all[table] = {
    ...before,
    ...keys,
    seats: { ...before.seats, ...keys.seats },
    invitations: { ...before.invitations, ...keys.invitations },
  };
  remember('keys', all);
}
