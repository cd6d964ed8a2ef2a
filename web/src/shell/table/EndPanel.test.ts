// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/svelte';
import { flushSync, tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Chronicle } from '$contract';
import { TableClient } from '$shell/table.svelte';
import type { Desk } from './desk.svelte';
import EndPanel from './EndPanel.svelte';

class FakeSocket {
  static readonly OPEN = 1;
  static readonly all: FakeSocket[] = [];
  readonly readyState = FakeSocket.OPEN;
  readonly asked: { type: string; id: number }[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;

  constructor() {
    FakeSocket.all.push(this);
  }

  send(text: string) {
    const message = JSON.parse(text) as { type: string; id: number };
    if (message.type === 'chronicle') this.asked.push(message);
  }

  close() {
    this.onclose({ code: 1000 });
  }

  say(message: object) {
    this.onmessage({ data: JSON.stringify(message) });
    flushSync();
  }
}

const CHRONICLE: Chronicle = {
  chapters: [{ kind: 'turn', title: 'turn', args: { turn: 1 }, at: 3, gains: [], totals: [], marker: null }],
  length: { text: 'length-turns', n: 1 },
  leads: [],
  sources: [],
  holdings: [{ text: 'held-debt', counts: [8, 6], limits: [10, 10] }],
};
const WELCOME = {
  type: 'welcome',
  table: { id: 't', game: 'g', name: 'Utrecht' },
  seats: [],
  fingerprint: 'f',
};

/** The newest connection, over which the table has been greeted. */
async function connected(): Promise<FakeSocket> {
  const socket = FakeSocket.all.at(-1);
  if (!socket) throw new Error('nobody connected');
  socket.onopen();
  socket.say(WELCOME);
  await vi.advanceTimersByTimeAsync(0);
  return socket;
}

function panel() {
  const table = new TableClient(
    't',
    () => [],
    () => 'en',
    () => Promise.resolve({}),
  );
  table.connect();
  const desk = {
    analyst: { lookBack: () => Promise.resolve() },
    table,
    game: null,
    result: { winners: [], ending: 'drawn', scores: [] },
    resultSeen: false,
    moments: { current: null },
  };
  return render(EndPanel, { desk: desk as unknown as Desk });
}

const unhandled = vi.fn();

beforeEach(() => {
  FakeSocket.all.length = 0;
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.useFakeTimers();
  process.on('unhandledRejection', unhandled);
});
afterEach(() => {
  cleanup();
  process.off('unhandledRejection', unhandled);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('how the points came', () => {
  it('is asked for again when the connection was lost meanwhile, and nothing else happens', async () => {
    const { container } = panel();
    const lost = await connected();
    expect(lost.asked).toHaveLength(1);
    lost.onclose({ code: 1006 });
    await vi.advanceTimersByTimeAsync(1000);
    vi.useRealTimers();
    await new Promise((done) => setTimeout(done));
    expect(unhandled).not.toHaveBeenCalled();
    expect(container.querySelector('.curve')).toBeNull();

    vi.useFakeTimers();
    const found = await connected();
    expect(found).not.toBe(lost);
    expect(found.asked).toHaveLength(1);
    found.say({ type: 'chronicle', id: found.asked[0]?.id, chronicle: CHRONICLE, played: 15_120 });
    await tick();
    await vi.advanceTimersByTimeAsync(0);
    expect(container.querySelector('.curve')).not.toBeNull();
    expect(container.querySelector('.where')?.textContent).toContain('Utrecht · [clock-left-hours]');
    const held = [...container.querySelectorAll('.held td.number')].map((cell) => cell.textContent);
    expect(held.map((count) => count.replaceAll('\u2009', ''))).toEqual(['8/10', '6/10']);
  });
});
