/** The words of the cards as the rules compose them, see write.py. */

import wordsData from './words.json';
import { text } from '$shell/words.svelte';

type Piece = string | [string, Record<string, string | number>];
export interface Line {
  depth: number;
  words: string;
}

const cards = wordsData as unknown as Record<string, [number, Piece[]][]>;

export const hasWords = (name: string): boolean => (cards[name]?.length ?? 0) > 0;

const capital = (line: string): string => line.charAt(0).toLocaleUpperCase() + line.slice(1);

/** Pieces stand side by side, but none has a space before a comma; a line begins with a capital. */
export function joined(pieces: readonly { text: string; args: Record<string, string | number> }[]): string {
  const said = pieces.map(({ text: id, args }) => text(id, args)).join(' ');
  return capital(said.replaceAll(/ +([,.:;])/g, '$1'));
}

/** The lines of a card, by the text of its name. */
export const linesOf = (name: string): Line[] =>
  (cards[name] ?? []).map(([depth, pieces]) => ({
    depth,
    words: joined(
      pieces.map((piece) =>
        typeof piece === 'string' ? { text: piece, args: {} } : { text: piece[0], args: piece[1] },
      ),
    ),
  }));

const OPTION = 'words-option-';

/** The options of a card with the lines that belong to each. */
export function waysOf(name: string): { letter: string; lines: Line[] }[] {
  const ways: { letter: string; lines: Line[] }[] = [];
  const lines = linesOf(name);
  (cards[name] ?? []).forEach(([depth, [first]], n) => {
    const line = lines[n];
    if (!line) return;
    if (depth === 0 && typeof first === 'string' && first.startsWith(OPTION)) {
      ways.push({ letter: first.slice(OPTION.length), lines: [line] });
    } else if (depth > 0) ways.at(-1)?.lines.push(line);
  });
  return ways;
}

const NAMED = /^card-(.*)_\d+$/;

/** The text under whose name the words of a card stand: those of an Action card are its Action's. */
export const wordsName = (name: string): string => name.replace(NAMED, 'action-$1');
