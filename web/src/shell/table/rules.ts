/** The sections of the rules: in order, nested, what they refer to, and the rulings that settle them. */

import { text, words } from '$shell/words.svelte';

/** What the rulebook leaves open and the game decides, and the sections that it settles. */
export interface Ruling {
  id: string;
  sections: string[];
}

const NUMBERS = /\d{1,2}(?:\.\d{1,2})+|\bR\d{1,3}\b/g;

export const sectionText = (id: string): string => `section-${id.replaceAll('.', '-')}`;
export const rulingText = (id: string): string => `ruling-${id.toLowerCase()}`;

/** How deep a section lies: 5.0 is a chapter, 5.4 lies in it, 5.4.1 deeper. */
export function depth(id: string): number {
  const parts = id.split('.');
  return parts.at(-1) === '0' ? 0 : parts.length - 1;
}

/** The section at which the rules open for a number: itself, or the first that a ruling settles. */
export function sectionOf(number: string | null, rulings: Ruling[]): string | null {
  return rulings.find((ruling) => ruling.id === number)?.sections[0] ?? number;
}

/** Cut a text where it names other sections or rulings. */
export function citing(words: string, known: string[]): { words: string; section: string | null }[] {
  const cut: { words: string; section: string | null }[] = [];
  let from = 0;
  for (const match of words.matchAll(NUMBERS)) {
    if (!known.includes(match[0])) continue;
    if (match.index > from) cut.push({ words: words.slice(from, match.index), section: null });
    cut.push({ words: match[0], section: match[0] });
    from = match.index + match[0].length;
  }
  if (from < words.length) cut.push({ words: words.slice(from), section: null });
  return cut;
}

/** The sections that say something about some words, themselves or in their rulings. */
export function search(sections: string[], rulings: Ruling[], wanted: string): string[] {
  const asked = wanted.trim().toLowerCase();
  if (asked === '') return sections;
  return sections.filter((id) => {
    if (id.startsWith(asked) || says(sectionText(id), asked)) return true;
    return rulings.some(
      (ruling) =>
        ruling.sections.includes(id) &&
        (ruling.id.toLowerCase() === asked || says(rulingText(ruling.id), asked)),
    );
  });
}

/** Words that were looked for, with what stands around them. */
export interface Passage {
  before: string;
  hit: string;
  after: string;
}

const REACH = 46;

/** Where a text says what was looked for. */
export function passage(body: string, wanted: string): Passage | null {
  const asked = wanted.trim().toLowerCase();
  const at = asked === '' ? -1 : body.toLowerCase().indexOf(asked);
  if (at < 0) return null;
  const end = at + asked.length;
  const from = at <= REACH ? 0 : Math.min(at, body.indexOf(' ', at - REACH) + 1);
  const to = end + REACH >= body.length ? body.length : Math.max(end, body.lastIndexOf(' ', end + REACH));
  return {
    before: (from > 0 ? '… ' : '') + body.slice(from, at),
    hit: body.slice(at, end),
    after: body.slice(end, to) + (to < body.length ? ' …' : ''),
  };
}

/** Where a section, or a ruling on it, says what was looked for. */
export function passageOf(id: string, rulings: Ruling[], wanted: string): Passage | null {
  const own = rulings.filter(({ sections }) => sections.includes(id)).map((each) => rulingText(each.id));
  for (const name of [sectionText(id), ...own].map((each) => `${each}.text`)) {
    const found = words.has(name) ? passage(text(name), wanted) : null;
    if (found) return found;
  }
  return null;
}

function says(name: string, asked: string): boolean {
  const body = words.has(`${name}.text`) ? text(`${name}.text`) : '';
  return `${text(name)} ${body}`.toLowerCase().includes(asked);
}
