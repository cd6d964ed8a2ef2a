/** How cards, options and sums are put into words. */

import { text, verbatim, words } from '$shell/words.svelte';
import { PROVIDENCE, TERRITORY, type WarModifier } from '../facts';
import { targetOf, verbOf, type Offered } from '$shell/view';
import { KINDS } from '../contract';

/** An option in the player's words. */
export function optionText(option: string): string {
  const verb = verbOf(option);
  const target = targetOf(option);
  return text(`option-${verb}`, target === '' ? {} : { target: `${KINDS[verb] ?? ''}-${target}` });
}

/** What a thing is called by who cannot see it: its name, and what may be done with it. */
export function mayText(name: string, offers: readonly Offered[]): string {
  const [first] = offers;
  if (!first) return name;
  const may = verbatim(optionText(first.option));
  return text('im-may', { what: verbatim(name), n: offers.length, may });
}

export interface Paragraph {
  /** A text that heads it. */
  head: string | null;
  body: string;
}

const PARTS: readonly (readonly [string, string | null])[] = [
  ['text', null],
  ['permanent', 'im-permanent'],
  ['immediate', 'im-immediate'],
  ['release', 'im-release'],
];

/** What a card says, in paragraphs. */
export function effectOf(id: string): Paragraph[] {
  return PARTS.filter(([part]) => words.has(`${id}.${part}`)).map(([part, head]) => ({
    head,
    body: text(`${id}.${part}`),
  }));
}

/** The kind of a card, as a text. */
export function kindText(card: string): string {
  const kind = PROVIDENCE[card]?.kind ?? TERRITORY[card]?.kind ?? 'land';
  return `im-kind-${kind}`;
}

export const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`);

export const plain = (number: number): string => (number < 0 ? signed(number) : `${number}`);

/** The modifiers of a card, in short. */
export function warWords(war: WarModifier | undefined): { kind: string; number: number }[] {
  return Object.entries(war ?? {}).map(([kind, number]: [string, number]) => ({ kind, number }));
}
