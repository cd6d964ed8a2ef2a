// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import type { LogEntry } from '$contract';
import { settings } from '$shell/settings.svelte';
import { recall, remember } from '$shell/storage';
import type { TableClient } from '$shell/table.svelte';
import { Moments } from './moments.svelte';

const moment = (at: number): LogEntry => ({
  at,
  text: 'log-over',
  args: {},
  cite: '',
  moment: { kind: 'battle', data: {} },
});
const plain = (at: number): LogEntry => ({ at, text: 'log-x', args: {}, cite: '' });

function at(log: LogEntry[], since: number | null, more = {}) {
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

  it('do not come up over the past or a plan', () => {
    expect(at([moment(2)], 0, { past: {} }).moments.current).toBeNull();
    expect(at([moment(2)], 0, { plan: {} }).moments.current).toBeNull();
  });
});
