// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LogEntry, Placed, SeatRow, Sight } from '$contract';
import { settings } from '$shell/settings.svelte';
import { recall, remember } from '$shell/storage';
import type { TableClient } from '$shell/table.svelte';
import { Moments } from './moments.svelte';

const moment = (at: number, sight: Partial<Sight> = {}): LogEntry => ({
  at,
  text: 'log-over',
  args: {},
  cite: '',
  moment: { kind: 'battle', data: { points: true, placed: [], ...sight } },
});
const row = (name: string): Placed => ({ row: name, title: name, args: {}, places: [`space-${name}`] });
const plain = (at: number): LogEntry => ({ at, text: 'log-x', args: {}, cite: '' });

const seat = (name: string, moments_read: number, kind: SeatRow['kind'] = 'human'): SeatRow => ({
  seat: name,
  kind,
  name,
  bot: null,
  present: true,
  left: null,
  moments_read,
});

function at(
  log: LogEntry[],
  since: number | null,
  more: { row?: { seats: SeatRow[]; lesson?: boolean }; [other: string]: unknown } = {},
) {
  const table = { present: { log, since }, past: null, plan: null, ...more };
  const moments = new Moments(table as unknown as TableClient, 'T');
  moments.follow();
  return { table, moments };
}

describe('moments', () => {
  beforeEach(() => {
    remember('moments', {});
    settings.moments = 'stay';
  });

  it('are shown to who comes anew since the own last answer, one after the other', () => {
    const { moments } = at([moment(2), plain(3), moment(5), moment(7)], 5);
    expect(moments.current?.at).toBe(5);
    moments.next();
    expect(moments.current?.at).toBe(7);
    moments.next();
    expect(moments.current).toBeNull();
  });

  it('are not shown to a spectator who comes later, but those after that are', () => {
    const { table, moments } = at([moment(2)], null);
    expect(moments.current).toBeNull();
    table.present.log = [...table.present.log, moment(9)];
    expect(moments.current?.at).toBe(9);
  });

  it('do not stand before the first words of a lesson, but follow on its way', () => {
    const { table, moments } = at([moment(0)], 0, { row: { seats: [], lesson: true } });
    expect(moments.current).toBeNull();
    table.present.log = [...table.present.log, moment(3)];
    expect(moments.current?.at).toBe(3);
  });

  it('wait for who closed the page, and are not shown twice', () => {
    at([moment(2)], 2).moments.next();
    expect(recall('moments', {})).toEqual({ T: 1 });
    expect(at([moment(2), moment(4)], 4).moments.current?.at).toBe(4);
  });

  it('are shown anew when they were taken back and come again', () => {
    const { table, moments } = at([moment(2), moment(4)], 2);
    moments.skip();
    table.present.log = [moment(2)];
    moments.follow();
    table.present.log = [moment(2), moment(4)];
    expect(moments.current?.at).toBe(4);
  });

  it('stay in the log where the player likes it so, and can be opened from there', () => {
    settings.moments = 'log';
    const { table, moments } = at([moment(2)], 0);
    expect(moments.current).toBeNull();
    moments.open(table.present.log[0] ?? moment(0));
    expect(moments.current?.at).toBe(2);
    expect(moments.isNew).toBe(false);
  });

  it('stop only where points change hands, for who likes it so; the others are passed over', () => {
    settings.moments = 'points';
    const quiet = { points: false };
    const { table, moments } = at([moment(1, quiet), moment(2), moment(3, quiet), moment(4)], 0);
    expect(moments.unread).toBe(2);
    expect(moments.current?.at).toBe(2);
    moments.next();
    moments.follow();
    expect(moments.current?.at).toBe(4);
    moments.next();
    table.present.log = [...table.present.log, moment(5, quiet)];
    moments.follow();
    expect(moments.current).toBeNull();
    expect(recall('moments', {})).toEqual({ T: 5 });
  });

  it('stay where one chooses so, also without points, and change only from the next on', () => {
    const quiet = { points: false };
    const { moments } = at([moment(1, quiet), moment(2, quiet), moment(3)], 0);
    moments.onlyPoints = true;
    expect(settings.moments).toBe('points');
    moments.follow();
    expect(moments.current?.at).toBe(1);
    moments.next();
    moments.follow();
    expect(moments.current?.at).toBe(3);
    moments.onlyPoints = false;
    expect(settings.moments).toBe('stay');
  });

  it('without a word about points, as older tables have them, stop everybody', () => {
    settings.moments = 'points';
    const old = { ...moment(1), moment: { kind: 'battle', data: {} as Sight } };
    const { moments } = at([old], 0);
    expect(moments.current?.at).toBe(1);
    expect(moments.placed).toEqual([]);
  });

  it('ring the row that was pointed at when the sheet is lifted, else the first', () => {
    const { moments } = at([moment(1, { placed: [row('havana'), row('delhi')] }), moment(2)], 0);
    expect(moments.ringed).toBeNull();
    moments.lifted = true;
    expect(moments.ringed?.row).toBe('havana');
    moments.row = 'delhi';
    expect(moments.ringed?.places).toEqual(['space-delhi']);
    moments.next();
    expect(moments.lifted).toBe(false);
    moments.lifted = true;
    expect(moments.ringed).toBeNull();
  });

  it('do not come up over the past or a plan', () => {
    expect(at([moment(2)], 0, { past: {} }).moments.current).toBeNull();
    expect(at([moment(2)], 0, { plan: {} }).moments.current).toBeNull();
  });

  it('tell the others how far this player has read, and never that it was less', () => {
    const tellRead = vi.fn(() => Promise.resolve());
    const row = { seats: [seat('FR', 0), seat('BR', 0)] };
    const { table, moments } = at([moment(2), moment(4)], 2, {
      row,
      seats: ['FR'],
      seat: 'FR',
      connected: true,
      tellRead,
    });
    moments.tell();
    expect(tellRead).not.toHaveBeenCalled();
    moments.next();
    moments.tell();
    expect(tellRead).toHaveBeenLastCalledWith(1);
    table.row = { seats: [seat('FR', 2), seat('BR', 0)] };
    moments.tell();
    expect(tellRead).toHaveBeenCalledTimes(1);
    table.present.log = [moment(2)];
    moments.tell();
    expect(tellRead).toHaveBeenLastCalledWith(1);
    expect(tellRead).toHaveBeenCalledTimes(2);
  });

  it('say which people at other screens have read what is shown', () => {
    const { moments } = at([moment(2), moment(4)], 2, {
      row: { seats: [seat('A', 0), seat('B', 1), seat('C', 0), seat('D', 0, 'bot')] },
      seats: ['A'],
      seat: 'A',
    });
    const told = () => moments.readers.map((reader) => [reader.seat, moments.isReadBy(reader)]);
    expect(told()).toEqual([
      ['B', true],
      ['C', false],
    ]);
    moments.next();
    expect(told()).toEqual([
      ['B', false],
      ['C', false],
    ]);
  });
});
