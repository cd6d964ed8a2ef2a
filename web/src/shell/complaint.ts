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
    const known = `error-${error.code}`;
    return words.has(known) ? text(known) : error.message;
  }
  return text('error-unknown');
}
