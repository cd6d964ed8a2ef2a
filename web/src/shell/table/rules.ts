/** The sections of the rules: in order, nested, and what they refer to. */

import { text, words } from '$shell/words.svelte';

export const sectionText = (id: string): string => `section-${id.replaceAll('.', '-')}`;

/** How deep a section lies: 5.0 is a chapter, 5.4 lies in it, 5.4.1 deeper. */
export function depth(id: string): number {
  const parts = id.split('.');
  return parts.at(-1) === '0' ? 0 : parts.length - 1;
}

/** Cut a text where it names other sections. */
export function citing(words: string, known: string[]): { words: string; section: string | null }[] {
  const cut: { words: string; section: string | null }[] = [];
  let from = 0;
  for (const match of words.matchAll(/\d{1,2}(?:\.\d{1,2})+/g)) {
    if (!known.includes(match[0])) continue;
    if (match.index > from) cut.push({ words: words.slice(from, match.index), section: null });
    cut.push({ words: match[0], section: match[0] });
    from = match.index + match[0].length;
  }
  if (from < words.length) cut.push({ words: words.slice(from), section: null });
  return cut;
}

/** The sections that say something about some words. */
export function search(sections: string[], wanted: string): string[] {
  const asked = wanted.trim().toLowerCase();
  if (asked === '') return sections;
  return sections.filter((id) => {
    const name = sectionText(id);
    const body = words.has(`${name}.text`) ? text(`${name}.text`) : '';
    return id.startsWith(asked) || `${text(name)} ${body}`.toLowerCase().includes(asked);
  });
}
