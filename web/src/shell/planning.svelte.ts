/** Planning: answers of all seats, tried on a copy of the table that nobody else sees. */

import type { ErrorBody, LogEntry, PlanStep, Sandbox, Seat, ViewData } from '$contract';
import { Sequel } from './sequel';
import type { Message, Send, Shown } from './table.svelte';
import type { View } from './view';

/** Who answers for the other seats in a plan. */
export type Others = 'hand' | 'bot';

export interface Plan {
  /** The answers tried, each with its seat: `FR shift caicos`. */
  answers: string[];
  /** Those that were taken back, or come after the step that is shown. */
  ahead: string[];
  /** The position at which it begins. */
  at: number;
  fromPast: boolean;
  steps: PlanStep[];
  /** What can be carried out in one go, for how many of the answers. */
  ready: string[];
  readyAnswers: number;
  /** What happens in it, as lines of a log. */
  told: LogEntry[];
  /** What of an earlier plan no longer fits: left out, or not reached because something was refused. */
  leftOut: string[];
  rest: string[];
  refused: ErrorBody | null;
  shown: Shown;
}

/** What became of a plan that was carried out: how many answers were given, what remains of it. */
export interface CarriedOut {
  given: number;
  rest: string[];
}

/** Where answers lead, up to the next question, and what happens on the way, as lines of a log. */
export interface Foreseen {
  view: View;
  told: LogEntry[];
}

/** What is asked of the server. */
interface Tried {
  answers: string[];
  at: number | null;
  others?: 'bot';
  lenient?: boolean;
  share?: boolean;
}

interface Around {
  seat: () => Seat | null;
  present: () => Shown | null;
  read: (view: ViewData) => View;
  send: Send;
}

/** Between two answers of bots, in milliseconds: one sees what happens, and the server is not pressed. */
const PAUSE = 260;
const MOST_BOT_ANSWERS = 60;

/** A plan in which nothing is answered yet. */
export const emptyPlan = (shown: Shown, at = 0): Plan => ({
  answers: [],
  ahead: [],
  at,
  fromPast: false,
  steps: [],
  ready: [],
  readyAnswers: 0,
  told: [],
  leftOut: [],
  rest: [],
  refused: null,
  shown,
});

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE));

export class Planning {
  plan = $state.raw<Plan | null>(null);
  others = $state<Others>('bot');
  /** A bot thinks about its answer in the plan. */
  thinking = $state(false);
  carriedOut = $state.raw<CarriedOut | null>(null);
  readonly #sequel = new Sequel();
  /** How often something else was to be shown: a reply that comes late is not. */
  #led = 0;

  /** Whose plan it is: after the end of a game it may be anybody's. */
  #seat: Seat | null = null;

  constructor(private readonly around: Around) {}

  get seat(): Seat | null {
    return this.#seat ?? this.around.seat();
  }

  /** Begin a plan of a seat, now or at a past position; what does not fit of given answers is left out. */
  async begin(
    at: number | null,
    answers: string[] = [],
    seat: Seat | null = this.around.seat(),
  ): Promise<void> {
    this.carriedOut = null;
    this.#seat = seat;
    const plan = await this.#lead({ answers, at, lenient: true });
    if (plan) this.plan = { ...plan, fromPast: at !== null };
  }

  leave(): void {
    this.#led += 1;
    this.plan = null;
    this.#seat = null;
    this.thinking = false;
  }

  /** Answer for whoever is shown; bots go on from there if they play the others. */
  async answer(options: string[]): Promise<void> {
    const { plan } = this;
    const seat = plan?.shown.view.seat;
    if (!plan || !seat) return;
    const given = options.map((option) => `${seat} ${option}`);
    const alike = given.every((answer, place) => plan.ahead[place] === answer);
    await this.#show([...plan.answers, ...given], alike ? plan.ahead.slice(given.length) : []);
    await this.letBotsAnswer();
  }

  /** Take back: one answer with those of bots since, or everything. */
  back(steps: number | 'turn'): Promise<void> {
    const answers = this.plan?.answers ?? [];
    if (steps === 'turn') return this.goTo(0);
    const own = answers.findLastIndex((answer) => answer.startsWith(`${this.seat} `));
    return this.goTo(this.others === 'bot' && own >= 0 ? own : answers.length - steps);
  }

  /** Be where the plan stood after so many answers; what comes after is kept to go on with. */
  async goTo(length: number): Promise<void> {
    if (!this.plan) return;
    const all = [...this.plan.answers, ...this.plan.ahead];
    await this.#show(all.slice(0, length), all.slice(length));
  }

