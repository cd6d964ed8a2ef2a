/** The analyst: what it advised, and where. */

import type { AdvisedPlan, HindsightTold } from '$contract';
import type { TableClient } from '$shell/table.svelte';

/** Where it was asked: after some answers of a plan, now or at a past position. */
interface Place {
  answers: string[];
  at: number | null;
  position: number;
}

export class Analyst {
  thinking = $state(false);
  /** How the game stood, once it is over and was looked through. */
  hindsight = $state.raw<HindsightTold | null>(null);
  #plans = $state.raw<AdvisedPlan[]>([]);
  #place = $state.raw<Place | null>(null);

  constructor(private readonly table: TableClient) {}

  /** Whether it may be asked at all: never in a running game among people. */
  get isHere(): boolean {
    const { row, seat } = this.table;
    if (!row || seat === null) return false;
    return row.finished || row.seats.every((each) => each.seat === seat || each.kind === 'bot');
  }

  /** Whether there is something to be asked about: a question to the own seat, on what is shown. */
  get isReady(): boolean {
    const { shown, past, seat, row } = this.table;
    if (!shown || (row?.finished && !past && !this.table.plan)) return false;
    return shown.view.asks.some((ask) => ask.seat === seat);
  }

  /** What it advises for what is shown now; nothing if it was asked about something else. */
  get plans(): AdvisedPlan[] {
    return this.#place && isSame(this.#place, this.#here) ? this.#plans : [];
  }

  async ask(): Promise<void> {
    const place = this.#here;
    this.thinking = true;
    try {
      this.#plans = await this.table.advise(place.answers, place.at);
      this.#place = place;
    } finally {
      this.thinking = false;
    }
  }

  /** Have the game looked through, if that is not done. */
  async lookBack(): Promise<void> {
    this.hindsight ??= await this.table.hindsight();
  }

  /** Show where an advised plan leads, as a plan of one's own. */
  async follow(plan: AdvisedPlan): Promise<void> {
    const { answers, at } = this.#here;
    const { planning } = this.table;
    await planning.begin(at, [...answers, ...plan.options]);
    await planning.letBotsAnswer();
  }

  get #here(): Place {
    const { plan, past, shown } = this.table;
    const position = shown?.view.position ?? 0;
    if (plan) return { answers: plan.answers, at: plan.at, position };
    return { answers: [], at: past?.at ?? null, position };
  }
}

const isSame = (one: Place, other: Place): boolean =>
  one.position === other.position && one.at === other.at && one.answers.join() === other.answers.join();
