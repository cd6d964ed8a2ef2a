/** The verbs of the game and what they are about, as in vocabulary.py. */

const KINDS: Readonly<Record<string, readonly string[]>> = {
  action: ['choose', 'choose_for_italy'],
  power: ['propose', 'pledge', 'name_arbiter'],
  number: ['bid', 'strike', 'reveal'],
  territory: [
    'relocate',
    'lay_train',
    'place_in',
    'recruit_in',
    'buy_train',
    'build_fortress',
    'rail_unit',
    'rail_to',
    'march',
    'sail',
    'strategic',
    'fight',
    'garrison',
  ],
  general: ['place', 'withdraw', 'recruit_with', 'rail_general', 'move', 'support'],
  battle_card: ['discard', 'lay', 'lay_open'],
  pile: ['on_pile'],
};

const KIND_OF = new Map(
  Object.entries(KINDS).flatMap(([kind, verbs]) => verbs.map((verb) => [verb, kind] as const)),
);

/** Under which prefix the target of a verb is named, such as `territory`; none without a target. */
export function kindOf(verb: string): string | null {
  return KIND_OF.get(verb) ?? null;
}

export const verbOf = (option: string): string => option.split(' ', 1)[0] ?? '';
export const targetOf = (option: string): string => option.split(' ')[1] ?? '';
