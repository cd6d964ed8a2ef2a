/** The Price of Power on the table page. */

import rulings from '$rules/price_of_power/data/rulings.json';
import sectionsData from '$rules/price_of_power/data/sections.json';
import terms from '$rules/price_of_power/text/terms.json';
import type { LogEntry } from '$contract';
import type { GameClient, Tool } from '$shell/game';
import { targetOf, verbOf } from '$shell/view';
import { mapTarget } from './answers';
import { BATTLE_VERBS } from './battle/battle';
import { MARCH_VERBS, MUSTER_VERBS } from './board/marches';
import { isPlace } from './board/marks';
import Board from './board/Board.svelte';
import { KINDS } from './contract';
import { cards, hasSheet } from './cards/library';
import Sheet from './cards/Reading.svelte';
import Drawer from './drawers/Drawer.svelte';
import Final from './forecast/Final.svelte';
import Forecast from './forecast/Forecast.svelte';
import Moment from './moments/Moment.svelte';
import { pageOf } from './pages';
import parts from './parts.json';
import { holdings } from './plates/counts';
import Plates from './plates/Plates.svelte';
import Points from './points/Points.svelte';
import { roleOf } from './roles';
import { MAKES, OFFER_ASIDES, waitingAt } from './peace/offers';
import { PART_VERBS } from './peace/parts';
import { armsNamed, armsOf } from './sides';
import Top from './top/Top.svelte';
import { isOfTurn } from './tray/families';
import { HAND_VERBS, MISSION_ASIDES, MISSION_VERBS } from './tray/offered';
import Tray from './tray/Tray.svelte';

const IN_DRAWERS: ReadonlySet<string> = new Set(['trade_with', 'name_idea', 'enforce', MAKES]);
const HEADINGS: Readonly<Record<string, 1 | 2>> = {
  'log-age': 1,
  'log-round': 1,
  'log-turn': 2,
  'log-battle': 2,
};
const OF_PEACE: ReadonlySet<string> = new Set(['peace_with', 'offer_peace', 'surrender_to']);
const LAST: readonly string[] = [
  'done',
  'pass',
  'halt',
  'pass_round',
  'propose_deal',
  'drop_deal',
  'propose_peace',
  'drop_peace',
];
/** Verbs of a deal with many numbers or decks: each stands beside the question once. */
const TOOLS: Readonly<Record<string, Tool>> = {
  give_ducats: { icon: 'pop-ducat', text: 'pop-give-ducats' },
  ask_ducats: { icon: 'pop-gold', text: 'pop-ask-ducats' },
};

/** What is said of one's own seat: it stands in the menu of the table. */
const OF_SEAT: ReadonlySet<string> = new Set(['leave_game', 'stay_in_game']);

const isOnBoard = (option: string): boolean => {
  const verb = verbOf(option);
  return (
    mapTarget(option) !== null ||
    isOfTurn(verb) ||
    MARCH_VERBS.has(verb) ||
    MUSTER_VERBS.has(verb) ||
    HAND_VERBS.has(verb) ||
    MISSION_VERBS.has(verb) ||
    MISSION_ASIDES.has(verb) ||
    OFFER_ASIDES.has(verb) ||
    BATTLE_VERBS.has(verb) ||
    PART_VERBS.has(verb) ||
    (IN_DRAWERS.has(verb) && targetOf(option) !== '')
  );
};

export const game: GameClient = {
  id: 'price_of_power',
  Board,
  Top,
  Tray,
  Plates,
  Forecast,
  Final,
  Points,
  Moment,
  Drawer,
  Sheet,
  hasSheet,
  cards,
  isOnBoard,
  isOfSeat: (aside) => OF_SEAT.has(verbOf(aside)),
  kind: (verb) => KINDS[verb] ?? null,
  arms: armsOf,
  armsNamed,
  heading: ({ text }: LogEntry) => {
    const level = HEADINGS[text];
    return level ? { title: text, level } : null;
  },
  roleOf,
  holdings,
  isPlace,
  /** While peace is made, the first button is on its sheet. */
  primary: (options) =>
    options.some((option) => OF_PEACE.has(verbOf(option)))
      ? null
      : (LAST.find((option) => options.includes(option)) ?? null),
  /** Who passes is out until the next Round, and Enter ends every Turn before. */
  isWeighty: (option) => option === 'pass_round',
  tool: (verb) => TOOLS[verb] ?? null,
  sections: sectionsData.map((section) => section.id),
  rulings,
  terms,
  pages: [
    { id: 'turn', icon: 'event', text: 'pop-page-turn' },
    { id: 'realm', icon: 'pop-ruler', text: 'pop-page-realm' },
  ],
  pageOf: ({ options = [], prompt }) => pageOf(options, prompt),
  waiting: waitingAt,
  parts,
};
