/** Keeps a card beside what it speaks of, while maps move and panels open. */

import { screen } from '$shell/screen.svelte';
import { overlap, placeCoach, type Box, type Point } from './place';
import { find, inSight, legalBoxes, spokenOf, toldBoxes, withRoom } from './sight';

const EVERY = 200;
const QUESTION = '#prompt';

const same = (one: Box | null, other: Box | null) =>
  one === other ||
  (one !== null &&
    other !== null &&
    Math.abs(one.x - other.x) +
      Math.abs(one.y - other.y) +
      Math.abs(one.w - other.w) +
      Math.abs(one.h - other.h) <
      2);

export class Standing {
  /** Around what is spoken of; nothing if that is not in sight. */
  ring = $state.raw<Box | null>(null);
  at = $state.raw<Point | null>(null);
  /** On a narrow page: as it is, the card has no place where it covers nothing, so it lies down. */
  wide = $state(false);
  #size = { w: 0, h: 0 };

  /** Begin to keep a card there; returns how to stop. */
  watch(card: HTMLElement, about: () => string[]): () => void {
    this.at = null;
    this.wide = false;
    const look = () => this.#look(card, about());
    const timer = setInterval(look, EVERY);
    const frame = requestAnimationFrame(look);
    addEventListener('resize', look);
    return () => {
      clearInterval(timer);
      cancelAnimationFrame(frame);
      removeEventListener('resize', look);
    };
  }

  #look(card: HTMLElement, about: string[]): void {
    const found = find(about);
    const seen = found && inSight(found);
    const ring = seen && withRoom(seen);
    const moved = !same(ring, this.ring);
    if (moved) this.ring = ring;
    if (screen.phone) return;
    const size = { w: card.offsetWidth, h: card.offsetHeight };
    const grown = size.w !== this.#size.w || size.h !== this.#size.h;
    const avoid = [...legalBoxes(), ...spokenOf(about)];
    const covers = (at: Point) => avoid.some((each) => overlap({ ...at, ...size }, each));
    if (this.at !== null && !moved && !grown && !covers(this.at)) return;
    this.#size = size;
    const question = document.querySelector(QUESTION);
    const near = seen ?? (question && inSight(question)) ?? { x: 0, y: 0, w: innerWidth, h: 0 };
    const at = placeCoach(size, { w: innerWidth, h: innerHeight }, near, avoid, toldBoxes());
    if (screen.narrow && !this.wide && covers(at)) this.wide = true;
    else this.at = at;
  }
}
