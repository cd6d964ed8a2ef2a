/** Rooms: what was said at a table, by those who hear it. */

import type { Seat, SeatRow } from '$contract';
import type { Said } from '$shell/table.svelte';

/** The room in which everybody hears everything; any other is named by its seats. */
export const EVERYBODY = '';

export interface Room {
  id: string;
  /** Who is in it besides the one who looks. */
  others: Seat[];
  lines: Said[];
}

/** A line, and who sits in a seat of the room from there on: they were not told what is above. */
export interface Line {
  said: Said;
  newcomers: Seat[];
}

/** The room of some seats, whoever of them speaks first. */
export function roomOf(others: readonly Seat[], order: readonly Seat[]): string {
  return order.filter((seat) => others.includes(seat)).join(' ');
}

export const seatsIn = (room: string): Seat[] => (room === EVERYBODY ? [] : room.split(' '));

export const isPerson = ({ kind }: SeatRow): boolean => kind === 'human' || kind === 'here';

/** Everybody's room, then the others in the order in which they came about. */
export function roomsOf(talk: readonly Said[], mine: Seat | null, order: readonly Seat[]): Room[] {
  const rooms: Record<string, Room> = { [EVERYBODY]: { id: EVERYBODY, others: [], lines: [] } };
  for (const said of talk) {
    const heard = said.to === null ? [] : [said.seat ?? '', ...Object.keys(said.to)];
    const id = roomOf(
      heard.filter((seat) => seat !== mine),
      order,
    );
    rooms[id] ??= { id, others: seatsIn(id), lines: [] };
    rooms[id].lines.push(said);
  }
  return Object.values(rooms);
}

/** The lines of a room, and who of those who sit there now was told none of them. */
export function readRoom(room: Room, seats: readonly SeatRow[]): { lines: Line[]; newcomers: Seat[] } {
  let known: Record<Seat, string> = {};
  const changed = (names: Record<Seat, string>) =>
    room.others.filter((seat) => seat in known && seat in names && known[seat] !== names[seat]);
  const lines = room.lines.map((said): Line => {
    const names = { ...said.to, ...(said.seat === null ? {} : { [said.seat]: said.name }) };
    const newcomers = changed(names);
    known = names;
    return { said, newcomers };
  });
  const sitting = seats.filter(isPerson).map(({ seat, name }) => [seat, name]);
  return { lines, newcomers: changed(Object.fromEntries(sitting) as Record<Seat, string>) };
}

/** How many lines of others came after the one that was read last. */
export function unreadIn(room: Room, read: number | undefined, mine: Seat | null): number {
  const last = room.lines.findLastIndex(({ n }) => n === read);
  return room.lines.slice(last + 1).filter(({ seat }) => seat === null || seat !== mine).length;
}
