/** The analyst: what it advised and where, and what it tells of others and of the past. */

import type { AdvisedPlan, MistakeData, Seat, TurnTold } from '$contract';
import { prefersStillness } from '$shell/board/camera.svelte';
import { screen } from '$shell/screen.svelte';
import type { TableClient } from '$shell/table.svelte';

/** Where it was asked: for a seat, after some answers of a plan, now or at a past position. */
interface Place {
  seat: Seat | null;
  answers: string[];
  at: number | null;
  position: number;
}

/** So long, in milliseconds, somebody points at a plan before it is played, and each of its answers is shown. */
const REST = 180;
const STEP = 420;

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

export class Analyst {
  thinking = $state(false);
  /** The plan that is played on the board while somebody points at it, whose it is, and how many of its answers. */
  pointed = $state.raw<{ plan: AdvisedPlan; seat: Seat | null; shown: number } | null>(null);
  #plans = $state.raw<AdvisedPlan[]>([]);
  #place = $state.raw<Place | null>(null);
  #turns = $state.raw<{ position: number; turns: TurnTold[] } | null>(null);
  /** The position of which the others' turns were asked last: a reply that comes late is not shown. */
  #recounted: number | null = null;
  #wishes = 0;

  constructor(private readonly table: TableClient) {}

  /** Whether it may be asked at all: never in a running game among people. */
  get isHere(): boolean {
    const { row, seat } = this.table;
    if (!row) return false;
    if (row.finished) return true;
    return seat !== null && row.seats.every((each) => each.seat === seat || each.kind === 'bot');
  }

  /** Whether there is something to be asked about: a question to the seat, on what is shown. */
  get isReady(): boolean {
    const { settled, past, row } = this.table;
    const { seat } = this.#here;
    if (!settled || (row?.finished && !past && !this.table.plan)) return false;
    return settled.view.asks.some((ask) => ask.seat === seat);
  }

  /** What it advises for what is shown now; nothing if it was asked about something else. */
  get plans(): AdvisedPlan[] {
    return this.#place && isSame(this.#place, this.#here) ? this.#plans : [];
  }

  async ask(): Promise<void> {
    const place = this.#here;
    if (place.seat === null) return;
    this.thinking = true;
    try {
      this.#plans = await this.table.advise(place.seat, place.answers, place.at);
      this.#place = place;
    } finally {
      this.thinking = false;
    }
  }

  /** What the others did since the own last answer, and to what end; nothing while the past or a plan is shown. */
  get turns(): TurnTold[] {
    const { present, past, plan } = this.table;
    const here = this.#turns?.position === present?.view.position;
    return here && !past && !plan ? (this.#turns?.turns ?? []) : [];
  }

  /** Be told what the others did, where somebody plays who may know it. */
  async recount(): Promise<void> {
    const position = this.table.present?.view.position;
    if (!this.isHere || this.table.row?.finished || position === undefined) return;
    if (this.#recounted === position) return;
    this.#recounted = position;
    const turns = await this.table.recount();
    if (this.#recounted === position) this.#turns = { position, turns };
  }

  /** Have the game looked through, if that is not done. */
  async lookBack(): Promise<void> {
    if (this.table.hindsight === null) await this.table.lookBack();
  }

  /** Play an advised plan on the board, answer by answer, for as long as somebody points at it. */
  async point(plan: AdvisedPlan): Promise<void> {
    const wish = (this.#wishes += 1);
    const { at, seat } = this.#here;
    const isWanted = () => wish === this.#wishes;
    await pause(REST);
    for (let shown = 1; shown <= plan.options.length && isWanted(); shown += 1) {
      const seen = await this.table.planning.foresee(plan.options.slice(0, shown), at, seat);
      if (!seen || !isWanted()) return;
      this.pointed = { plan, seat, shown };
      this.table.glimpse = { view: seen.view, log: this.table.settled?.log ?? [], undoable: 0, clocks: {} };
      await pause(STEP);
    }
  }

  /** Nobody points at a plan any more. */
  leave(): void {
    this.#wishes += 1;
    this.pointed = null;
    this.table.glimpse = null;
  }

  /** Show where an advised plan leads, as a plan of one's own; on a phone, where nobody points, answer by answer. */
  async follow(plan: AdvisedPlan): Promise<void> {
    const { answers, at, seat } = this.#here;
    await this.#begin(at, seat, answers, plan);
  }

  /** Show what would have been better, as a plan that begins there. */
  async better(mistake: MistakeData): Promise<void> {
    await this.#begin(mistake.at, mistake.seat, [], mistake.better);
  }

  async #begin(at: number | null, seat: Seat | null, answers: string[], plan: AdvisedPlan): Promise<void> {
    this.leave();
    const { planning } = this.table;
    const all = [...answers, ...plan.options.map((option) => `${seat} ${option}`)];
    await planning.begin(at, all, seat);
    if (screen.phone && !prefersStillness()) {
      for (let shown = answers.length; shown < all.length && planning.plan; shown += 1) {
        await planning.goTo(shown);
        await pause(STEP);
      }
      await planning.goTo(all.length);
    }
    if (planning.plan) await planning.letBotsAnswer();
  }

  get #here(): Place {
    const { plan, past, settled, planning, thinker } = this.table;
    const position = settled?.view.position ?? 0;
    if (plan) return { seat: planning.seat, answers: plan.answers, at: plan.at, position };
    return { seat: thinker, answers: [], at: past?.at ?? null, position };
  }
}

const isSame = (one: Place, other: Place): boolean =>
  one.seat === other.seat &&
  one.position === other.position &&
  one.at === other.at &&
  one.answers.join() === other.answers.join();
