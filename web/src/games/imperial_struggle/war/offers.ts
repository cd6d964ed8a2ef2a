/** The questions about war tiles, and the theaters that answer them. */

import type { Offered } from '$shell/view';
import { text } from '$shell/words.svelte';

const ABOUT_WAR: ReadonlySet<string> = new Set([
  'ask-place-bonus-tile',
  'ask-move-tile',
  'ask-move-tile-to',
  'ask-keep-tile',
  'ask-remove-or-return',
  'ask-swap-with',
  'ask-assign-tile',
  'ask-send-tile-back',
  'ask-place-byng',
]);
const THEATER_VERBS: ReadonlySet<string> = new Set(['theater', 'upgrade', 'swap']);

/** Whether the display of the war belongs to a question. */
export function concernsWar(prompt: string | undefined): boolean {
  return prompt !== undefined && ABOUT_WAR.has(prompt);
}

/** What is offered on a theater. */
export function answersOf(options: Offered[], theater: string): { option: string; label: string }[] {
  return options
    .map(({ option }) => ({ option, parts: option.split(' ') }))
    .filter(({ parts }) => THEATER_VERBS.has(parts[0] ?? '') && parts[1] === theater)
    .map(({ option, parts }) => ({ option, label: label(parts[0] ?? '', theater) }));
}

function label(verb: string, theater: string): string {
  if (verb === 'theater') return text('is-choose-theater');
  return text(`option-${verb}`, { target: `theater-${theater}` });
}
