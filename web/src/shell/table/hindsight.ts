/** How a game stood, as it is drawn: curves over its positions, and its turning points. */

import type { LogEntry, Standing } from '$contract';

/** Where the chance of a seat rose most, from one moment to the next. */
export interface TurningPoint {
  from: number;
  at: number;
  seat: number;
  before: number;
  now: number;
}

const MOST = 3;
/** Less than so many hundredths is no turning point. */
const LEAST = 8;

const across = (at: number, last: number): string => ((at / last) * 100).toFixed(2);

/** The points of a curve, in hundredths of the width and of the height, from the top. */
export const curve = (moments: readonly Standing[], seat: number, last: number): string =>
  moments.map(({ at, chances }) => `${across(at, last)},${100 - (chances[seat] ?? 50)}`).join(' ');

/** What lies under the curve of a seat. */
export const areaUnder = (moments: readonly Standing[], seat: number, last: number): string => {
  const [first, end] = [moments[0], moments.at(-1)];
  if (!first || !end) return '';
  return `${across(first.at, last)},100 ${curve(moments, seat, last)} ${across(end.at, last)},100`;
};

/** The greatest rises of any seat, the greatest first; what ends the game is none. */
export function turningPoints(moments: readonly Standing[]): TurningPoint[] {
  const found = moments.slice(0, -1).flatMap(({ at, chances }, n) => {
    const before = moments[n - 1];
    if (!before) return [];
    const rises = chances.map((now, seat) => now - (before.chances[seat] ?? now));
    const seat = rises.indexOf(Math.max(...rises));
    const rise = { from: before.at, at, seat, before: before.chances[seat] ?? 0, now: chances[seat] ?? 0 };
    return rise.now - rise.before >= LEAST ? [rise] : [];
  });
  return found.sort((a, b) => b.now - b.before - (a.now - a.before)).slice(0, MOST);
}

/** What happened between two positions: the line of the log that tells it best, and under which heading. */
export interface Happened {
  line: LogEntry | undefined;
  heading: LogEntry | undefined;
}

/** A moment tells best what happened, else the last deed. */
export function happened(
  log: readonly LogEntry[],
  from: number,
  at: number,
  isHeading: (entry: LogEntry) => boolean,
): Happened {
  const lines = log.filter((entry) => from < entry.at && entry.at <= at && !isHeading(entry));
  const line = lines.findLast((entry) => entry.moment) ?? lines.at(-1);
  const before = log.slice(0, line ? log.indexOf(line) : 0);
  return { line, heading: before.findLast(isHeading) };
}
