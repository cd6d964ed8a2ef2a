/** What a game brings to the table page: its board and the panels around it.
 *
 * The page is one grid, in which the components of a game take their places by class: Board draws
 * `.rail` and `.board-area`, and `.map-tabs` on a phone; Tray draws `.tray`; Plates draws a
 * `.power-plate` for each player; Drawer fills the `WarWindow`. What the player has open (a tab, the
 * tray, the display of the war) is in `screen`, see screen.svelte.ts.
 */

import type { Terms } from './glossary.svelte';
import type { Role } from './table/deeds';
import type { Ruling } from './table/rules';
import type { Component } from 'svelte';
import type { Parts } from './guide/parts';
import type { Tip } from './guide/tip';
import type { Chapter, LogEntry, Seat } from '$contract';
import type { Ask, View } from './view';
import type { TableClient } from './table.svelte';

export interface GameProps {
  table: TableClient;
}

/** A moment of the game as it is drawn: its line of the log, and the lines that led to it. */
export interface MomentProps extends GameProps {
  entry: LogEntry;
  lines: LogEntry[];
}

/** A card or another thing that can be read on a sheet, by the text of its name. */
export interface SheetProps {
  name: string;
  table: TableClient | null;
}

/** Cards that lie together: a text that says where, and the texts of their names. */
export interface CardGroup {
  title: string;
  names: string[];
}

/** How a side is shown everywhere: its name (a text), its class and its charge, which is a symbol. */
export interface Arms {
  power: string;
  tincture: string;
  emblem: string;
}

/** A symbol and a text in a word. */
export interface Tool {
  icon: string;
  text: string;
}

/** A page of the phone besides the board and the log, shown by the tray. */
export interface PhonePage {
  id: string;
  icon: string;
  text: string;
}

/** The page of the phone on which displays rise. */
export const DISPLAYS: PhonePage = { id: 'war', icon: 'conflict', text: 'nav-war' };

/** What the lobby knows of a game without loading it: `entry` of the game's entry.ts.
 *
 * Its colours are in the game's colours.css, which entry.ts imports.
 */
export interface GameEntry {
  years: string;
  /** How long a game takes, in hours: at least and at most. */
  hours: readonly [number, number];
  /** How heavy it is, from 1 to 5. */
  weight: number;
  arms: Record<Seat, Arms>;
  /** The arms of a seat under some options, where they change it; null while nobody knows whose it will be. */
  armsWith?(seat: Seat, options: Readonly<Record<string, string>>): Arms | null;
  /** The symbols that only this game uses, as the text of an SVG file. */
  symbols?: string;
  /** A small engraving for its card, as the text of an SVG file; its ids begin with `vignette-`. */
  vignette?: () => Promise<string>;
}

/** A number that a power has. */
export interface Holding {
  /** The text of its name. */
  name: string;
  icon: string;
  number: number;
}

export interface GameClient {
  id: string;
  /** The sheet: draws the view, lights the legal targets, answers clicks. */
  Board: Component<GameProps>;
  /** Between the name of the table and the settings: turns, score. */
  Top: Component<GameProps>;
  /** Under the board: tiles, hand, cabinet. */
  Tray: Component<GameProps>;
  /** The players' plates at the head of the side column. */
  Plates: Component<GameProps>;
  /** How the turn would score now. */
  Forecast: Component<GameProps>;
  /** The scores in full, when the game is over. */
  Final?: Component<GameProps>;
  /** The points in the prompt bar. */
  Points: Component<GameProps>;
  /** What there is to see at a moment, under the title `moment-<kind>`. */
  Moment?: Component<MomentProps>;
  /** What a card, tile or ministry says, and of which names there is such a sheet. */
  Sheet?: Component<SheetProps>;
  hasSheet?(name: string): boolean;
  /** All cards, as far as what is shown tells where they lie; without a view simply all. */
  cards?(view: View | null): CardGroup[];
  /** What rises over the tray, such as the display of a war; `screen.war` opens it. */
  Drawer: Component<GameProps>;
  /** Options that the board or the tray answers; the prompt bar shows the others as buttons. */
  isOnBoard(option: string): boolean;
  /** What a player may say of the own seat, such as to leave the game: it stands in the table's menu. */
  isOfSeat?(aside: string): boolean;
  /** The kind of target of a verb: option texts name targets as `<kind>-<target>`. */
  kind?(verb: string): string | null;
  /** The arms of a seat at this point, where players may change sides. */
  arms?(seat: Seat, view: View | null): Arms | null;
  /** The arms of a power by the text of its name, where some power has no seat. */
  armsNamed?(power: string): Arms | null;
  /** For whom a question is asked, where a player runs more than one power. */
  armsAsked?(ask: Ask): Arms | null;
  /** The heading that a line of the log opens: a text, given the line's arguments; and its depth. */
  heading?(entry: LogEntry): { title: string; level: 1 | 2 } | null;
  /** What a line of the log is to the deed that it belongs to. */
  roleOf?(entry: LogEntry): Role;
  /** What a power has in numbers, by the text of its name: those of its plate. */
  holdings?(power: string, view: View): Holding[];
  /** Whether a text names something on the board around which a ring can be drawn. */
  isPlace?(id: string): boolean;
  /** The option of the prompt's dark button, if one of several is meant to end the question. */
  primary?(options: string[]): string | null;
  /** Whether such an option of the prompt ends more than the question, so that Enter alone does not give it. */
  isWeighty?(option: string): boolean;
  /** A verb that is not on the board and has a place of its own beside the question. */
  tool?(verb: string): Tool | null;
  /** The years of a chapter where the board prints them, such as `1697–1701`. */
  years?(chapter: Chapter): string;
  /** Where the game is, such as the round, as far as the head of the page does not tell it. */
  moment?(view: View): string | null;
  /** The sections of the rules, in order. */
  sections?: string[];
  /** What the rulebook leaves open and the game decides, in order. */
  rulings?: Ruling[];
  /** The glossary: the rule behind each term. */
  terms?: Terms;
  /** The pages of the tray on a phone; a section of the tray has `data-page="<id>"`. */
  pages?: PhonePage[];
  /** The page of the tray, or the one of the displays, on which a phone answers a question. */
  pageOf?(ask: Ask): string | null;
  /** How many things on the displays wait for a player who is not asked about them. */
  waiting?(table: TableClient): number;
  /** Where the things are that the game's lesson speaks of. */
  parts?: Parts;
  /** The tips for those who have learnt it. */
  tips?: Tip[];
}
