import { describe, expect, it } from 'vitest';
import type { LogEntry, ServerMessage, ViewData } from '$contract';
import { Looking } from './looking.svelte';
import type { Message } from './table.svelte';
import type { View } from './view';

const LAST = 9;

/** A server that remembers where it was asked about; its views tell nothing but their position. */
function looking() {
  const asked: number[] = [];
  const send = (message: Message): Promise<ServerMessage> => {
    const at = message.type === 'replay' ? message.at : -1;
    asked.push(at);
    const view = { position: at } as unknown as ViewData;
    const log: LogEntry[] = [];
    return Promise.resolve({
      type: 'replay',
      id: 1,
      position: at,
      last: LAST,
      view,
      log,
      from: 0,
    } as ServerMessage);
  };
  return { asked, past: new Looking({ read: (view) => view as unknown as View, send }) };
}

describe('the step before the one that is shown', () => {
  it('is asked for where one jumps to', async () => {
    const { asked, past } = looking();
    await past.show(5, 'FR');
    expect(past.past?.before).toBeNull();
    await past.recall();
    expect(past.past?.at).toBe(5);
    expect(past.past?.before?.position).toBe(4);
    await past.recall();
    expect(asked).toEqual([5, 4]);
  });

  it('is known to who goes on step by step, from the same seat', async () => {
    const { asked, past } = looking();
    await past.show(5, 'FR');
    await past.show(6, 'FR');
    expect(past.past?.before?.position).toBe(5);
    await past.show(7, 'BR');
    expect(past.past?.before).toBeNull();
    expect(asked).toEqual([5, 6, 7]);
  });

  it('is none at the beginning', async () => {
    const { asked, past } = looking();
    await past.show(0, 'FR');
    await past.recall();
    expect(past.past?.before).toBeNull();
    expect(asked).toEqual([0]);
  });

  it('comes too late for another moment', async () => {
    const { past } = looking();
    await past.show(5, 'FR');
    const recalled = past.recall();
    const shown = past.show(8, 'FR');
    await Promise.all([recalled, shown]);
    expect(past.past?.at).toBe(8);
    expect(past.past?.before).toBeNull();
  });

  it('leaves nothing of a past that was left', async () => {
    const { past } = looking();
    const shown = past.show(5, 'FR');
    past.leave();
    expect(await shown).toBe(false);
    expect(past.past).toBeNull();
  });
});
