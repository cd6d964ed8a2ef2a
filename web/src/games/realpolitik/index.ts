/** Realpolitik on the table page. */

import rulings from '$rules/realpolitik/data/rulings.json';
import sectionsData from '$rules/realpolitik/data/sections.json';
import terms from '$rules/realpolitik/text/terms.json';
import type { GameClient } from '$shell/game';
import type { LogEntry } from '$contract';
import type { Ask } from '$shell/view';
import { isOnBoard } from './answers';
import { armsAsked, armsOf } from './sides';
import Board from './board/Board.svelte';
import Final from './forecast/Final.svelte';
import Forecast from './forecast/Forecast.svelte';
import Sheet from './board/Reading.svelte';
import { cards, hasSheet } from './library';
import Moment from './moments/Moment.svelte';
import parts from './parts.json';
import Plates from './plates/Plates.svelte';
import Points from './points/Points.svelte';
import Top from './top/Top.svelte';
import Tray from './tray/Tray.svelte';
import { KINDS } from './contract';
import Drawer from './war/Drawer.svelte';

const HEADINGS: Readonly<Record<string, 1 | 2>> = { 'log-turn': 1, 'log-diplomacy': 2, 'log-battle': 2 };

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
  Final,
  Points,
  Drawer,
  Moment,
  Sheet,
  hasSheet,
  cards,
  isOnBoard,
  kind: (verb) => KINDS[verb] ?? null,
  arms: armsOf,
  armsAsked,
  heading: ({ text }: LogEntry) => {
    const level = HEADINGS[text];
    return level ? { title: text, level } : null;
  },
  primary: (options) => options.find((option) => ['done', 'pass', 'stay'].includes(option)) ?? null,
  sections: sectionsData.map((section) => section.id),
  rulings,
  terms,
  pages: [
    { id: 'actions', icon: 'treaty', text: 'rp-page-actions' },
    { id: 'hand', icon: 'cards', text: 'rp-page-hand' },
  ],
  pageOf: ({ prompt }: Ask) => PAGE_OF[prompt] ?? null,
  parts,
};
