/** The keys of the map: arrows walk, ↵ answers, Esc closes, 1 to 5 are layers, W the distant maps, L the list. */

import { tick } from 'svelte';
import type { Point } from '$shell/board/camera.svelte';
import { DIRECTIONS, nearest } from '$shell/board/walking';
import { drawers } from '../drawers/drawers.svelte';
import { PROVINCE_PLACES } from '../map/chart';
import type { BoardModel } from './board.svelte';
import { LAYERS } from './layers';

const ZOOM = 1.4;

/** The thing of the map that an element belongs to. */
export function spotAt(element: EventTarget | null): string | null {
  const found = element instanceof Element ? element.closest('[data-id]') : null;
  return found?.getAttribute('data-id') ?? null;
}

/** The target that is meant by an element. */
export function targetAt(element: EventTarget | null, board: BoardModel): string | null {
  const spot = spotAt(element);
  return spot === null ? null : board.resolve(spot);
}

function isTyping(event: KeyboardEvent): boolean {
  const { target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true;
  return target instanceof Element && target.closest('input, textarea, select, dialog') !== null;
}

const ACTIONS: Readonly<Record<string, (board: BoardModel) => void>> = {
  0: ({ camera }) => camera.showAll(),
  '+': ({ camera }) => camera.zoom(ZOOM),
  '=': ({ camera }) => camera.zoom(ZOOM),
  '-': ({ camera }) => camera.zoom(1 / ZOOM),
  w: (board) => (board.isDistant = !board.isDistant),
  f: (board) => (board.isListing = !board.isListing),
  e: () => drawers.toggle('events'),
  i: () => drawers.toggle('ideas'),
  h: () => drawers.toggle('rulers'),
  b: () => drawers.toggleWars(),
  o: () => drawers.toggle('offers'),
};

/** Keys that work wherever the focus is; the page hears nothing of those. */
export function onWindowKey(event: KeyboardEvent, board: BoardModel): void {
  if (isTyping(event)) return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const layer = LAYERS[Number(key) - 1];
  if (key === 'Escape') {
    if (!closeTop(board)) return;
  } else if (layer) board.layer = layer;
  else if (ACTIONS[key]) ACTIONS[key](board);
  else return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Close what lies on top, if anything does. */
function closeTop(board: BoardModel): boolean {
  if (board.card) {
    const { id } = board.card;
    board.close();
    focusOn(id);
  } else if (board.isListing) board.isListing = false;
  else if (drawers.open !== null) drawers.open = null;
  else if (board.isDistant) board.isDistant = false;
  else return false;
  return true;
}

/** Where arrows lead to: the targets, or without any all Provinces. */
function stopsOf(board: BoardModel): Record<string, Point> {
  const targets = board.shownTargets.flatMap(([id]) => {
    const point = board.pointOf(id);
    return point ? [[id, point] as const] : [];
  });
  if (targets.length > 0) return Object.fromEntries(targets);
  return Object.fromEntries(Object.entries(PROVINCE_PLACES).map(([id, place]) => [`province-${id}`, place]));
}

/** Keys on a thing of the map. */
export function onBoardKey(event: KeyboardEvent, board: BoardModel): void {
  const id = targetAt(event.target, board);
  const direction = DIRECTIONS[event.key];
  const from = id && board.pointOf(id);
  if (direction && from) {
    event.preventDefault();
    const stops = stopsOf(board);
    const next = nearest(from, direction, stops);
    const point = next && stops[next];
    if (!next || !point) return;
    board.camera.reveal(point);
    focusOn(next);
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
  document.querySelector<SVGElement>(`.play-sheet [role='button'][data-id='${id}']`)?.focus();
}
