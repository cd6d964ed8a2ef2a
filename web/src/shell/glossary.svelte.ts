/** The glossary of the game that is played: its terms, and where they stand in texts. */

import { text, words } from './words.svelte';

/** The section or ruling that tells more of each term. */
export type Terms = Readonly<Record<string, string>>;

/** A piece of a text; one with a term can be looked up. */
export interface Piece {
  words: string;
  term: string | null;
}

export const termText = (term: string): string => `term-${term}`;

/** What finds a form: whole words, with a capital at the start of a sentence; `*` is the rest of a word. */
function pattern(form: string): string {
  const first = form.slice(0, 1);
  const begin = first === first.toUpperCase() ? first : `[${first}${first.toUpperCase()}]`;
  return begin + form.slice(1).replaceAll('*', '[\\p{L}\\p{N}]*');
}

interface Finder {
  terms: string[];
  find: RegExp;
}

/** Longer forms come first, so that “Bonus War tile” is not read as “War tile”.
 *
 * The words of another game, or none yet, may be loaded: what has no forms cannot be found.
 */
function finderOf(terms: string[]): Finder | null {
  const forms = terms
    .filter((term) => words.has(`${termText(term)}.forms`))
    .flatMap((term) =>
      text(`${termText(term)}.forms`)
        .split(', ')
        .map((form) => ({ term, form })),
    )
    .toSorted((a, b) => b.form.length - a.form.length);
  if (forms.length === 0) return null;
  const any = forms.map(({ form }) => `(${pattern(form)})`).join('|');
  return {
    terms: forms.map(({ term }) => term),
    find: new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, 'gu'),
  };
}

class Glossary {
  rules = $state.raw<Terms>({});
  readonly #finder = $derived(finderOf(Object.keys(this.rules)));
  /** The terms in the order of their names. */
  readonly terms = $derived(
    Object.keys(this.rules).toSorted((a, b) =>
      text(termText(a)).localeCompare(text(termText(b)), words.language),
    ),
  );

  /** Cut a text where its terms stand for the first time. */
  pieces(said: string): Piece[] {
    if (!this.#finder) return [{ words: said, term: null }];
    const { terms, find } = this.#finder;
    const cut: Piece[] = [];
    const met: string[] = [];
    let from = 0;
    for (const match of said.matchAll(find)) {
      const term = terms[match.slice(1).findIndex((group) => group !== undefined)];
      if (term === undefined || met.includes(term)) continue;
      met.push(term);
      if (match.index > from) cut.push({ words: said.slice(from, match.index), term: null });
      cut.push({ words: match[0], term });
      from = match.index + match[0].length;
    }
    if (from < said.length) cut.push({ words: said.slice(from), term: null });
    return cut;
  }
}

export const glossary = new Glossary();
