/** The way through the guided first round; it is kept, so that a reload does not lose it. */

import type { View } from '$shell/view';
import { recall, remember } from '$shell/storage';
import { momentOf, type Moment, type Step } from './steps';

const KEPT = 'guide';

interface Kept {
  table: string;
  step: string;
}

/** Whether a first round at this table was begun and not yet left. */
export function isUnderway(table: string): boolean {
  return recall<Kept | null>(KEPT, null)?.table === table;
}

export class Course {
  readonly steps: Step[];
  readonly #first: Step;
  readonly #table: string;
  #at = $state(0);
  #seen: Moment | null = null;

  constructor(table: string, first: Step, others: Step[]) {
    this.#table = table;
    this.#first = first;
    this.steps = [first, ...others];
    const kept = recall<Kept | null>(KEPT, null);
    const step = kept?.table === table ? this.steps.findIndex((each) => each.text === kept.step) : 0;
    this.#go(Math.max(0, step), null);
  }

  get step(): Step {
    return this.steps[this.#at] ?? this.#first;
  }

  /** Which step this is, counted from one. */
  get number(): number {
    return this.#at + 1;
  }

  get isLast(): boolean {
    return this.#at === this.steps.length - 1;
  }

  /** On to the next step whose moment is not over; false at the end. */
  next(view: View): boolean {
    const after = this.steps.findIndex((step, n) => n > this.#at && momentOf(step, view) !== 'late');
    if (after < 0) return false;
    this.#go(after, view);
    return true;
  }

  back(view: View): void {
    this.#go(Math.max(0, this.#at - 1), view);
  }

  /** The game went on: a step that was waited for is passed, one that is only read again is not. */
  follow(view: View): void {
    const moment = momentOf(this.step, view);
    const passed = moment === 'late' && this.#seen !== null && this.#seen !== 'late';
    this.#seen = moment;
    if (passed) this.next(view);
  }

  leave(): void {
    remember(KEPT, null);
  }

  #go(at: number, view: View | null): void {
    this.#at = at;
    this.#seen = view && momentOf(this.step, view);
    remember(KEPT, { table: this.#table, step: this.step.text } satisfies Kept);
  }
}
