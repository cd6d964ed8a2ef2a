import { describe, expect, it } from 'vitest';
import type { LogEntry } from '$contract';
import { lastBattle, passedIn } from './history';

const line = (text: string, args: LogEntry['args'] = {}): LogEntry => ({ at: 1, text, cite: '', args });
const BATTLE = line('log-battle', {
  territory: 'territory-sil',
  power: 'power-austria',
  defender: 'power-prussia',
});
const FOUGHT = [
  BATTLE,
  line('log-lays', { power: 'power-austria' }),
  line('log-totals', { attack: 10, defence: 7 }),
  line('log-draws-this', { card: 'battle_card-2' }),
  line('log-victory', { power: 'power-austria' }),
  line('log-prestige', { power: 'power-austria' }),
];

describe('the last battle', () => {
  it('is told from its totals to the next thing that happens', () => {
    const battle = lastBattle([...FOUGHT, line('log-turn'), line('log-victory', { power: 'power-prussia' })]);
    expect(battle).toMatchObject({
      territory: 'territory-sil',
      attacker: 'austria',
      defender: 'prussia',
      attack: 10,
    });
    expect(battle?.winner).toBe('austria');
    expect(battle?.lines.map(({ text }) => text)).toEqual(['log-totals', 'log-victory', 'log-prestige']);
  });

  it('has no winner after a tie, and there may have been none', () => {
    expect(lastBattle([BATTLE, line('log-totals'), line('log-tie')])?.winner).toBeNull();
    expect(lastBattle([BATTLE])).toBeNull();
  });

  it('knows who lays no more cards', () => {
    const before = [BATTLE, line('log-passes', { power: 'power-prussia' })];
    expect(passedIn(before)).toEqual(['prussia']);
    expect(passedIn([...before, BATTLE])).toEqual([]);
  });
});
