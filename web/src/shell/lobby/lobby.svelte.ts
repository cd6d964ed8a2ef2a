/** What the lobby shows: the games of the server and the tables this browser may see. */

import * as api from '$shell/api';
import { account } from '$shell/account.svelte';
import type { GameInfo, Lobby, NewTable, Seat, TableRow } from '$contract';
import { router } from '$shell/router.svelte';
import { settings } from '$shell/settings.svelte';
import { recall, remember } from '$shell/storage';
import { text, verbatim, words } from '$shell/words.svelte';
import { GAMES } from '$games/index';
import { byUrgency, isMyMove } from './urgency';

const EVERY = 12_000;
const MOST = 12;

class LobbyStore {
  games = $state.raw<GameInfo[]>([]);
  tables = $state.raw<Lobby>({ open: [], mine: [], running: [], finished: [], more: [] });
  /** How many pages of the lists are shown. */
  pages = $state(1);
  error = $state.raw<unknown>(null);
  loaded = $state(false);
  #chosen = $state(recall('game', ''));

  /** The game that is chosen: all that begins one is about it. */
  get game(): GameInfo | undefined {
    return this.games.find(({ id }) => id === this.#chosen) ?? this.games[0];
  }

  choose(id: string): void {
    this.#chosen = id;
    remember('game', id);
  }

  /** Keep the lists fresh while the page is looked at; returns how to stop. */
  watch(): () => void {
    void this.#begin();
    const timer = setInterval(() => {
      if (!document.hidden) void this.refresh();
    }, EVERY);
    return () => clearInterval(timer);
  }

  async #begin(): Promise<void> {
    const tables = this.#read();
    try {
      const offered = await api.games();
      await words.use(settings.language, ...offered.map((game) => game.id));
      this.games = offered.filter((game) => game.id in GAMES);
    } catch (error) {
      this.error = error;
    }
    await this.refresh(tables);
  }

  #read(): Promise<Lobby[]> {
    return Promise.all(Array.from({ length: this.pages }, (_, page) => api.lobby(page)));
  }

  async refresh(tables = this.#read()): Promise<void> {
    try {
      this.tables = joined(await tables);
      this.error = null;
    } catch (error) {
      this.error = error;
    }
    this.loaded = true;
  }

  /** Whether there are more tables than are shown. */
  get goesOn(): boolean {
    return this.tables.more.length > 0;
  }

  async showMore(): Promise<void> {
    this.pages += 1;
    await this.refresh();
  }

  /** One's own tables that are not over, the most urgent first. */
  get mine(): TableRow[] {
    return byUrgency(this.tables.mine.filter((row) => !row.finished));
  }

  /** Those of them that wait for one's move. */
  get myMoves(): TableRow[] {
    return this.mine.filter(isMyMove);
  }

  /** One's own finished games first, then those that anybody may see. */
  get finished(): TableRow[] {
    const own = this.tables.mine.filter((row) => row.finished);
    return [...own, ...this.#others(this.tables.finished)].slice(0, MOST * this.pages);
  }

  get waiting(): TableRow[] {
    return this.#others(this.tables.open);
  }

  get running(): TableRow[] {
    return this.#others(this.tables.running).slice(0, MOST * this.pages);
  }

  #others(rows: TableRow[]): TableRow[] {
    const own = this.tables.mine.map((row) => row.id);
    return rows.filter((row) => !own.includes(row.id));
  }

  /** The name to sit down with. */
  get name(): string | undefined {
    return settings.name.trim() || account.name || undefined;
  }

  /** Open a table and go there. */
  async open(wanted: NewTable): Promise<void> {
    const opened = await api.openTable(wanted);
    router.go(`/tables/${opened.table}`);
  }

  /** Open the table of a game's lesson and go there. */
  async beginLesson(game: string): Promise<void> {
    const opened = await api.beginLesson({ game, name: this.name ?? '' });
    router.go(`/tables/${opened.table}`);
  }

  async sitDown(table: string, seat: Seat): Promise<void> {
    await api.sitDown(table, seat, this.name ?? '');
    router.go(`/tables/${table}`);
  }
}

/** Put pages of the lobby together; a table that has moved meanwhile is listed once. */
export function joined(pages: Lobby[]): Lobby {
  const rows = (list: 'open' | 'mine' | 'running' | 'finished') => {
    const all = pages.flatMap((page) => page[list]);
    return all.filter((row, n) => all.findIndex(({ id }) => id === row.id) === n);
  };
  return {
    open: rows('open'),
    mine: rows('mine'),
    running: rows('running'),
    finished: rows('finished'),
    more: pages.at(-1)?.more ?? [],
  };
}

export const lobby = new LobbyStore();

/** How few and how many can play a game. */
export function playersOf(game: GameInfo): { least: number; most: number } {
  const tables = [game.seats, ...game.options.flatMap(({ seats }) => Object.values(seats))];
  const numbers = tables.map((seats) => seats.length);
  return { least: Math.min(...numbers), most: Math.max(...numbers) };
}

export function playersText(game: GameInfo): string {
  const { least, most } = playersOf(game);
  return least === most ? text('lobby-players', { n: most }) : text('lobby-players-between', { least, most });
}

/** Few and many as a range: 2–4. */
const range = (least: number, most: number) => (least === most ? `${least}` : `${least}–${most}`);

/** The number of players, for where a symbol says what it is. */
export function playersRange(game: GameInfo): string {
  const { least, most } = playersOf(game);
  return range(least, most);
}

export function hoursText(game: GameInfo): string {
  const [least, most] = GAMES[game.id]?.hours ?? [0, 0];
  return text('lobby-hours', { hours: verbatim(range(least, most)) });
}

/** The option that says how many play, if the game has one. */
export function playersOption(game: GameInfo): GameInfo['options'][number] | null {
  const sized = game.options.filter(({ seats }) =>
    Object.values(seats).some((each) => each.length !== game.seats.length),
  );
  return sized[0] ?? null;
}

/** That option, where it says nothing else: no two of its values are for as many. */
export function mereNumber(game: GameInfo): GameInfo['options'][number] | null {
  const sizes = playersOption(game);
  const numbers = sizes?.values.map((value) => seatsOf(game, { [sizes.id]: value }).length);
  return sizes && numbers?.every((number, n) => numbers.indexOf(number) === n) ? sizes : null;
}

/** The seats of a game in the order in which they are shown; its options may change them. */
export function seatsOf(game: GameInfo, options: Record<string, string> = {}): Seat[] {
  const changed = game.options.map(({ id, seats }) => seats[options[id] ?? '']);
  const seats = changed.find((each) => each !== undefined) ?? game.seats;
  const shown = Object.keys(GAMES[game.id]?.arms ?? {}).filter((seat) => seats.includes(seat));
  return shown.length === seats.length ? shown : seats;
}
