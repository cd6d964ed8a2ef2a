/** The verbs of the game and what they are about, as in vocabulary.py. */

const KINDS: Readonly<Record<string, readonly string[]>> = {
  power: ['keep_power', 'against', 'land_war', 'sea_war', 'move_ruler'],
  track: ['raise', 'develop'],
  card: ['discard', 'take', 'play', 'conquer', 'attack', 'defend', 'cede', 'retrieve', 'seize'],
  deck: ['draw'],
  count: ['count'],
  religion: ['convert'],
  achievement: ['achieve'],
};

const KIND_OF = new Map(
  Object.entries(KINDS).flatMap(([kind, verbs]) => verbs.map((verb) => [verb, kind] as const)),
);

/** Under which prefix the target of a verb is named, such as `card`; none without a target. */
export function kindOf(verb: string): string | null {
  return KIND_OF.get(verb) ?? null;
}

export const verbOf = (option: string): string => option.split(' ', 1)[0] ?? '';
export const targetOf = (option: string): string => option.split(' ')[1] ?? '';
