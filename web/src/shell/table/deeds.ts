/** The lines of the log as deeds: what belongs together stands under one line. */

import type { LogEntry } from '$contract';

/** What a line is to the deed that it belongs to.
 *
 * A `step` is a small part of the deed of its moment; a `payment` is for the next deed of its power.
 * Lines of a `series` say the same again of the same power. A `consequence` tells what came of the
 * deed before it.
 */
export type Role = 'step' | 'payment' | 'series' | 'consequence' | null;

export interface Line {
  entry: LogEntry;
  /** Where the line stands in the log. */
  n: number;
}

export interface Deed {
  head: Line;
  parts: Line[];
}

/** Lay every line under the deed to which it belongs, in their order. */
export function deedsOf(lines: Line[], roleOf: (entry: LogEntry) => Role): Deed[] {
  const deeds: Deed[] = [];
  /** What came before the line of its deed. */
  let early: Line[] = [];
  const standAlone = () => {
    deeds.push(...early.map((head) => ({ head, parts: [] })));
    early = [];
  };
  for (const line of lines) {
    const role = roleOf(line.entry);
    const last = deeds.at(-1);
    if (early[0] && !isFor(early[0], line, roleOf)) standAlone();
    const comesFirst = early.length > 0 || last?.head.entry.at !== line.entry.at;
    if (role === 'payment' || (role === 'step' && comesFirst)) early.push(line);
    else if (last && early.length === 0 && joins(role, last, line)) last.parts.push(line);
    else {
      deeds.push({ head: line, parts: early });
      early = [];
    }
  }
  standAlone();
  return deeds;
}

function isFor(early: Line, { entry }: Line, roleOf: (entry: LogEntry) => Role): boolean {
  if (roleOf(early.entry) !== 'payment') return early.entry.at === entry.at;
  return early.entry.args.power === entry.args.power || entry.args.power === undefined;
}

function joins(role: Role, { head }: Deed, { entry }: Line): boolean {
  if (role !== 'series') return role !== null;
  return entry.text === head.entry.text && entry.args.power === head.entry.args.power;
}
