import { describe, expect, it } from 'vitest';
import type { LogEntry } from '$contract';
import type { View } from '$shell/view';
import type { State } from '../state';
import { answerOf, isTalking, proposalsOf, stepOf } from './talks';

const asking = (prompt: string, ...seats: string[]) =>
  ({ seats: ['FR', 'PR', 'AU'], asks: seats.map((seat) => ({ seat, prompt, cite: '' })) }) as unknown as View;
const nothing = { has_pledged: false, has_bid: false };
const game = {
  players: 3,
  phase: 'diplomacy',
  controller: null,
  powers: { france: { ...nothing, has_pledged: true }, prussia: nothing, austria: nothing, italy: nothing },
} as unknown as State;

describe('talks', () => {
  it('are known by what is asked', () => {
    expect(stepOf(asking('ask-accept', 'PR'))).toBe('propose');
    expect(stepOf(asking('ask-bid', 'PR'))).toBe('bid');
    expect(isTalking(game, asking('ask-pledge', 'PR'))).toBe(true);
    expect(isTalking(game, asking('ask-relocate', 'PR'))).toBe(false);
  });

  it('show who has given a token and who is deciding', () => {
    const view = asking('ask-pledge', 'PR', 'AU');
    expect(answerOf(game, view, 'france', 'pledge')).toBe('given');
    expect(answerOf(game, view, 'prussia', 'pledge')).toBe('deciding');
    expect(answerOf(game, view, 'italy', 'pledge')).toBeNull();
    expect(answerOf(game, asking('ask-bid', 'PR'), 'france', 'bid')).toBeNull();
  });

  it('remember the proposals of this phase only', () => {
    const line = (text: string, power = '', partner = ''): LogEntry => ({
      at: 1,
      text,
      cite: '',
      args: { power: `power-${power}`, partner: `power-${partner}` },
    });
    const log = [
      line('log-proposal-welcomed', 'france', 'prussia'),
      line('log-diplomacy'),
      line('log-proposal-declined', 'austria', 'france'),
    ];
    expect(proposalsOf(log, 'france')).toHaveLength(1);
    expect(proposalsOf(log, 'prussia')).toEqual([]);
  });
});
