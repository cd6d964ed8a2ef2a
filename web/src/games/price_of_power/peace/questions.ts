/** The questions of peace that its sheet answers; what follows a peace is asked on the map. */

const SETTLES: ReadonlySet<string> = new Set([
  'ask-settle',
  'ask-total-victory',
  'ask-term',
  'ask-settlement',
  'ask-accept-peace',
]);

export const isOfPeace = (prompt: string | undefined): boolean => prompt !== undefined && SETTLES.has(prompt);

/** The war has to be named first. */
export const NAMES_WAR: ReadonlySet<string> = new Set(['ask-settle', 'ask-total-victory']);
/** The term is chosen already. */
export const ABOUT_PROVINCES = 'ask-settlement';
export const ANSWERS_OFFER = 'ask-accept-peace';

/** The term under which a Victor decides on each Province. */
export const KEEPS = 'keep_board_state';
