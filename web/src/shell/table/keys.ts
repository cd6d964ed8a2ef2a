/** The keys of the table page; those of the board are its own. */

import { screen } from '$shell/screen.svelte';
import type { Desk } from './desk.svelte';
import { goToChoice, isAtRest } from './focus.svelte';

const BUSY = 'input, textarea, select, dialog, [role="dialog"]';

function isTyping(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true;
  if (!(event.target instanceof Element)) return false;
  if (event.key === 'Escape' && event.target.matches('input[type="range"]')) return false;
  return event.target.closest(BUSY) !== null;
}

/** Esc closes what lies on top: a card on the board first, which closes itself. */
function close(desk: Desk): void {
  if (document.querySelector('.board-area .popover')) return;
  if (desk.moments.lifted) {
    desk.moments.lifted = false;
    return;
  }
  if (desk.confirming !== null) desk.think();
  else if (screen.dialog) screen.dialog = null;
  else if (screen.narrow && screen.side) screen.fold();
  else if (screen.war) screen.war = false;
  else if (desk.table.past) desk.table.backToPresent();
}

function confirm(event: KeyboardEvent, desk: Desk): void {
  const { primary } = desk;
  if (!isAtRest() || primary === null || desk.busy || !desk.isSafe(primary)) return;
  event.preventDefault();
  desk.press(primary);
}

const ACTIONS: Record<string, (desk: Desk) => void> = {
  u: (desk) => void (desk.canUndo && desk.undo()),
  '?': () => (screen.dialog = 'keys'),
  m: ({ moments }) => (moments.lifted = false),
  l: () => screen.toggle('log'),
  c: () => screen.toggle('chat'),
  g: ({ course }) => course?.fold(!course.folded),
  t: () => (screen.tray = !screen.tray),
  w: () => (screen.war = !screen.war),
  r: (desk) => {
    if (desk.table.past) desk.table.backToPresent();
    else void desk.replay(desk.last);
  },
  Escape: close,
};

export function onTableKey(event: KeyboardEvent, desk: Desk): void {
  if (isTyping(event)) return;
  if (event.key === 'Enter') {
    confirm(event, desk);
    return;
  }
  const { past } = desk.table;
  if (past && (event.key === 'ArrowLeft' || event.key === 'ArrowRight')) {
    if (event.target instanceof Element && event.target.closest('.board-area, [role="tablist"]')) return;
    void desk.replay(past.at + (event.key === 'ArrowLeft' ? -1 : 1));
    return;
  }
  goToChoice(event);
  ACTIONS[event.key.length === 1 ? event.key.toLowerCase() : event.key]?.(desk);
}
