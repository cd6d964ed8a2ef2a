/** The verbs of the game and what they are about, as in vocabulary.py. */

const KINDS: Readonly<Record<string, readonly string[]>> = {
  number: ['bid'],
  power: ['play_side', 'go_first'],
  event: ['discard', 'play'],
  ministry: ['appoint', 'reveal'],
  wartile: ['assign', 'give_up_tile', 'move_tile'],
  tile: ['take'],
  ability: ['ability'],
  advantage: ['use_advantage', 'pick_advantage'],
  theater: ['upgrade', 'swap', 'theater'],
  shipyard: ['construct'],
  action: ['exchange', 'points'],
  commodity: ['commodity'],
  space: [
    'flip_huguenots',
    'shift',
    'jacobite_shift',
    'end_conflict',
    'build_fort',
    'repair_fort',
    'seize_fort',
    'deploy',
    'from_space',
    'choose',
    'damage',
    'displace',
    'give_up',
    'conquer',
    'usa_flag',
    'strip_fort',
  ],
};

const KIND_OF = new Map(
  Object.entries(KINDS).flatMap(([kind, verbs]) => verbs.map((verb) => [verb, kind] as const)),
);

/** Under which prefix the target of a verb is named, such as `space`; none without a target. */
export function kindOf(verb: string): string | null {
  return KIND_OF.get(verb) ?? null;
}
