/** The keys of the board: arrows walk, ↵ answers, Esc closes, 0–4 show maps, + and − zoom. */

import { tick } from 'svelte';
import { DIRECTIONS, nearest } from '$shell/board/walking';
import { REGIONS } from '../facts';
import type { BoardModel } from './board.svelte';
import { PLACE_IDS, onSheet } from './layout';

const POINTS = Object.fromEntries(PLACE_IDS.map((id) => [id, onSheet(id)]));
const ZOOM = 1.4;

/** The target or the plate that an element belongs to. */
export function targetAt(element: EventTarget | null): { id?: string; map?: string } {
  const found = element instanceof Element ? element.closest('[data-id], [data-map]') : null;
  if (!found) return {};
  const id = found.getAttribute('data-id');
  const map = found.getAttribute('data-map');
  return { ...(id ? { id } : {}), ...(map ? { map } : {}) };
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
  const map = REGIONS[Number(key) - 1];
  if (key === 'Escape' && board.card) {
    const { id } = board.card;
    board.close();
    focusOn(id);
    event.stopImmediatePropagation();
  } else if (key === '0') board.camera.show('all');
  else if (map) board.camera.show(map, board.targetPoints(map));
  else if (key === '+' || key === '=') board.camera.zoom(ZOOM);
  else if (key === '-' || key === '−') board.camera.zoom(1 / ZOOM);
}

/** Keys on a space, an advantage or a plate. */
export function onBoardKey(event: KeyboardEvent, board: BoardModel): void {
  const { id, map } = targetAt(event.target);
  const direction = DIRECTIONS[event.key];
  if (direction && id && POINTS[id]) {
    event.preventDefault();
    const next = nearest(POINTS[id], direction, POINTS);
    if (!next) return;
    const point = POINTS[next];
    if (point) board.camera.reveal(point);
    focusOn(next);
  } else if (event.key === 'Enter' || event.key === ' ') {
    event.preventDefault();
    if (id) pressByKey(board, id);
    else showMap(board, map);
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

export function showMap(board: BoardModel, map: string | undefined): void {
  const region = REGIONS.find((each) => each === map);
  if (region) board.camera.show(board.camera.shown === region ? 'all' : region);
}

function focusOn(id: string): void {
  document.querySelector<SVGElement>(`.play-sheet [data-id='${id}']`)?.focus();
}
