import { beforeEach, describe, expect, it } from 'vitest';
import type { Ask, View } from '$shell/protocol';
import type { TableClient } from '$shell/table.svelte';
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
