/** Imperial Struggle on the table page. */

import './panels.css';
import rulings from '$rules/imperial_struggle/data/rulings.json';
import sectionsData from '$rules/imperial_struggle/data/sections.json';
import terms from '$rules/imperial_struggle/text/terms.json';
import type { Arms, GameClient, Tool } from '$shell/game';
import type { LogEntry, Seat } from '$contract';
import type { Role } from '$shell/table/deeds';
import type { View } from '$shell/view';
import { screen } from '$shell/screen.svelte';
import { text } from '$shell/words.svelte';
import { ARMS } from './arms';
import Board from './board/Board.svelte';
import { isPlace } from './board/marks';
import { isInCorner, targetOf } from './board/targets';
import { seatOf } from './cards/powers';
import { seenIn } from './explain';
import { POWERS, type Power } from './facts';
import Forecast from './forecast/Forecast.svelte';
import { cards, hasSheet } from './cards/library';
import Sheet from './cards/Sheet.svelte';
import Moment from './moments/Moment.svelte';
import parts from './parts.json';
import Plates from './plates/Plates.svelte';
import Points from './points/Points.svelte';
import { TIPS } from './tips';
import { present, yearsOfChapter } from './top/turns';
import Top from './top/Top.svelte';
import Tray from './tray/Tray.svelte';
import { isInTray, pageOf } from './tray/offers';
import { KINDS } from './contract';
import Drawer from './war/Drawer.svelte';

/** Lines of the log that open a new part of the game. */
const ROLES: Readonly<Record<string, Role>> = {
  'log-paid': 'payment',
  'log-debt-taken': 'payment',
  'log-banks-spare-debt': 'payment',
  'log-treaty-spent': 'payment',
  'log-points-lost': 'payment',
  'log-you-drew': 'step',
  'log-you-drew-tile': 'step',
  'log-ministry-counts': 'step',
  'log-event-drawn': 'series',
  'log-bonus': 'consequence',
  'log-points-gained': 'consequence',
  'log-treaty-gained': 'consequence',
  'log-debt-rises': 'consequence',
  'log-debt-falls': 'consequence',
  'log-debt-beyond-limit': 'consequence',
  'log-score': 'consequence',
  'log-cut-off': 'consequence',
  'log-flag-removed': 'consequence',
  'log-conflict-over': 'consequence',
  'log-fort-damaged': 'consequence',
  'log-squadron-lost': 'consequence',
};

const HEADINGS: Readonly<Record<string, 1 | 2>> = {
  'log-peace-turn': 1,
  'log-final-scoring': 1,
  'log-theater-begins': 1,
  'log-round-begins': 2,
};

/** Actions that are not on the map. */
const TOOLS: Readonly<Record<string, Tool>> = {
  construct: { icon: 'ship', text: 'is-tool-construct' },
  recruit: { icon: 'conflict', text: 'is-tool-recruit' },
  draw_event: { icon: 'cards', text: 'is-tool-draw' },
  upgrade: { icon: 'upgrade', text: 'is-tool-upgrade' },
  exchange: { icon: 'redo', text: 'is-tool-exchange' },
  pass_round: { icon: 'pass', text: 'is-tool-pass' },
};

function powerOf(seat: Seat, view: View | null): Power | null {
  if (!view) return null;
  return POWERS.find((power) => seatOf(power, view) === seat) ?? null;
}

/** The round; the turn too where the head of the page has no room to name it. */
function moment(view: View): string | null {
  const game = seenIn(view);
  if (!game || screen.phone) return null;
  const now = present(game);
  const turn = now.kind === 'war' ? text(`is-war-${now.war}`) : text('is-peace-turn', { turn: now.turn });
  const round = game.round ? text('is-round-of', { n: game.round.number }) : null;
  return [turn, round].filter((each) => each !== null).join(', ');
}

function arms(seat: Seat, view: View | null): Arms | null {
  const power = powerOf(seat, view);
  return power && ARMS[power];
}

export const game: GameClient = {
  id: 'imperial_struggle',
  Board,
  Top,
  Tray,
  Plates,
  Forecast,
  Points,
  Drawer,
  Moment,
  Sheet,
  hasSheet,
  cards,
  isOnBoard: (option) =>
    isInTray(option) || (targetOf(option) !== null && !(screen.phone && isInCorner(option))),
  kind: (verb) => KINDS[verb] ?? null,
  arms,
  moment,
  tool: (verb) => TOOLS[verb] ?? null,
  heading: ({ text }: LogEntry) => {
    const level = HEADINGS[text];
    return level ? { title: text, level } : null;
  },
  roleOf: ({ text }: LogEntry) => ROLES[text] ?? null,
  isPlace,
  years: yearsOfChapter,
  primary: (options) => (options.includes('end_round') ? 'end_round' : null),
  sections: sectionsData.map((section) => section.id),
  rulings,
  terms,
  pages: [
    { id: 'tiles', icon: 'coin', text: 'board-page-tiles' },
    { id: 'hand', icon: 'cards', text: 'board-page-hand' },
  ],
  pageOf,
  parts,
  tips: TIPS,
};
