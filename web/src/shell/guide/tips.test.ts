// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import type { View } from '$shell/view';
import type { Tip } from './tip';
import { Tips } from './tips.svelte';

const at = (position: number, asked = true): View => ({
  game: 'chess',
  seat: 'A',
  position,
  seats: ['FR', 'BR'],
  seed_hash: '',
  asks: [{ seat: 'A', prompt: 'ask-move', cite: '1', ...(asked ? { options: [] } : {}) }],
  state: null,
  asides: [],
  confidants: null,
  explain: null,
  result: null,
});

const from = (text: string, least: number): Tip => ({
  text,
  cite: '1',
  situation: ({ position }) => (position >= least ? ['.board'] : null),
});

const TIPS = [from('rook', 5), from('pawn', 1)];

describe('tips', () => {
  beforeEach(() => localStorage.clear());

  it('come one at a time, each once', () => {
    const tips = new Tips(TIPS);
    const shown = [0, 1, 2, 5, 6].map((position) => {
      tips.follow(at(position));
      return tips.shown?.tip.text ?? null;
    });
    expect(shown).toEqual([null, 'pawn', null, 'rook', null]);
  });

  it('are remembered as seen', () => {
    new Tips(TIPS).follow(at(1));
    const again = new Tips(TIPS);
    again.follow(at(1));
    expect(again.shown).toBeNull();
  });

  it('come only in the turn of the player, and go with a click', () => {
    const tips = new Tips(TIPS);
    tips.follow(at(1, false));
    expect(tips.shown).toBeNull();
    tips.follow(at(2));
    expect(tips.shown).not.toBeNull();
    tips.close();
    tips.follow(at(2));
    expect(tips.shown).toBeNull();
  });
});
