/** The way through a lesson; it is kept, so that a reload does not lose it. */

import type { View } from '$shell/view';
import { recall, remember } from '$shell/storage';
import { isDeed, isDue, isOnPlan, isOver, stepAt, type Lesson, type Progress, type Step } from './lesson';

const KEPT = 'lessons';
const MOST_KEPT = 20;

interface Kept {
  step: number;
  folded: boolean;
  /** The learner goes on without the plan. */
  free: boolean;
}

const keptLessons = (): Record<string, Kept> => recall<Record<string, Kept>>(KEPT, {});

export class Course {
  readonly lesson: Lesson;
  readonly #table: string;
  #at = $state(0);
  #folded = $state(false);
  #free = $state(false);
  /** The lesson gives the answers of this part of the plan, up to a position. */
  playsTo = $state<number | null>(null);
  #last: Progress | null = null;

  constructor(table: string, lesson: Lesson) {
    this.#table = table;
    this.lesson = lesson;
    const kept = keptLessons()[table];
    if (!kept) return;
    this.#at = Math.min(kept.step, lesson.steps.length - 1);
    this.#folded = kept.folded;
    this.#free = kept.free;
  }

  get step(): Step {
    const step = this.lesson.steps[this.#at];
    if (!step) throw new Error('a lesson has a step');
    return step;
  }

  /** Which step this is, counted from one. */
  get number(): number {
    return this.#at + 1;
  }

  get isLast(): boolean {
    return this.#at === this.lesson.steps.length - 1;
  }

  get folded(): boolean {
    return this.#folded;
  }

  get free(): boolean {
    return this.#free;
  }

  fold(folded: boolean): void {
    this.#folded = folded;
    if (folded) this.playsTo = null;
    this.#keep();
  }

  /** On to what is read next; false at the end, and where something has to be done first. */
  next({ position }: Progress): boolean {
    if (this.isLast || (isDeed(this.step) && !isOver(this.step, position))) return false;
    this.#go(this.#at + 1);
    return true;
  }

  back(): void {
    this.#go(Math.max(0, this.#at - 1));
  }

  /** Go on without the plan: the lesson folds, and speaks again when something new comes up. */
  goFree(): void {
    this.#free = true;
    this.fold(true);
  }

  /** The game went on, or was taken back: so does the lesson; what is read again stays meanwhile. */
  follow(now: Progress, view: View): void {
    const before = this.#last;
    this.#last = now;
    const moved = before?.position !== now.position || before.followed !== now.followed;
    if (!moved) return;
    if (isOnPlan(now)) this.#followPlan(now.position, before === null);
    else {
      this.playsTo = null;
      if (this.#free) this.#tellNew(view);
    }
  }

  #followPlan(position: number, first: boolean): void {
    this.#free = false;
    const { step } = this;
    const early = position < step.start;
    if (early || (isOver(step, position) && !(first && !isDeed(step)))) {
      this.#go(stepAt(this.lesson.steps, position));
    }
  }

  #tellNew(view: View): void {
    const later = this.lesson.steps.findIndex((step, n) => n > this.#at && isDue(step.when, view));
    if (later < 0) return;
    this.#folded = false;
    this.#go(later);
  }

  #go(at: number): void {
    this.#at = at;
    this.#keep();
  }

  #keep(): void {
    const kept: Kept = { step: this.#at, folded: this.#folded, free: this.#free };
    const others = Object.entries(keptLessons()).filter(([table]) => table !== this.#table);
    remember(KEPT, Object.fromEntries([...others.slice(1 - MOST_KEPT), [this.#table, kept]]));
  }
}
