/** What went wrong, in the words of the player. */

import { ApiError } from './api';
import { TableError } from './table.svelte';
import { text, words } from './words.svelte';

/** The reason of the rules if there is one, else the text of the error's code. */
export function complaint(error: unknown): string {
  if (error instanceof TableError && error.verdict && words.has(error.verdict.reason)) {
    return text(error.verdict.reason, error.verdict.args);
  }
  if (error instanceof ApiError || error instanceof TableError) {
    return errorText(error.code);
  }
  return text('error-unknown');
}

/** Refusals that the page knows more about than the server says. */
const OWN: Readonly<Record<string, string>> = {
  'too-many-tables': 'lobby-too-many',
  'others-play': 'menu-delete.others',
};

/** What the server calls an error, in the words of the reader; its own message is in English. */
export function errorText(code: string): string {
  const known = OWN[code] ?? `error-${code}`;
  return text(words.has(known) ? known : 'error-unknown');
}
