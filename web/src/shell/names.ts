/** What players and games are called. */

import type { SeatRow } from '$contract';
import { text, verbatim, words } from './words.svelte';

/** The bot that is meant where nobody chose one. */
export const USUAL_BOT = 'greedy';

/** How well a bot plays, in a word. */
export function botLevel(bot: string): string {
  const id = `bot-${bot}`;
  return words.has(id) ? text(id) : bot;
}

/** For whom a bot is an opponent. */
export function botNote(bot: string): string {
  const id = `bot-note-${bot}`;
  return words.has(id) ? text(id) : '';
}

/** Who sits on a seat, or what it waits for. */
export function seatName(row: SeatRow): string {
  if (row.kind === 'bot') return text('bot', { level: verbatim(botLevel(row.bot ?? 'random')) });
  if (row.kind === 'invite') return text('lobby-seat-invited');
  if (row.kind === 'open') return text('lobby-seat-free');
  return row.name || text('lobby-guest');
}

/** The title of a game without what follows a colon. */
export const shortTitle = (game: string): string => words.of(game, 'game-title').split(':', 1)[0] ?? '';

/** Several names in a row. */
export const listed = (names: string[]): string =>
  new Intl.ListFormat(words.language, { type: 'conjunction' }).format(names);
