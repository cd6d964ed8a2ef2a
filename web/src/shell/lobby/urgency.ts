/** Which of one's tables wait for one, and for how long they will. */

import type { TableRow } from '$contract';

/** So little time, in seconds, is shown as urgent. */
export const URGENT = 6 * 3600;

export function isMyMove(row: TableRow): boolean {
  return !row.finished && row.turn.some((seat) => row.my_seats.includes(seat));
}

/** What the clock shows of whoever is to move, one's own first; null where none runs. */
export function timeLeftAt(row: TableRow): number | null {
  if (!row.started || row.finished) return null;
  const asked = row.seats.filter(({ seat }) => row.turn.includes(seat));
  const own = asked.filter(({ seat }) => row.my_seats.includes(seat));
  const shown = (own.length > 0 ? own : asked).map(({ left }) => left).filter((left) => left !== null);
  return shown.length > 0 ? Math.min(...shown) : null;
}

/** One's own moves first, the most pressing on top; then what others do, then what has not begun. */
export function byUrgency(rows: TableRow[]): TableRow[] {
  const rank = (row: TableRow) => (isMyMove(row) ? 0 : row.started ? 1 : 2);
  const pressing = (row: TableRow) => (isMyMove(row) ? (timeLeftAt(row) ?? Infinity) : Infinity);
  return rows.toSorted(
    (a, b) =>
      rank(a) - rank(b) ||
      compare(pressing(a), pressing(b)) ||
      Date.parse(b.updated_at) - Date.parse(a.updated_at),
  );
}

/** Infinity less infinity is no number. */
function compare(a: number, b: number): number {
  return a === b ? 0 : a - b;
}
