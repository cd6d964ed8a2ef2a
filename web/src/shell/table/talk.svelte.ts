/** Talk at a table: the room one is in, what is read of the others, and what one is about to say. */

import type { Seat, SeatRow } from '$contract';
import { recall, remember } from '$shell/storage';
import type { TableClient } from '$shell/table.svelte';
import { EVERYBODY, isPerson, roomOf, roomsOf, seatsIn, unreadIn, type Room } from './rooms';

const KEY = 'talk';
/** So many tables are remembered. */
const KEPT = 100;

type Read = Readonly<Record<string, number>>;

export class Talk {
  /** The room that a seat has chosen: at one screen the next player begins with everybody. */
  #chosen = $state.raw<{ seat: Seat | null; room: string }>({ seat: null, room: EVERYBODY });
  /** The last line that was read, and what is half written, by seat and room. */
  #read = $state.raw<Read>({});
  #drafts = $state<Record<string, string>>({});

  constructor(
    private readonly table: TableClient,
    private readonly id: string,
  ) {
    this.#read = recall<Record<string, Read>>(KEY, {})[id] ?? {};
  }

  get #seats(): SeatRow[] {
    return this.table.row?.seats ?? [];
  }

  get #order(): Seat[] {
    return this.#seats.map(({ seat }) => seat);
  }

  #key(room: string): string {
    return `${this.table.seat ?? ''}/${room}`;
  }

  /** To whom one may speak alone, with each apart, where that is for the rules of the game to say. */
  get #confidants(): Seat[] | null {
    return this.table.present?.view.confidants ?? null;
  }

  /** The people to whom one may speak alone: bots do not listen, and spectators do not whisper. */
  get partners(): SeatRow[] {
    const { row, seat } = this.table;
    const near = this.#confidants;
    if (!row || seat === null || !(near ?? row.private_talk)) return [];
    const people = row.seats.filter((each) => each.seat !== seat && isPerson(each));
    return near === null ? people : people.filter((each) => near.includes(each.seat));
  }

  /** A room is for two: the rules of the game know no talk of more. */
  get isForTwo(): boolean {
    return this.#confidants !== null;
  }

  /** The rooms that there are, and the one that is about to be. */
  get rooms(): Room[] {
    const rooms = roomsOf(this.table.talk, this.table.seat, this.#order);
    const room = this.#room;
    if (rooms.some(({ id }) => id === room)) return rooms;
    return [...rooms, { id: room, others: seatsIn(room), lines: [] }];
  }

  get #room(): string {
    return this.#chosen.seat === this.table.seat ? this.#chosen.room : EVERYBODY;
  }

  get current(): Room {
    return this.rooms.find(({ id }) => id === this.#room) as Room;
  }

  enter(others: readonly Seat[]): void {
    this.#chosen = { seat: this.table.seat, room: roomOf(others, this.#order) };
  }

  get draft(): string {
    return this.#drafts[this.#key(this.#room)] ?? '';
  }
  set draft(words: string) {
    this.#drafts[this.#key(this.#room)] = words;
  }

  /** Those of the room in whose seat nobody listens now. */
  get missing(): Seat[] {
    const people = this.#seats.filter(isPerson).map(({ seat }) => seat);
    return this.current.others.filter((seat) => !people.includes(seat));
  }

  /** By the rules of the game nobody speaks in this room now. */
  get isHushed(): boolean {
    const { others } = this.current;
    const near = this.#confidants;
    return (
      near !== null && others.length > 0 && !near.some((seat) => roomOf([seat], this.#order) === this.#room)
    );
  }

  /** Say what is written, to those who are in the room; if that fails, it is still written. */
  async say(): Promise<void> {
    const { current } = this;
    const said = this.draft.trim();
    if (said === '' || this.missing.length > 0 || this.isHushed) return;
    const named = this.#seats.filter(({ seat }) => current.others.includes(seat));
    const to = Object.fromEntries(named.map(({ seat, name }) => [seat, name]));
    const key = this.#key(current.id);
    this.#drafts[key] = '';
    try {
      await this.table.say(said, current.id === EVERYBODY ? null : to);
    } catch (error) {
      this.#drafts[key] = said;
      throw error;
    }
  }

  unreadIn(room: Room): number {
    return unreadIn(room, this.#read[this.#key(room.id)], this.table.seat);
  }

  get unread(): number {
    return this.rooms.reduce((sum, room) => sum + this.unreadIn(room), 0);
  }

  /** The room that is open has been read to its end. */
  follow(): void {
    const { current } = this;
    const last = current.lines.at(-1)?.n;
    const key = this.#key(current.id);
    if (last === undefined || this.#read[key] === last) return;
    this.#read = { ...this.#read, [key]: last };
    const others = Object.entries(recall<Record<string, Read>>(KEY, {})).filter(([id]) => id !== this.id);
    remember(KEY, Object.fromEntries([...others.slice(1 - KEPT), [this.id, this.#read]]));
  }
}
