/** The table that somebody wishes for: what all ways to begin share, and what each asks besides. */

import type { Clock, GameInfo, NewTable, Seat } from '$contract';
import { USUAL_BOT } from '$shell/names';
import { recall, remember } from '$shell/storage';
import { lobby, playersOption, seatsOf } from './lobby.svelte';
import type { SeatWish } from './SeatChoice.svelte';

export type Pace = NonNullable<NewTable['pace']>;
export const PACES: readonly Pace[] = ['quick', 'usual', 'slow'];
/** Whichever seat falls to me. */
export const EITHER = '';

const NO_CLOCK: Clock = { kind: 'none' };

interface Kept {
  bot: string;
  pace: Pace;
  listed: boolean;
  forecast: boolean;
}

class Wish {
  options = $state<Record<string, string>>({});
  #side = $state<Seat | null>(null);
  seats = $state<Record<Seat, SeatWish>>({});
  clock = $state<Clock>(NO_CLOCK);
  timeout = $state<'default' | 'forfeit'>('default');
  name = $state('');
  #privateTalk = $state<boolean | null>(null);
  #kept = $state<Kept>({
    bot: '',
    pace: 'usual',
    listed: true,
    forecast: true,
    ...recall<Partial<Kept>>('wish', {}),
  });

  get listed(): boolean {
    return this.#kept.listed;
  }
  set listed(listed: boolean) {
    this.#keep({ listed });
  }

  get forecast(): boolean {
    return this.#kept.forecast;
  }
  set forecast(forecast: boolean) {
    this.#keep({ forecast });
  }

  get pace(): Pace {
    return this.#kept.pace;
  }
  set pace(pace: Pace) {
    this.#keep({ pace });
  }

  /** How well bots play: as usual unless somebody wished otherwise. */
  botFor(game: GameInfo): string {
    return game.bots.includes(this.#kept.bot) ? this.#kept.bot : USUAL_BOT;
  }
  set bot(bot: string) {
    this.#keep({ bot });
  }

  #keep(changed: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...changed };
    remember('wish', this.#kept);
  }

  /** Another game has other rules and other seats. */
  choose(game: string): void {
    if (game === lobby.game?.id) return;
    lobby.choose(game);
    this.options = {};
    this.seats = {};
    this.#side = null;
    this.#privateTalk = null;
  }

  /** Whether seats may speak to each other alone: unless wished otherwise, if more than two play. */
  hasPrivateTalk(game: GameInfo): boolean {
    return this.#privateTalk ?? seatsOf(game, this.options).length > 2;
  }
  set privateTalk(allowed: boolean) {
    this.#privateTalk = allowed;
  }

  /** How many play, where that is asked. */
  sizeOf(game: GameInfo): string {
    const sizes = playersOption(game);
    return sizes ? (this.options[sizes.id] ?? sizes.values[0] ?? '') : '';
  }

  /** The side I play, or either. */
  sideOf(game: GameInfo): Seat {
    const seats = seatsOf(game, this.options);
    if (this.#side === EITHER) return EITHER;
    return this.#side !== null && seats.includes(this.#side) ? this.#side : (seats[0] ?? EITHER);
  }
  set side(side: Seat) {
    this.#side = side;
  }

  seatOf(game: GameInfo, seat: Seat): SeatWish {
    const first = seatsOf(game, this.options)[0];
    return this.seats[seat] ?? (seat === first ? { kind: 'me' } : { kind: 'bot', bot: this.botFor(game) });
  }

  againstBots(game: GameInfo): NewTable {
    return this.#table(game, NO_CLOCK, this.#mineAnd(game, { kind: 'bot', bot: this.botFor(game) }));
  }

  withFriends(game: GameInfo): NewTable {
    return this.#table(game, this.clock, this.#mineAnd(game, { kind: 'invite' }));
  }

  atOneScreen(game: GameInfo): NewTable {
    return this.#table(game, NO_CLOCK, this.#mineAnd(game, { kind: 'here' }));
  }

  /** With the seats as they were chosen one by one. */
  ofOnesOwn(game: GameInfo): NewTable {
    const names = seatsOf(game, this.options);
    const first = names.find((seat) => this.seatOf(game, seat).kind === 'me');
    const seats = names.map((seat): [Seat, NewTable['seats'][Seat]] => {
      const { kind, bot } = this.seatOf(game, seat);
      if (kind === 'bot') return [seat, { kind, bot: bot ?? this.botFor(game) }];
      if (kind !== 'me') return [seat, { kind }];
      return [seat, seat === first ? { kind, name: lobby.name } : { kind: 'here' }];
    });
    return this.#table(game, this.clock, Object.fromEntries(seats));
  }

  #mineAnd(game: GameInfo, others: NewTable['seats'][Seat]): NewTable['seats'] {
    const seats = seatsOf(game, this.options);
    const mine = this.sideOf(game) || seats[Math.floor(Math.random() * seats.length)];
    const me = { kind: 'me' as const, name: lobby.name };
    return Object.fromEntries(seats.map((seat) => [seat, seat === mine ? me : others]));
  }

  #table(game: GameInfo, clock: Clock, seats: NewTable['seats']): NewTable {
    return {
      game: game.id,
      options: $state.snapshot(this.options),
      name: this.name.trim() || undefined,
      public: this.listed,
      forecast: this.forecast,
      clock: $state.snapshot(clock),
      timeout: this.timeout,
      pace: this.pace,
      private_talk: this.hasPrivateTalk(game),
      seats,
    };
  }
}

export const wish = new Wish();
