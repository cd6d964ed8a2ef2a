/** Reactions that a player passes for a turn, or always: this browser then passes by itself.
 *
 * It waits a little before it does, never the same time, so that nobody can tell a player who
 * passes by himself from one who thinks.
 */

import type { Ask, Seat, View } from '$shell/protocol';
import { recall, remember } from '$shell/storage';
import type { TableClient } from '$shell/table.svelte';

const KEPT = 'passing';
const TABLES = 20;
const PASS = 'pass';
const SHORTEST = 350;
const SPREAD = 1100;

/** What is passed: a question to a seat, in one turn or in all that come. */
export interface Pass {
  seat: Seat;
  prompt: string;
  turn: number | 'always';
}

type Kept = Record<string, Pass[]>;

function turnOf(view: View): number {
  const { turn } = view.state as { turn?: unknown };
  return typeof turn === 'number' ? turn : 0;
}

/** Whether a question is one that may be passed for longer. */
export const isReaction = (ask: Ask | null): boolean =>
  ask?.kind === 'window' && (ask.options?.some(({ option }) => option === PASS) ?? false);

export class Passing {
  #passes = $state.raw<Pass[]>([]);

  constructor(private readonly table: TableClient) {
    this.#passes = recall<Kept>(KEPT, {})[table.id] ?? [];
  }

  /** What the shown seat passes now. */
  get list(): Pass[] {
    const view = this.table.present?.view;
    if (!view) return [];
    const now = turnOf(view);
    return this.#passes.filter(
      ({ seat, turn }) => seat === this.table.seat && (turn === 'always' || turn === now),
    );
  }

  /** The question that is being passed by itself, if one is. */
  get due(): Ask | null {
    const { table } = this;
    if (table.plan || table.past || !isReaction(table.ask)) return null;
    return this.list.some(({ prompt }) => prompt === table.ask?.prompt) ? table.ask : null;
  }

  /** Pass a question from now on, for this turn or always. */
  from(ask: Ask, long: 'turn' | 'always'): void {
    const view = this.table.present?.view;
    if (!view) return;
    const turn = long === 'always' ? long : turnOf(view);
    const others = this.#passes.filter(
      (each) => each.seat !== ask.seat || (each.prompt !== ask.prompt && each.turn === 'always'),
    );
    this.#keep([...others, { seat: ask.seat, prompt: ask.prompt, turn }]);
  }

  takeBack(pass: Pass): void {
    this.#keep(this.#passes.filter((each) => each !== pass));
  }

  #keep(passes: Pass[]): void {
    this.#passes = passes;
    const others = Object.entries(recall<Kept>(KEPT, {})).filter(([table]) => table !== this.table.id);
    remember(KEPT, Object.fromEntries([...others.slice(1 - TABLES), [this.table.id, passes]]));
  }

  /** Pass by itself what is to be passed; call once inside a component. */
  watch(): void {
    $effect(() => {
      if (this.due === null) return;
      const timer = setTimeout(
        () => {
          this.table.answer(PASS).catch(() => undefined);
        },
        SHORTEST + Math.random() * SPREAD,
      );
      return () => clearTimeout(timer);
    });
  }
}
