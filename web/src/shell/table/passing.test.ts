import { beforeEach, describe, expect, it } from 'vitest';
import type { Ask, LogEntry, View } from '$shell/protocol';
import type { TableClient } from '$shell/table.svelte';
import type { GameClient } from '$shell/game';
import { isReaction, Passing } from './passing.svelte';

const ASK: Ask = {
  seat: 'P1',
  prompt: 'ask-pirates',
  cite: '',
  kind: 'window',
  options: [{ option: 'pass', cost: null }],
};

function table(turn: number, ask: Ask | null = ASK, more = {}): TableClient {
  const view = { state: { turn } } as View;
  return { id: 't1', seat: 'P1', ask, plan: null, past: null, present: { view }, ...more } as unknown as TableClient;
}

describe('passing for longer', () => {
  beforeEach(() => localStorage.clear());

  it('is for reactions only', () => {
    expect(isReaction(ASK)).toBe(true);
    expect(isReaction({ ...ASK, kind: 'ask' })).toBe(false);
    expect(isReaction({ ...ASK, options: [{ option: 'play pirates', cost: null }] })).toBe(false);
    expect(isReaction(null)).toBe(false);
  });

  it('lasts for the turn', () => {
    const passing = new Passing(table(4));
    expect(passing.due).toBeNull();
    passing.from(ASK, 'turn');
    expect(passing.due).toEqual(ASK);
    expect(new Passing(table(4)).due).toEqual(ASK);
    expect(new Passing(table(5)).due).toBeNull();
  });

  it('lasts until it is taken back', () => {
    new Passing(table(4)).from(ASK, 'always');
    const later = new Passing(table(9));
    expect(later.due).toEqual(ASK);
    expect(new Passing(table(9, { ...ASK, prompt: 'ask-cancel' })).due).toBeNull();
    for (const pass of later.list) later.takeBack(pass);
    expect(later.due).toBeNull();
    expect(new Passing(table(9)).list).toEqual([]);
  });

  it('belongs to one seat of one table, and not to plans', () => {
    new Passing(table(4)).from(ASK, 'always');
    expect(new Passing(table(4, ASK, { id: 't2' })).list).toEqual([]);
    expect(new Passing(table(4, ASK, { seat: 'P2' })).list).toEqual([]);
    expect(new Passing(table(4, ASK, { plan: {} })).due).toBeNull();
  });
});

const OFFER: Ask = {
  seat: 'P1',
  prompt: 'ask-consent',
  cite: '',
  kind: 'offer',
  args: { power: 'power-prussia', territory: 'territory-boh' },
  options: [
    { option: 'yes', cost: null },
    { option: 'no', cost: null },
  ],
};
const GAME = {
  standing: ({ prompt }: Ask) => (prompt === 'ask-consent' ? ['power'] : null),
  era: (log: LogEntry[]) => log.length,
} as unknown as GameClient;

function offered(ask: Ask, era = 0): Passing {
  const present = { view: { state: { turn: 4 } }, log: Array.from({ length: era }, () => ({})) };
  return new Passing(table(4, ask, { present }), () => GAME);
}

describe('standing answers', () => {
  beforeEach(() => localStorage.clear());

  it('are for offers that the game names', () => {
    expect(offered(OFFER).standing(OFFER)).toEqual({ power: 'power-prussia' });
    expect(offered(OFFER).standing({ ...OFFER, prompt: 'ask-accept' })).toBeNull();
    expect(offered(OFFER).standing(ASK)).toBeNull();
    expect(new Passing(table(4, OFFER)).standing(OFFER)).toBeNull();
  });

  it('hold for the same power, whatever else is asked', () => {
    offered(OFFER).answerFrom(OFFER, 'yes', 'always');
    const elsewhere = { ...OFFER, args: { power: 'power-prussia', territory: 'territory-vie' } };
    expect(offered(elsewhere, 3).due).toEqual(elsewhere);
    expect(offered({ ...OFFER, args: { power: 'power-france' } }).due).toBeNull();
  });

  it('last for a part of the game, and the latest counts', () => {
    offered(OFFER, 1).answerFrom(OFFER, 'no', 'always');
    offered(OFFER, 1).answerFrom(OFFER, 'no', 'era');
    expect(offered(OFFER, 1).list).toHaveLength(1);
    expect(offered(OFFER, 1).due).toEqual(OFFER);
    expect(offered(OFFER, 2).due).toBeNull();
  });
});