  /** Where answers of a seat would lead, without showing it; null if they do not fit. */
  async foresee(
    options: string[],
    at: number | null = this.plan?.at ?? null,
    seat: Seat | null = this.seat,
  ): Promise<Foreseen | null> {
    const { plan } = this;
    const before = plan?.told.length ?? 0;
    const answers = [...(plan?.answers ?? []), ...options];
    const reply = await this.#try({ answers, at, lenient: true }, seat);
    if (!reply || reply.rest.length > 0) return null;
    return { view: this.around.read(reply.view), told: reply.log.slice(before) };
  }

  /** Let the others be played by hand or by bots from here on. */
  async setOthers(others: Others): Promise<void> {
    this.others = others;
    if (this.waitsFor === null) return;
    if (others === 'bot') await this.letBotsAnswer();
    else if (this.plan) await this.#show(this.plan.answers, this.plan.ahead);
  }

  /** The other seat that would have to answer now, where who plans is not asked. */
  get waitsFor(): Seat | null {
    const asked = this.plan?.shown.view.asks.map((ask) => ask.seat) ?? [];
    const own = this.seat;
    return own !== null && asked.includes(own) ? null : (asked[0] ?? null);
  }

  /** Let bots answer until who plans is asked. */
  async letBotsAnswer(): Promise<void> {
    if (this.thinking) return;
    this.thinking = true;
    try {
      for (let n = 0; n < MOST_BOT_ANSWERS && this.#isForBots; n += 1) {
        const { plan } = this;
        if (!plan) return;
        const { answers, at, fromPast } = plan;
        const next = await this.#lead({ answers, at, others: 'bot' });
        if (!next) return;
        this.plan = { ...next, fromPast };
        await pause();
      }
    } finally {
      this.thinking = false;
    }
  }

  get #isForBots(): boolean {
    return this.others === 'bot' && this.waitsFor !== null;
  }

  /** Give at the table what leads to the first decision of another, or of luck: all of it or nothing. */
  async carryOut(): Promise<void> {
    const { plan } = this;
    const seat = this.around.seat();
    if (!plan || seat === null) return;
    const { ready, readyAnswers, answers, ahead, at } = plan;
    await this.around.send({ type: 'answer', seat, options: ready, at });
    this.leave();
    this.carriedOut = { given: readyAnswers, rest: [...answers, ...ahead].slice(readyAnswers) };
  }

  /** How many of its first answers tell nothing that only this seat can know. */
  async countOpen(answers: string[], at: number | null): Promise<number> {
    return (await this.#try({ answers, at, lenient: true, share: true }))?.open ?? 0;
  }

  /** What to ask the server about where the plan leads. */
  get question(): { answers: string[]; at: number; others: 'hand' | 'wait' } | null {
    const { plan } = this;
    const others = this.others === 'hand' ? 'hand' : 'wait';
    return plan && { answers: plan.answers, at: plan.at, others };
  }

  async #show(answers: string[], ahead: string[]): Promise<void> {
    const { plan } = this;
    if (!plan) return;
    const next = await this.#lead({ answers, at: plan.at });
    if (next) this.plan = { ...next, ahead, fromPast: plan.fromPast };
  }

  /** Where answers lead, to be shown; null if the player wanted something else meanwhile. */
  async #lead(tried: Tried): Promise<Plan | null> {
    this.#led += 1;
    const led = this.#led;
    const reply = await this.#try(tried);
    return reply && led === this.#led ? this.#planOf(reply) : null;
  }

  async #try(plan: Tried, seat = this.seat): Promise<(Sandbox & { view: ViewData }) | null> {
    if (seat === null) return null;
    const others = plan.others ?? (this.others === 'hand' ? 'hand' : 'wait');
    const message: Message = { type: 'sandbox', seat, ...plan, others };
    const reply = await this.around.send(message);
    return reply.type === 'sandbox' ? { ...reply, ...this.#sequel.read(reply) } : null;
  }

  #planOf(reply: Sandbox & { view: ViewData }): Plan {
    const { start, steps } = reply;
    const given = steps.filter((step) => !step.forced);
    const log = this.around.present()?.log.filter((line) => line.at <= start) ?? [];
    return {
      ...emptyPlan({ view: this.around.read(reply.view), log, undoable: given.length, clocks: {} }, start),
      answers: given.map(({ seat, option }) => `${seat} ${option}`),
      steps,
      ready: reply.ready,
      readyAnswers: reply.ready_answers,
      told: reply.log,
      leftOut: reply.left_out,
      rest: reply.rest,
      refused: reply.refused,
    };
  }
}
