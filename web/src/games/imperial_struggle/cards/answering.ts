/** Answering with a tile or a card. */

import { TableError, type TableClient } from '$shell/table.svelte';

/** Answer; what comes too late is shown by the next state of the table. */
export function give(table: TableClient, option: string): void {
  table.answer(option).catch((error: unknown) => {
    if (!(error instanceof TableError)) throw error;
  });
}
