/** Looking back: a moment of the past, from any seat that may look, and what its step changed. */

import type { LogEntry, Seat, ViewData } from '$contract';
import { Sequel } from './sequel';
import type { Send, Shown } from './table.svelte';
import type { View } from './view';

/** A moment of the past, and from which seat it is seen. */
export interface Past {
  at: number;
  last: number;
  eyes: Seat | null;
  shown: Shown;
  /** The table one step earlier, once it is known: what differs happened at this step. */
  before: View | null;
}

interface Around {
  read: (view: ViewData) => View;
  send: Send;
}

interface Look {
  at: number;
  last: number;
  view: View;
  log: LogEntry[];
}

export class Looking {
  past = $state.raw<Past | null>(null);
  readonly #looks = new Sequel();
  /** Grows when the past is left: what was asked for before it comes too late to be shown. */
  #visit = 0;

  constructor(private readonly around: Around) {}

  /** Ask how the table was. */
  async look(seat: Seat | null, at: number): Promise<Look | null> {
    const reply = await this.around.send({ type: 'replay', seat, at });
    if (reply.type !== 'replay') return null;
    const { view, log } = this.#looks.read(reply);
    return { at: reply.position, last: reply.last, view: this.around.read(view), log };
  }

  /** Show how the table was; say whether somebody still wants to know. */
  async show(at: number, eyes: Seat | null): Promise<boolean> {
    const visit = this.#visit;
    const look = await this.look(eyes, at);
    if (!look || visit !== this.#visit) return false;
    const { view, log, ...where } = look;
    const before = this.#stepBefore(where.at, eyes);
    this.past = { ...where, eyes, shown: { view, log, undoable: 0, clocks: {} }, before };
    return true;
  }

  /** Who goes on step by step has just seen what was before. */
  #stepBefore(at: number, eyes: Seat | null): View | null {
    const { past } = this;
    if (past?.eyes !== eyes) return null;
    if (past.at === at) return past.before;
    return past.at === at - 1 ? past.shown.view : null;
  }

  /** Ask for the step before the one shown, unless it is known. */
  async recall(): Promise<void> {
    const { past } = this;
    if (!past || past.before || past.at === 0) return;
    const look = await this.look(past.eyes, past.at - 1);
    if (look && this.past === past) this.past = { ...past, before: look.view };
  }

  leave(): void {
    this.#visit += 1;
    this.past = null;
  }
}
