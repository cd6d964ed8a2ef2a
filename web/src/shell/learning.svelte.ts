/** What this player has learnt of each game; kept in the browser. */

import { recall, remember } from './storage';

/** The three lessons of a game: in short, the guided first round, its terms. */
export const LESSONS = ['primer', 'round', 'terms'] as const;
export type LessonName = (typeof LESSONS)[number];

const KEPT = 'learnt';

class Learning {
  #learnt = $state.raw(recall<Record<string, string[]>>(KEPT, {}));

  has(game: string, lesson: LessonName): boolean {
    return this.#learnt[game]?.includes(lesson) ?? false;
  }

  add(game: string, lesson: LessonName): void {
    if (this.has(game, lesson)) return;
    this.#learnt = { ...this.#learnt, [game]: [...(this.#learnt[game] ?? []), lesson] };
    remember(KEPT, this.#learnt);
  }

  /** The lesson that comes next. */
  next(game: string): LessonName | null {
    return LESSONS.find((lesson) => !this.has(game, lesson)) ?? null;
  }
}

export const learning = new Learning();
