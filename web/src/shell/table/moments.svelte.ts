/** The moments of a game at which its players stop: which of them this browser has yet to show.
 *
 * They are lines of the log, so that none is lost while the page is closed, and nobody waits for anybody:
 * each browser keeps how many it has shown. */

import type { LogEntry, Placed, SeatRow, Sight } from '$contract';
import { settings } from '$shell/settings.svelte';
import { recall, remember } from '$shell/storage';
import type { TableClient } from '$shell/table.svelte';

const KEY = 'moments';
/** So many tables are remembered. */
const KEPT = 100;
const UNKNOWN = -1;

/** What a line tells at which one stops; lines that were written before all games told it lack it. */
const sightOf = (entry: LogEntry | null): Partial<Sight> => entry?.moment?.data ?? {};

export class Moments {
  #seen = $state(UNKNOWN);
  /** One that the player has opened again: from the log, or as a step of the replay. */
  #again = $state.raw<LogEntry | null>(null);
  /** The sheet is lifted so that the board can be seen. */
  lifted = $state(false);
  /** The row of the sheet that is or was pointed at, by its name. */
  row = $state<string | null>(null);
  /** The one at which the player has chosen to stop no more where no points change hands: it stays. */
  #last = $state.raw<LogEntry | null>(null);
  /** How the player liked moments before that choice. */
  #usual: typeof settings.moments = 'stay';

  constructor(
    private readonly table: TableClient,
    private readonly id: string,
  ) {
    this.#seen = recall<Record<string, number>>(KEY, {})[id] ?? UNKNOWN;
  }

  get all(): LogEntry[] {
    return (this.table.present?.log ?? []).filter((entry) => entry.moment);
  }

  /** Those of a position, in their order: each is a step of the replay. */
  at(position: number): LogEntry[] {
    return this.all.filter((entry) => entry.at === position);
  }

  get unread(): number {
    return this.#seen === UNKNOWN
      ? 0
      : this.all.slice(this.#seen).filter((each) => this.#stopsAt(each)).length;
  }

  #stopsAt(entry: LogEntry): boolean {
    return settings.moments !== 'points' || entry === this.#last || (sightOf(entry).points ?? true);
  }

  /** Only points that change hands stop this player. */
  get onlyPoints(): boolean {
    return settings.moments === 'points';
  }

  set onlyPoints(only: boolean) {
    this.#last = this.current;
    if (only) this.#usual = settings.moments;
    settings.moments = only ? 'points' : this.#usual;
  }

  /** The rows of what is shown that lie somewhere on the map. */
  get placed(): readonly Placed[] {
    return sightOf(this.current).placed ?? [];
  }

  /** What is ringed on the map while the sheet is lifted: the places of the row pointed at, else of the first. */
  get ringed(): Placed | null {
    if (!this.lifted) return null;
    return this.placed.find(({ row }) => row === this.row) ?? this.placed[0] ?? null;
  }

  /** What is to be looked at now. */
  get current(): LogEntry | null {
    if (this.#again) return this.#again;
    if (this.table.past || this.table.plan || settings.moments === 'log') return null;
    const next = this.all[this.#seen];
    return next && this.#stopsAt(next) ? next : null;
  }

  /** It comes up of itself, and not because the player has opened it again. */
  get isNew(): boolean {
    return this.#again === null;
  }

  /** Keep step with the log: who comes anew sees what happened since the own last answer. */
  follow(): void {
    const { present } = this.table;
    if (!present) return;
    const { all } = this;
    const since = present.since ?? null;
    if (settings.moments === 'log') {
      this.#keep(all.length);
      return;
    }
    const known =
      since === null || this.#isTaught ? all.length : all.filter((entry) => entry.at < since).length;
    this.#keep(this.#nextStop(this.#seen === UNKNOWN ? known : Math.min(this.#seen, all.length)));
  }

  /** A lesson begins with its own words. */
  get #isTaught(): boolean {
    return this.table.row?.lesson ?? false;
  }

  /** Pass over those at which the player does not stop. */
  #nextStop(from: number): number {
    const next = this.all.findIndex((entry, n) => n >= from && this.#stopsAt(entry));
    return next < 0 ? this.all.length : next;
  }

  /** The people at other screens: how far they have read is told beside what is new. */
  get readers(): SeatRow[] {
    const { row, seats } = this.table;
    return row?.seats.filter(({ kind, seat }) => kind === 'human' && !seats.includes(seat)) ?? [];
  }

  /** Whether somebody has put away what is shown. */
  isReadBy({ moments_read }: SeatRow): boolean {
    return moments_read > this.#seen;
  }

  /** Let the others know how far this player has read; another browser of the same may be ahead. */
  tell(): void {
    const { row, seat, connected } = this.table;
    const told = row?.seats.find((each) => each.seat === seat)?.moments_read;
    if (!connected || told === undefined || this.#seen === UNKNOWN || this.readers.length === 0) return;
    const read = Math.min(Math.max(told, this.#seen), this.all.length);
    if (read !== told) this.table.tellRead(read).catch(() => undefined); // told again when it is back
  }

  open(entry: LogEntry): void {
    this.#turn();
    this.#again = entry;
  }

  /** Put away what is shown; the next one follows. */
  next(): void {
    this.#turn();
    if (this.#again) this.#again = null;
    else this.#keep(this.#seen + 1);
  }

  skip(): void {
    this.#turn();
    this.#again = null;
    this.#keep(this.all.length);
  }

  /** Another sheet, or none. */
  #turn(): void {
    this.lifted = false;
    this.row = null;
    this.#last = null;
  }

  #keep(seen: number): void {
    if (seen === this.#seen) return;
    this.#seen = seen;
    const others = Object.entries(recall<Record<string, number>>(KEY, {})).filter(([id]) => id !== this.id);
    remember(KEY, Object.fromEntries([...others.slice(1 - KEPT), [this.id, seen]]));
  }
}
