/** What is different on the table since a seat last answered, as names that the board marks. */

import type { Empire, State } from './state';
import { TRACKS } from './facts';

export type Changes = ReadonlySet<string>;

export const NO_CHANGES: Changes = new Set();

/** The level of a player on a track, where it is marked on its own. */
export const levelOf = (place: number, track: string): string => `${track} of ${place}`;

const COUNTED = ['glory', 'ducats'] as const;

function* numbers({ levels, territories, ...empire }: Empire): Iterable<[string, number]> {
  yield ['territories', territories.length];
  for (const track of TRACKS) yield [track, levels[track] ?? 0];
  for (const what of COUNTED) yield [what, empire[what]];
}

/** What an empire has laid before it, as texts. */
const cardsOf = ({ territories, achievements, religion, ruler }: Empire): string[] => [
  ...territories.map((id) => `card-${id}`),
  ...achievements.map((id) => `achievement-${id}`),
  ...(religion ? [`religion-${religion}`] : []),
  ...(ruler ? [`card-${ruler}`] : []),
];

/** What one of two lists has and the other has not. */
function apart(one: readonly string[], other: readonly string[]): string[] {
  return [...one.filter((each) => !other.includes(each)), ...other.filter((each) => !one.includes(each))];
}

function* changesOf(place: number, then: Empire, now: Empire): Iterable<string> {
  yield* apart(cardsOf(then), cardsOf(now));
  const old = new Map(numbers(then));
  for (const [what, number] of numbers(now)) {
    if (old.get(what) === number) continue;
    yield levelOf(place, what);
    yield `track-${what}`;
  }
}

/** Compare the table with what it was. */
export function changesBetween(then: State, now: State): Changes {
  if (then.phase === 'powers') return NO_CHANGES;
  const changed = now.empires.flatMap((empire, place) => {
    const old = then.empires[place];
    return old ? [...changesOf(place, old, empire)] : [];
  });
  const opened = now.row.filter((id) => !then.row.includes(id)).map((id) => `card-${id}`);
  const seen = now.achievements.filter((id) => !then.achievements.includes(id));
  return new Set([...changed, ...opened, ...seen.map((id) => `achievement-${id}`)]);
}
