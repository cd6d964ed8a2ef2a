/** What a lesson says, and how the table stands to its steps; see docs/adding-a-game.md. */

import type { LessonInfo, LessonStep, LessonWhen } from '$contract';
import type { View } from '$shell/view';

export type { LessonInfo as Lesson, LessonStep as Step };

/** How far a table has come: how many answers were given, and how many of them by the plan. */
export interface Progress {
  position: number;
  followed: number;
}

/** Beyond the end of the plan nobody can leave it. */
export function progress(lesson: LessonInfo, position: number, followed: number): Progress {
  return { position: Math.min(position, lesson.steps.at(-1)?.end ?? 0), followed };
}

export const isOnPlan = ({ position, followed }: Progress): boolean => position === followed;

/** A step in which something has to be done, by the learner or by others. */
export const isDeed = ({ start, end }: LessonStep): boolean => end > start;

/** The table has gone beyond a step: its part of the plan is done, or it was only to be read before. */
export const isOver = (step: LessonStep, position: number): boolean =>
  isDeed(step) ? position >= step.end : position > step.start;

/** The step for a position of the plan: the first that is not over. */
export function stepAt(steps: LessonStep[], position: number): number {
  const found = steps.findIndex((step) => !isOver(step, position));
  return found < 0 ? steps.length - 1 : found;
}

/** What the learner is advised to answer now. */
export const advised = (step: LessonStep, position: number): string | null => step.answers[position] ?? null;

/** How many answers the learner still gives in a step. */
export const answersLeft = (step: LessonStep, position: number): number =>
  Object.keys(step.answers).filter((at) => Number(at) >= position).length;

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Whether what a step speaks of is on the table, for who has left the plan. */
export function isDue(when: LessonWhen | null, view: View): boolean {
  if (!when) return false;
  const asked = view.asks.find((ask) => ask.options)?.prompt ?? null;
  if (when.prompt !== null && when.prompt !== asked) return false;
  const state = view.state as Record<string, unknown>;
  return Object.entries(when.state).every(([field, value]) => same(state[field], value));
}
