/** Reactions that a player passes for a turn, or always, and offers that are answered for longer:
 * this browser then answers by itself.
 *
 * It waits a little before it does, never the same time, so that nobody can tell a player who
 * answers by himself from one who thinks.
 */

import type { GameClient } from '$shell/game';
import type { Args, Ask, Seat, View } from '$shell/protocol';
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
  /** An offer that is answered so, whenever these arguments are the same. */
  answer?: StandingAnswer;
  args?: Args;
  /** The part of the game in which it holds, if not in all. */
  era?: number;
}

export type StandingAnswer = 'yes' | 'no';

type Kept = Record<string, Pass[]>;

function turnOf(view: View): number {
  const { turn } = view.state as { turn?: unknown };
  return typeof turn === 'number' ? turn : 0;
}

/** Whether a question is one that may be passed for longer. */
export const isReaction = (ask: Ask | null): boolean =>
  ask?.kind === 'window' && (ask.options?.some(({ option }) => option === PASS) ?? false);

function matches(pass: Pass, ask: Ask): boolean {
  if (pass.prompt !== ask.prompt) return false;
  if (pass.answer === undefined) return isReaction(ask);
  const same = Object.entries(pass.args ?? {}).every(([name, value]) => ask.args?.[name] === value);
  return ask.kind === 'offer' && same;
}

export class Passing {
  #passes = $state.raw<Pass[]>([]);

  constructor(
    private readonly table: TableClient,
    private readonly game: () => GameClient | null = () => null,
  ) {
    this.#passes = recall<Kept>(KEPT, {})[table.id] ?? [];
  }

  /** What the shown seat passes now. */
  get list(): Pass[] {
    const view = this.table.present?.view;
    if (!view) return [];
    const now = turnOf(view);
    return this.#passes.filter(
      ({ seat, turn, era }) =>
        seat === this.table.seat &&
        (turn === 'always' || turn === now) &&
        (era === undefined || era === this.#era),
    );
  }

  get #era(): number {
    return this.game()?.era?.(this.table.present?.log ?? []) ?? 0;
  }

  /** The question that is being answered by itself, if one is. */
  get due(): Ask | null {
    return this.#answer === null ? null : this.table.ask;
  }

  /** The answer that is given by itself, if one is. */
  get #answer(): string | null {
    const { ask, plan, past } = this.table;
    if (plan || past || !ask) return null;
    const found = this.list.find((pass) => matches(pass, ask));
    return found ? (found.answer ?? PASS) : null;
  }

  /** What must be the same for a standing answer to a question; null: it takes none. */
  standing(ask: Ask | null): Args | null {
    const names = ask?.kind === 'offer' && ask.options ? this.game()?.standing?.(ask) : null;
    if (!names || !ask?.args) return null;
    return Object.fromEntries(names.map((name) => [name, ask.args?.[name] ?? '']));
  }

  /** Answer an offer so from now on: in this part of the game, or always. */
  answerFrom(ask: Ask, answer: StandingAnswer, long: 'era' | 'always'): void {
    const args = this.standing(ask);
    if (!args) return;
    const others = this.#passes.filter((each) => each.seat !== ask.seat || !matches(each, ask));
    const era = long === 'era' ? { era: this.#era } : {};
    this.#keep([...others, { seat: ask.seat, prompt: ask.prompt, turn: 'always', answer, args, ...era }]);
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

  /** Answer by itself what is to be answered so; call once inside a component. */
  watch(): void {
    $effect(() => {
      const answer = this.#answer;
      if (answer === null) return;
      const timer = setTimeout(
        () => {
          this.table.answer(answer).catch(() => undefined);
        },
        SHORTEST + Math.random() * SPREAD,
      );
      return () => clearTimeout(timer);
    });
  }
}
