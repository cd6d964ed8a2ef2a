// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import type { TurnTold } from '$contract';
import type { TableClient } from '$shell/table.svelte';
import { Analyst } from './analyst.svelte';

const turn = (past: number): TurnTold => ({ seat: 'BR', first: past - 1, past, aims: [] });

describe('what the others did', () => {
  it('is asked once for a position, and a reply that comes late is not shown', async () => {
    const replies: ((turns: TurnTold[]) => void)[] = [];
    const table = {
      row: { finished: false, seats: [{ seat: 'FR', kind: 'me' }] },
      seat: 'FR',
      present: { view: { position: 3 } },
      recount: () => new Promise<TurnTold[]>((resolve) => replies.push(resolve)),
    };
    const analyst = new Analyst(table as unknown as TableClient);
    const early = analyst.recount();
    await analyst.recount();
    expect(replies).toHaveLength(1);
    table.present.view.position = 5;
    const late = analyst.recount();
    replies[1]?.([turn(5)]);
    await late;
    replies[0]?.([turn(3)]);
    await early;
    expect(analyst.turns).toEqual([turn(5)]);
  });
});
