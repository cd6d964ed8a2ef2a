/** Imperialism on the table page. */

import rulings from '$rules/imperialism/data/rulings.json';
import sectionsData from '$rules/imperialism/data/sections.json';
import type { GameClient } from '$shell/game';
import type { Ask } from '$shell/view';
import { isOnBoard } from './answers';
import { armsOf } from './arms';
import Board from './board/Board.svelte';
import { cards, hasSheet } from './cards/library';
import Sheet from './cards/Sheet.svelte';
import Moment from './moments/Moment.svelte';
import Plates from './plates/Plates.svelte';
import Points from './points/Points.svelte';
import Scoring from './scoring/Scoring.svelte';
import Top from './top/Top.svelte';
import Tray from './tray/Tray.svelte';
import { KINDS } from './contract';
import { verbOf } from '$shell/view';
import Drawer from './war/Drawer.svelte';

/** What a phone answers with the hand. */
const BY_HAND: ReadonlySet<string> = new Set(['ask-discard', 'ask-discard-surplus', 'ask-second-intrigue']);

function pageOf({ prompt, options = [] }: Ask): string | null {
  if (BY_HAND.has(prompt)) return 'hand';
  const plays = options.some(({ option }) => verbOf(option) === 'play');
  return plays && prompt !== 'ask-action' && prompt !== 'ask-defend' ? 'hand' : null;
}

export const game: GameClient = {
  id: 'imperialism',
  Board,
  Top,
  Tray,
  Plates,
  Forecast: Scoring,
  Final: Scoring,
  Points,
  Drawer,
  Moment,
  Sheet,
  hasSheet,
  cards,
  isOnBoard,
  kind: (verb) => KINDS[verb] ?? null,
  arms: armsOf,
  heading: ({ text }) => {
    if (text === 'log-turn') return { title: text, level: 1 };
    return text === 'log-action' ? { title: text, level: 2 } : null;
  },
  primary: (options) => options.find((option) => option === 'done' || option === 'pass') ?? null,
  sections: sectionsData.map((section) => section.id),
  rulings,
  pages: [{ id: 'hand', icon: 'cards', text: 'im-your-hand' }],
  pageOf,
};
