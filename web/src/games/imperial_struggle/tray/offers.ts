/** The options that are answered with a tile or a card rather than on the board. */

import type { Ask, Offered } from '$shell/view';
import { MINISTRIES } from '../cards/facts';

/** The verbs of tiles, events and ministries. */
const TRAY_VERBS: ReadonlySet<string> = new Set(['take', 'play', 'discard', 'appoint', 'reveal', 'ability']);

/** The questions in which cards are weighed against each other: they are laid out to be read. */
const PICKS: ReadonlySet<string> = new Set([
  'ask-discard',
  'ask-discard-event',
  'ask-appoint',
  'ask-exchange-ministry',
  'ask-reveal-for-bonus',
]);

export function isInTray(option: string): boolean {
  return TRAY_VERBS.has(option.split(' ')[0] ?? '');
}

/** Whether a question is to be answered with cards; one about a secret may find none of them. */
export function isPick({ prompt, options = [] }: Ask): boolean {
  return PICKS.has(prompt) && options.some(({ option }) => isInTray(option));
}

/** The page of a phone on which a question is answered, if it is one of the tray's. */
export function pageOf(ask: Ask): 'hand' | 'tiles' | null {
  if (isPick(ask)) return 'hand';
  return ask.prompt === 'ask-invest' ? 'tiles' : null;
}

/** The verbs among some that are offered on a card, such as `play` and `discard`. */
export function verbsOn(options: Offered[], card: string, ...verbs: string[]): string[] {
  return verbs.filter((verb) => options.some(({ option }) => option === `${verb} ${card}`));
}

/** The options of a ministry: itself, and its abilities. */
export function ministryOptions(options: Offered[], ministry: string): string[] {
  return options
    .map(({ option }) => option)
    .filter((option) => {
      const [verb, target = ''] = option.split(' ');
      if (verb === 'ability') return target.startsWith(`${ministry}-`);
      return (verb === 'reveal' || verb === 'appoint') && target === ministry;
    });
}

/** The names by which a lesson speaks of a ministry and of its abilities. */
export function namesOf(ministry: string): string {
  const abilities = MINISTRIES[ministry]?.abilities ?? [];
  return [`ministry-${ministry}`, ...abilities.map((key) => `ability-${ministry}-${key}`)].join(' ');
}

/** So many cards no longer fit side by side with all that stands on them. */
const CROWD = 5;

export const isCrowded = (cards: number): boolean => cards >= CROWD;
