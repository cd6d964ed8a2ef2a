/** The focus of the table page: it never falls to nothing, and goes on to what may be chosen. */

import { tick } from 'svelte';
import type { Desk } from './desk.svelte';

/** What may be chosen, wherever it stands. */
const CHOICES = '.prompt .choice, .prompt .gold, .board-area .lit, .tray .lit, .tray .legal, .over .legal';
const ONWARD: ReadonlySet<string> = new Set(['Tab', 'ArrowRight', 'ArrowDown']);

const question = (): HTMLElement | null => document.querySelector('#prompt');

const isNowhere = (): boolean => {
  const focus = document.activeElement;
  return focus === null || focus === document.body;
};

/** Nothing has the focus but the question itself. */
export const isAtRest = (): boolean => isNowhere() || document.activeElement === question();

function firstChoice(): HTMLElement | SVGElement | null {
  const all = document.querySelectorAll<HTMLElement | SVGElement>(CHOICES);
  return [...all].find((each) => each.tabIndex >= 0 && each.getClientRects().length > 0) ?? null;
}

/** A key from the question, or from nothing, that leads to the first choice; Tab at first skips the head. */
export function goToChoice(event: KeyboardEvent): void {
  if (!ONWARD.has(event.key) || event.shiftKey || !isAtRest()) return;
  if (event.key === 'Tab' && isNowhere()) return;
  const choice = firstChoice();
  if (!choice) return;
  event.preventDefault();
  choice.focus();
}

/** Where an answer takes away what had the focus, it goes to the question; call once inside the page. */
export function keepFocus(desk: Desk): void {
  let had = false;
  $effect.pre(() => {
    void desk.table.view;
    had = !isNowhere();
  });
  $effect(() => {
    void desk.table.view;
    if (had) void tick().then(() => isNowhere() && question()?.focus({ preventScroll: true }));
  });
}
