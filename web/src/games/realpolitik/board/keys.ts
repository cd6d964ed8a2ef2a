/** The keys of the map: arrows walk, ↵ answers, Esc closes, 0 shows all, + and − zoom. */

import { tick } from 'svelte';
import { DIRECTIONS, nearest } from '$shell/board/walking';
import { PLACES } from '../map/chart';
import type { BoardModel } from './board.svelte';

const ZOOM = 1.4;

/** The territory or General that an element belongs to. */
export function targetAt(element: EventTarget | null): string | null {
  const found = element instanceof Element ? element.closest('[data-id]') : null;
  return found?.getAttribute('data-id') ?? null;
}

function isTyping(event: KeyboardEvent): boolean {
  const { target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  return target instanceof Element && target.closest('input, textarea, select, dialog') !== null;
}

/** Keys that work wherever the focus is. */
export function onWindowKey(event: KeyboardEvent, board: BoardModel): void {
  if (isTyping(event)) return;
  const { key } = event;
  if (key === 'Escape' && board.card) {
    const { id } = board.card;
    board.close();
    focusOn(id);
    event.stopImmediatePropagation();
  } else if (key === '0') board.camera.showAll();
  else if (key === '+' || key === '=') board.camera.zoom(ZOOM);
  else if (key === '-' || key === '−') board.camera.zoom(1 / ZOOM);
}

/** Keys on a territory or a General. */
export function onBoardKey(event: KeyboardEvent, board: BoardModel): void {
  const id = targetAt(event.target);
  const direction = DIRECTIONS[event.key];
  const from = id && board.pointOf(id);
  if (direction && from) {
    event.preventDefault();
    const next = nearest(from, direction, PLACES);
    const point = next && PLACES[next];
    if (!point) return;
    board.camera.reveal(point);
    focusOn(`territory-${next}`);
  } else if (id && (event.key === 'Enter' || event.key === ' ')) {
    event.preventDefault();
    pressByKey(board, id);
  }
}

/** A card opened by key takes the focus: its first choice, or the card itself. */
function pressByKey(board: BoardModel, id: string): void {
  board.press(id, false);
  void tick().then(() => {
    const card = document.querySelector<HTMLElement>('.space-card');
    if (board.isSticky) (card?.querySelector<HTMLElement>('.choice, .confirm .gold') ?? card)?.focus();
  });
}

function focusOn(id: string): void {
  document.querySelector<SVGElement>(`.play-sheet [data-id='${id}']`)?.focus();
}
