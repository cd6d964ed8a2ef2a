/** Tables at which nothing moves, for the tests of the panels. */

import type { LogEntry } from '$contract';
import type { Ask, View } from '$shell/view';
import { emptyPlan } from '$shell/planning.svelte';
import { TableClient } from '$shell/table.svelte';
import type { ImperialState } from '../state';
import type { Position } from './positions';

export interface StillTable {
  table: TableClient;
  /** What was answered. */
  answers: string[];
}

/** A table that shows a position, perhaps with a question, and takes note of the answers. */
export function stillTable(
  { state, explain }: Position,
  question: { prompt: string; options: string[]; args?: Ask['args'] } | null = null,
  log: LogEntry[] = [],
): StillTable {
  const seat = state.own?.power?.toUpperCase() ?? null;
  const asks: Ask[] =
    question && seat
      ? [
          {
            seat,
            cite: '5.1',
            prompt: question.prompt,
            args: question.args ?? {},
            options: question.options.map((option) => ({ option, cost: null })),
          },
        ]
      : [];
  const view: View<ImperialState> = {
    game: 'imperial_struggle',
    seat,
    position: 1,
    seats: ['FR', 'BR'],
    seed_hash: '',
    asks,
    state,
    asides: [],
    confidants: null,
    explain,
    result: null,
  };
  const answers: string[] = [];
  const table = new TableClient(
    'still',
    () => [],
    () => 'en',
  );
  table.seat = seat;
  table.plan = emptyPlan({ view, log, undoable: 0, clocks: {} });
  table.answer = (option) => {
    answers.push(option);
    return Promise.resolve();
  };
  return { table, answers };
}
