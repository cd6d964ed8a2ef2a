/** The past and plans are looked at step by step: of each step only what is new is sent. */

import type { LogEntry, ViewData } from '$contract';
import { patched, type Patch } from './patches';

/** A moment as it is told: its whole view, or what has changed since the last of its kind. */
interface Told {
  view?: ViewData;
  changes?: Record<string, unknown>;
  log: LogEntry[];
  from: number;
}

export class Sequel {
  #view: ViewData | undefined;
  #log: LogEntry[] = [];

  /** Put the next moment together. */
  read(told: Told): { view: ViewData; log: LogEntry[] } {
    const view = told.view ?? (patched(this.#view, told.changes as Patch) as ViewData);
    const log = [...this.#log.slice(0, told.from), ...told.log];
    this.#view = view;
    this.#log = log;
    return { view, log };
  }
}
