/** Realpolitik on the table page. */

import rulings from '$rules/realpolitik/data/rulings.json';
import sectionsData from '$rules/realpolitik/data/sections.json';
import terms from '$rules/realpolitik/text/terms.json';
import { DISPLAYS, type GameClient } from '$shell/game';
import type { Role } from '$shell/table/deeds';
import type { LogEntry } from '$contract';
import type { Ask } from '$shell/view';
import { isOnBoard, isOnDisplay } from './answers';
import { armsAsked, armsNamed, armsOf } from './sides';
import Board from './board/Board.svelte';
import Forecast from './forecast/Forecast.svelte';
import Sheet from './board/Reading.svelte';
import { cards, hasSheet } from './library';
import { isPlace } from './board/marks';
import Moment from './moments/Moment.svelte';
import parts from './parts.json';
import { holdings } from './plates/holdings';
import Plates from './plates/Plates.svelte';
import Points from './points/Points.svelte';
import Top from './top/Top.svelte';
import Tray from './tray/Tray.svelte';
import { KINDS } from './contract';
import Drawer from './war/Drawer.svelte';

const HEADINGS: Readonly<Record<string, 1 | 2>> = { 'log-turn': 1, 'log-diplomacy': 2, 'log-battle': 2 };

const ROLES: Readonly<Record<string, Role>> = {
  'log-takes-units': 'step',
  'log-leaves-units': 'step',
  'log-draws-this': 'step',
  'log-finds-italian-card': 'step',
  'log-pays-bid': 'step',
  'log-recruits': 'series',
  'log-train': 'series',
  'log-buys-train': 'series',
  'log-buys-card': 'series',
  'log-buys-morale': 'series',
  'log-discards': 'series',
  'log-rails-unit': 'series',
  'log-loses-unit': 'consequence',
  'log-goes-back': 'consequence',
  'log-retreats': 'consequence',
  'log-leaves-board': 'consequence',
  'log-works-removed': 'consequence',
  'log-loses-morale': 'consequence',
  'log-influence': 'consequence',
  'log-prestige': 'consequence',
};

const PAGE_OF: Readonly<Record<string, string>> = {
  'ask-choose': 'actions',
  'ask-discard': 'hand',
};

export const game: GameClient = {
  id: 'realpolitik',
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
  isOnBoard,
  kind: (verb) => KINDS[verb] ?? null,
  arms: armsOf,
  armsNamed,
  armsAsked,
  heading: ({ text }: LogEntry) => {
    const level = HEADINGS[text];
    return level ? { title: text, level } : null;
  },
  roleOf: ({ text }: LogEntry) => ROLES[text] ?? null,
  holdings,
  isPlace,
  primary: (options) => options.find((option) => ['done', 'pass', 'stay'].includes(option)) ?? null,
  sections: sectionsData.map((section) => section.id),
  rulings,
  terms,
  pages: [
    { id: 'actions', icon: 'treaty', text: 'rp-page-actions' },
    { id: 'hand', icon: 'cards', text: 'rp-page-hand' },
  ],
  pageOf: ({ prompt, options = [] }: Ask) =>
    PAGE_OF[prompt] ?? (options.some(({ option }) => isOnDisplay(option)) ? DISPLAYS.id : null),
  parts,
};
