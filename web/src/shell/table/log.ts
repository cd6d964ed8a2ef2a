/** The log as it is read: grouped under headings, with the things it names. */

import type { LogEntry } from '$contract';
import { text } from '$shell/words.svelte';
import type { Line } from './deeds';
import type { Desk } from './desk.svelte';

export interface Group {
  key: string;
  title: string | null;
  level: 1 | 2;
  lines: Line[];
}

/** A piece of a line; one with an id names a thing of the game. */
export interface Piece {
  words: string;
  id: string | null;
}

/** Put the lines under the headings that the game names. */
export function group(
  log: LogEntry[],
  heading: (entry: LogEntry) => { title: string; level: 1 | 2 } | null,
): Group[] {
  const groups: Group[] = [];
  log.forEach((entry, n) => {
    const head = heading(entry);
    if (head) groups.push({ key: `${n}`, title: text(head.title, entry.args), level: head.level, lines: [] });
    else {
      const open = groups.at(-1);
      if (open) open.lines.push({ entry, n });
      else groups.push({ key: `${n}`, title: null, level: 1, lines: [{ entry, n }] });
    }
  });
  return groups;
}

/** Cut a sentence where it names one of its arguments. */
export function pieces(sentence: string, named: { id: string; words: string }[]): Piece[] {
  const found = named
    .map((each) => ({ ...each, at: each.words === '' ? -1 : sentence.indexOf(each.words) }))
    .filter((each) => each.at >= 0)
    .sort((a, b) => a.at - b.at);
  const cut: Piece[] = [];
  let from = 0;
  for (const { id, words, at } of found) {
    if (at < from) continue;
    if (at > from) cut.push({ words: sentence.slice(from, at), id: null });
    cut.push({ words, id });
    from = at + words.length;
  }
  if (from < sentence.length) cut.push({ words: sentence.slice(from), id: null });
  return cut;
}

/** The things of the game that a line names. */
export function namedIn(entry: LogEntry): string[] {
  return Object.values(entry.args).filter((value) => typeof value === 'string');
}

/** A sentence without the name that it begins with, if that is the one. */
export function unnamed(sentence: string, name: string): string {
  return sentence.startsWith(name) ? sentence.slice(name.length).replace(/^[\s:–]+/, '') : sentence;
}

/** The pieces of a line; `by` is the text of a name with which it need not begin. */
export function linePieces(entry: LogEntry, by?: string): Piece[] {
  const named = namedIn(entry)
    .filter((id) => !id.startsWith('power-'))
    .map((id) => ({ id, words: text(id) }));
  const sentence = text(entry.text, entry.args);
  return pieces(by === undefined ? sentence : unnamed(sentence, text(by)), named);
}

type Heading = (entry: LogEntry) => { title: string; level: 1 | 2 } | null;

/** The lines that led to a moment: since the heading above it, or the moment before it. */
export function linesBefore(log: LogEntry[], moment: LogEntry, heading?: Heading): LogEntry[] {
  const end = log.indexOf(moment);
  const from = log.slice(0, Math.max(0, end)).findLastIndex((entry) => entry.moment || heading?.(entry));
  return log.slice(from + 1, Math.max(0, end));
}

/** A mark on a track with less room, in pixels, has no name beside it. */
const LEGIBLE = 56;

/** Marks on a track of a width, with the room that each has up to the next, and its name if that fits. */
export const marksOn = <Mark extends { at: number; title: string }>(
  marks: readonly Mark[],
  last: number,
  width: number,
): (Mark & { room: number; name: string })[] =>
  marks.map((mark, n) => {
    const room = (((marks[n + 1]?.at ?? last) - mark.at) / last) * width;
    return { ...mark, room, name: room < LEGIBLE ? '' : mark.title };
  });

/** The great headings on the track of the replay; of two at one place, the later. */
export function turnMarks(desk: Desk): { at: number; title: string }[] {
  const marks: Record<number, string> = {};
  for (const entry of desk.table.present?.log ?? []) {
    const head = desk.game?.heading?.(entry);
    if (head?.level === 1) marks[entry.at] = text(head.title, entry.args);
  }
  return Object.entries(marks).map(([at, title]) => ({ at: Number(at), title }));
}
