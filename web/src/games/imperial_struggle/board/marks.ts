/** What the log and the question mark on the board: the last move, a chosen space, a hovered line. */

import type { LogEntry } from '$contract';
import type { Ring } from '$shell/table/since';
import type { Ask } from '$shell/view';
import type { Power } from '../facts';
import { PLACES } from './layout';

export type Places = ReadonlySet<string>;

/** The place that a text of the log names, such as `space-caicos`. */
function placeNamed(text: string | number): string | null {
  const id = String(text).replace(/^(space|advantage)-/, '');
  return PLACES[id] ? id : null;
}

/** The places among some texts. */
export function placesNamed(texts: (string | number)[]): Places {
  return new Set(texts.map(placeNamed).filter((place) => place !== null));
}

/** Whether a text names a place of the board. */
export const isPlace = (text: string) => placeNamed(text) !== null;

/** What hangs on the rings, by place. */
export function ringsOn(rings: Readonly<Record<string, Ring>>): ReadonlyMap<string, Ring> {
  return new Map(Object.entries(rings).map(([text, ring]) => [placeNamed(text) ?? text, ring]));
}

function placesIn(entries: LogEntry[]): Places {
  return placesNamed(entries.flatMap((entry) => Object.values(entry.args)));
}

/** That a round begins is nobody's move, though it names a power. */
const isMove = (entry: LogEntry) => entry.args.power !== undefined && entry.text !== 'log-round-begins';

/** What the other side did since this one acted: the lines after the last of one's own. */
export function lastMove(log: LogEntry[], own: Power | null): Places {
  const mine = own ? `power-${own}` : rivalOf(log.findLast(isMove)?.args.power);
  const since = log.findLastIndex((entry) => isMove(entry) && entry.args.power === mine);
  return placesIn(log.slice(since + 1));
}

function rivalOf(power: string | number | undefined): string {
  return power === 'power-fr' ? 'power-br' : 'power-fr';
}

/** What a single step changed: for the replay. */
export function changedAt(log: LogEntry[], position: number): Places {
  return placesIn(log.filter((entry) => entry.at === position));
}

/** The spaces that the present question is about, such as where a squadron goes. */
export function chosenIn(ask: Ask | null): Places {
  return placesNamed(Object.values(ask?.args ?? {}));
}
