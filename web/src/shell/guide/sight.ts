/** What is in sight on the page, and where. */

import { overlap, type Box } from './place';

/** What must never be covered: the question, everything that may be chosen, and what opens the rest. */
const LEGAL = [
  '.prompt',
  '.bars .notice',
  '.play-sheet .lit',
  '.tile.legal',
  '.picker .button',
  '.picker .text',
  '.tray .button.gold',
  '.tray .legal',
  '.drawer [data-option]',
  '.small.may',
  '.side [role="tab"]',
  '.rail',
  '.space-card[role="dialog"]',
].join(',');

/** What is better left in sight: how the maps stand. */
const TOLD = '.play-sheet .plate';

/** What is larger than its frame is moved or scrolled within it. */
const FRAMES = '.board-area, .tray, .scroll';
const ROOM = 6;

function rect(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, w: width, h: height };
}

function cut(box: Box, frame: Box): Box | null {
  if (!overlap(box, frame)) return null;
  const x = Math.max(box.x, frame.x);
  const y = Math.max(box.y, frame.y);
  return {
    x,
    y,
    w: Math.min(box.x + box.w, frame.x + frame.w) - x,
    h: Math.min(box.y + box.h, frame.y + frame.h) - y,
  };
}

/** Whether a drawer has risen over an element. */
function isUnderDrawer(element: Element, { x, y, w, h }: Box): boolean {
  if (element.closest('.drawer')) return false;
  return document.elementFromPoint(x + w / 2, y + h / 2)?.closest('.drawer') != null;
}

/** Where an element can be seen: within the window, and within the frame that it moves in. */
export function inSight(element: Element): Box | null {
  const box = rect(element);
  if (box.w === 0 || box.h === 0 || isUnderDrawer(element, box)) return null;
  const frame = element.parentElement?.closest(FRAMES);
  const clips = frame && getComputedStyle(frame).overflowY !== 'visible';
  const within = clips ? cut(box, rect(frame)) : box;
  return within && cut(within, { x: 0, y: 0, w: innerWidth, h: innerHeight });
}

/** The first of some elements that is in sight. */
export function find(selectors: string[]): Element | null {
  for (const selector of selectors) {
    for (const element of document.querySelectorAll(selector)) {
      if (inSight(element)) return element;
    }
  }
  return null;
}

/** Bring the first of some elements into sight that lies in a list; boards move by themselves. */
export function scrollTo(selectors: string[]): void {
  if (find(selectors)) return;
  const there = selectors.flatMap((selector) => [...document.querySelectorAll(selector)]);
  there.find((each) => !(each instanceof SVGElement))?.scrollIntoView({ block: 'center' });
}

const boxes = (selector: string): Box[] =>
  [...document.querySelectorAll(selector)].flatMap((each) => inSight(each) ?? []);

/** What is covered least of all counts twice. */
export const legalBoxes = (): Box[] => [...boxes(LEGAL), ...boxes('.prompt')];
/** Where all is that is spoken of, not only the first. */
export const spokenOf = (selectors: string[]): Box[] => selectors.flatMap(boxes);
export const toldBoxes = (): Box[] => boxes(TOLD);

export function withRoom({ x, y, w, h }: Box): Box {
  const left = Math.max(2, x - ROOM);
  const top = Math.max(2, y - ROOM);
  return {
    x: left,
    y: top,
    w: Math.min(innerWidth - 2, x + w + ROOM) - left,
    h: Math.min(innerHeight - 2, y + h + ROOM) - top,
  };
}
