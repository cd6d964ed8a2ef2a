// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SeatRow, TableRow } from '$contract';
import { TableClient, type Said, type Shown } from '$shell/table.svelte';
import { EVERYBODY, readRoom, roomOf, roomsOf, unreadIn, type Room } from './rooms';
import { Talk } from './talk.svelte';

const ORDER = ['FR', 'PR', 'AU', 'RU'];
const NAMES: Record<string, string> = { FR: 'Ann', PR: 'Bob', AU: 'Eve', RU: 'Zoe' };
let count = 0;

function said(seat: string | null, to: string[] | null, names = NAMES): Said {
  count += 1;
  const heard = to === null ? null : Object.fromEntries(to.map((each) => [each, names[each] ?? '']));
  return { n: count, seat, name: names[seat ?? ''] ?? 'guest', to: heard, text: `line ${count}`, at: '' };
}

/** The one room in which all of this was said. */
const only = (talk: Said[]): Room => roomsOf(talk, 'FR', ORDER)[1] ?? { id: '?', others: [], lines: [] };

const row = (seat: string, kind: SeatRow['kind'] = 'human', name = NAMES[seat] ?? ''): SeatRow => ({
  seat,
  kind,
  name,
  bot: null,
  present: true,
  left: null,
  moments_read: 0,
});

beforeEach(() => {
  count = 0;
  localStorage.clear();
});

describe('rooms', () => {
  it('are the same whoever of them speaks', () => {
    const talk = [said('FR', ['PR', 'AU']), said('AU', ['FR', 'PR']), said('PR', ['FR']), said(null, null)];
    const rooms = roomsOf(talk, 'FR', ORDER);
    expect(rooms.map(({ id, lines }) => [id, lines.map(({ n }) => n)])).toEqual([
      [EVERYBODY, [4]],
      ['PR AU', [1, 2]],
      ['PR', [3]],
    ]);
    expect(roomOf(['RU', 'PR'], ORDER)).toBe('PR RU');
  });

  it('have everybody in the first, though nothing was said', () => {
    expect(roomsOf([], null, ORDER)).toEqual([{ id: EVERYBODY, others: [], lines: [] }]);
  });

  it('count what others said after the line that was read last', () => {
    const talk = [said('PR', ['FR']), said('PR', ['FR']), said('FR', ['PR']), said('PR', ['FR'])];
    const room = only(talk);
    expect([undefined, 1, 2, 3, 4, 99].map((read) => unreadIn(room, read, 'FR'))).toEqual([3, 2, 1, 1, 0, 3]);
  });

  it('tell who was not there for what is above', () => {
    const after = { ...NAMES, PR: 'Max' };
    const talk = [said('FR', ['PR', 'AU']), said('AU', ['FR', 'PR'], after), said('PR', ['FR', 'AU'], after)];
    const room = only(talk);
    const now = readRoom(room, [row('FR'), row('PR', 'human', 'Max'), row('AU', 'human', 'Kim')]);
    expect(now.lines.map(({ newcomers }) => newcomers)).toEqual([[], ['PR'], []]);
    expect(now.newcomers).toEqual(['AU']);
    const later = readRoom(room, [row('FR'), row('PR', 'human', 'Max'), row('AU', 'bot', 'greedy')]);
    expect(later.newcomers).toEqual([]);
  });
});

function sitting(seat: string | null, seats = ORDER.map((each) => row(each)), allowed = true) {
  const table = new TableClient(
    't',
    () => [],
    () => 'en',
  );
  table.row = { id: 't', private_talk: allowed, seats } as unknown as TableRow;
  table.seat = seat;
  const say = vi.spyOn(table, 'say').mockResolvedValue();
  return { table, say, talk: new Talk(table, 't') };
}

describe('talk', () => {
  it('goes to those in the room, by who sits there, and to nobody else', async () => {
    const { talk, say } = sitting('FR');
    talk.enter(['AU', 'PR']);
    expect(talk.current).toMatchObject({ id: 'PR AU', lines: [] });
    talk.draft = '  between us ';
    await talk.say();
    expect(say).toHaveBeenLastCalledWith('between us', { PR: 'Bob', AU: 'Eve' });
    expect(talk.draft).toBe('');
    talk.enter([]);
    talk.draft = 'for all';
    await talk.say();
    expect(say).toHaveBeenLastCalledWith('for all', null);
  });

  it('keeps what is half written in its room', async () => {
    const { talk, say, table } = sitting('FR');
    talk.enter(['PR']);
    talk.draft = 'a secret';
    talk.enter([]);
    expect(talk.draft).toBe('');
    await talk.say();
    expect(say).not.toHaveBeenCalled();
    talk.enter(['PR']);
    expect(talk.draft).toBe('a secret');
    say.mockRejectedValueOnce(new Error('not now'));
    await expect(talk.say()).rejects.toThrow('not now');
    expect(talk.draft).toBe('a secret');
    table.seat = 'AU';
    expect([talk.current.id, talk.draft]).toEqual([EVERYBODY, '']);
  });

  it('is with people, and only where the table allows it', () => {
    const mixed = [row('FR'), row('PR', 'bot', 'greedy'), row('AU', 'here'), row('RU', 'open')];
    expect(sitting('FR', mixed).talk.partners.map(({ seat }) => seat)).toEqual(['AU']);
    expect(sitting(null, mixed).talk.partners).toEqual([]);
    expect(sitting('FR', mixed, false).talk.partners).toEqual([]);
  });

  it('is for two, and only as long as the rules of the game let them, where these say so', async () => {
    const { talk, say, table } = sitting('FR', undefined, false);
    const confide = (...confidants: string[]) =>
      vi.spyOn(table, 'present', 'get').mockReturnValue({ view: { confidants } } as unknown as Shown);
    expect([talk.isForTwo, talk.isHushed]).toEqual([false, false]);
    confide('AU');
    expect(talk.partners.map(({ seat }) => seat)).toEqual(['AU']);
    expect(talk.isForTwo).toBe(true);
    talk.enter(['AU']);
    talk.draft = 'between us';
    await talk.say();
    expect(say).toHaveBeenLastCalledWith('between us', { AU: 'Eve' });
    talk.draft = 'and then';
    confide();
    expect([talk.isHushed, talk.partners]).toEqual([true, []]);
    await talk.say();
    expect(say).toHaveBeenCalledTimes(1);
    talk.enter([]);
    expect(talk.isHushed).toBe(false);
  });

  it('says nothing to a seat in which nobody listens any more', async () => {
    const { talk, say, table } = sitting('FR');
    talk.enter(['PR', 'AU']);
    talk.draft = 'a secret';
    table.row = { ...table.row, seats: [row('FR'), row('PR', 'bot'), row('AU')] } as unknown as TableRow;
    expect(talk.missing).toEqual(['PR']);
    await talk.say();
    expect(say).not.toHaveBeenCalled();
  });

  it('remembers in each room what was read', () => {
    const { talk, table } = sitting('FR');
    table.chat = [said('PR', ['FR']), said('PR', null), said('AU', ['FR'])];
    expect(talk.unread).toBe(3);
    talk.follow();
    expect(talk.rooms.map((room) => talk.unreadIn(room))).toEqual([0, 1, 1]);
    talk.enter(['PR']);
    talk.follow();
    expect(talk.unread).toBe(1);
    const again = sitting('FR');
    again.table.chat = table.chat;
    expect(again.talk.unread).toBe(1);
  });
});
