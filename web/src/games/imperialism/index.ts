/** Imperialism on the table page. */

import rulings from '$rules/imperialism/data/rulings.json';
import sectionsData from '$rules/imperialism/data/sections.json';
import terms from '$rules/imperialism/text/terms.json';
import { DISPLAYS, type GameClient } from '$shell/game';
import type { Role } from '$shell/table/deeds';
import type { Ask } from '$shell/view';
import { isOnBoard, isOnDisplay } from './answers';
import { armsOf } from './arms';
import Board from './board/Board.svelte';
import { cards, hasSheet } from './cards/library';
import Sheet from './cards/Sheet.svelte';
import Moment from './moments/Moment.svelte';
import parts from './parts.json';
import { holdings } from './plates/holdings';
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
  if (options.some(({ option }) => isOnDisplay(option))) return DISPLAYS.id;
  const plays = options.some(({ option }) => verbOf(option) === 'play');
  return plays && prompt !== 'ask-action' && prompt !== 'ask-defend' ? 'hand' : null;
}

const ROLES: Readonly<Record<string, Role>> = {
  'log-draws-this': 'step',
  'log-territory-opens': 'step',
  'log-leader-ducats': 'step',
  'log-development-bonus': 'step',
  'log-discards': 'series',
  'log-draws': 'series',
  'log-sees-card': 'series',
  'log-leads': 'consequence',
  'log-lead-lost': 'consequence',
  'log-hand-limit': 'consequence',
  'log-gains': 'consequence',
  'log-gains-ducats': 'consequence',
  'log-gains-glory': 'consequence',
  'log-gains-prestige': 'consequence',
  'log-loses-prestige': 'consequence',
  'log-ducats-taken': 'consequence',
  'log-leader-prestige': 'consequence',
  'log-gold-penalty': 'consequence',
  'log-ruler': 'consequence',
  'log-cancelled': 'consequence',
};

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
  roleOf: ({ text }) => ROLES[text] ?? null,
  holdings,
  primary: (options) => options.find((option) => option === 'done' || option === 'pass') ?? null,
  sections: sectionsData.map((section) => section.id),
  rulings,
  terms,
  pages: [{ id: 'hand', icon: 'cards', text: 'im-your-hand' }],
  pageOf,
  parts,
};
