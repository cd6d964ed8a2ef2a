/** The board alone, on a table that a file describes: for pictures and for tests in the browser.
 *
 * ?game=<id> &position=<address of a file with view and log> &language=pl &theme=dark
 */

import { mount } from 'svelte';
import '$style/fonts.css';
import '$style/tokens.css';
import '$style/base.css';
import '$style/table.css';
import sprite from '$style/symbols.svg?raw';
import { GAMES, loadGame } from '$games/index';
import type { LogEntry, Verdict } from '$contract';
import type { View } from '$shell/view';
import { screen } from '$shell/screen.svelte';
import { TableClient } from '$shell/table.svelte';
import { words } from '$shell/words.svelte';

interface Position {
  view: View;
  log: LogEntry[];
  verdicts?: Record<string, Verdict[]>;
}

declare global {
  interface Window {
    /** What the board answered. */
    answers: string[];
    table: TableClient;
    /** Put another position on the table. */
    lay: (position: Position) => void;
  }
}

const query = new URLSearchParams(location.search);
const position = (await (await fetch(query.get('position') ?? '')).json()) as Position;

/** A server that has only this position. */
class OnePosition extends EventTarget {
  static readonly OPEN = 1;
  readonly readyState = 1;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    super();
    window.lay = (next) => this.lay(next);
    setTimeout(() => this.onopen?.());
  }

  #tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  lay({ view, log }: Position): void {
    const { seat } = view;
    const from = 0;
    this.#tell({ type: 'state', position: view.position, seat, view, log, from, undoable: 0, clocks: {} });
  }

  send(data: string): void {
    const message = JSON.parse(data) as { type: string; id: number; option?: string; target?: string };
    if (message.type === 'hello') {
      const { seat } = position.view;
      this.#tell({ type: 'welcome', table: {}, seats: seat ? [seat] : [], seed_hash: '' });
      this.lay(position);
    } else if (message.type === 'answer') {
      window.answers.push(message.option ?? '');
      this.#tell({ type: 'ack', id: message.id, position: position.view.position + 1 });
    } else if (message.type === 'why') {
      const verdicts = position.verdicts?.[message.target ?? ''] ?? [];
      this.#tell({ type: 'why', id: message.id, verdicts });
    }
  }

  close(): void {
    this.onclose?.({ code: 1000 });
  }
}

window.answers = [];
Object.assign(window, { WebSocket: OnePosition });
document.documentElement.dataset.theme = query.get('theme') ?? 'light';
const played = query.get('game') ?? '';
document.body.insertAdjacentHTML(
  'afterbegin',
  `<div class="sprite">${sprite}${GAMES[played]?.symbols ?? ''}</div>`,
);
await words.play(played, query.get('language') ?? 'en');
const game = await loadGame(played);
await document.fonts.ready;

screen.watch();
const app = document.getElementById('app');
const table = new TableClient(
  'harness',
  () => [],
  () => words.language,
);
window.table = table;
table.connect();
if (app && game) {
  app.className = 'table';
  mount(game.Board, { target: app, props: { table } });
}
