/** The moments of a game at which its players stop: which of them this browser has yet to show.
 *
 * They are lines of the log, so that none is lost while the page is closed, and nobody waits for anybody:
 * each browser keeps how many it has shown. */

import type { LogEntry } from '$contract';
import { settings } from '$shell/settings.svelte';
import { recall, remember } from '$shell/storage';
import type { TableClient } from '$shell/table.svelte';

const KEY = 'moments';
/** So many tables are remembered. */
const KEPT = 100;
const UNKNOWN = -1;

export class Moments {
  #seen = $state(UNKNOWN);
  /** One that the player has opened again: from the log, or as a step of the replay. */
  #again = $state.raw<LogEntry | null>(null);
  /** The sheet is lifted so that the board can be seen. */
  lifted = $state(false);

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
    return this.#seen === UNKNOWN ? 0 : Math.max(0, this.all.length - this.#seen);
  }

  /** What is to be looked at now. */
  get current(): LogEntry | null {
    if (this.#again) return this.#again;
    if (this.table.past || this.table.plan || settings.moments === 'log') return null;
    return this.unread > 0 ? (this.all[this.#seen] ?? null) : null;
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
    if (settings.moments === 'log') this.#keep(all.length);
    else if (this.#seen === UNKNOWN)
      this.#keep(since === null ? all.length : all.filter((entry) => entry.at < since).length);
    else if (this.#seen > all.length) this.#keep(all.length);
  }

  open(entry: LogEntry): void {
    this.lifted = false;
    this.#again = entry;
  }

  /** Put away what is shown; the next one follows. */
  next(): void {
    this.lifted = false;
    if (this.#again) this.#again = null;
    else this.#keep(this.#seen + 1);
  }

  skip(): void {
    this.#again = null;
    this.lifted = false;
    this.#keep(this.all.length);
  }

  #keep(seen: number): void {
    if (seen === this.#seen) return;
    this.#seen = seen;
    const others = Object.entries(recall<Record<string, number>>(KEY, {})).filter(([id]) => id !== this.id);
    remember(KEY, Object.fromEntries([...others.slice(1 - KEPT), [this.id, seen]]));
  }
}
