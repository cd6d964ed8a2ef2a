import { describe, expect, it } from 'vitest';
import { partOf, partsOfOption, type Parts } from './parts';

const GAME: Parts = {
  parts: { clock: { find: ['.clock'], page: 'hand' }, castle: { find: ['.king'] } },
  targets: { square: { find: ['[data-id="*"]'], page: 'board' } },
};

describe('what a lesson speaks of', () => {
  it('is a part of the page, by the game or by the shell', () => {
    expect(partOf('part-clock', GAME)).toEqual({ find: ['.clock'], page: 'hand' });
    expect(partOf('part-log', GAME).tab).toBe('log');
  });

  it('is a target, found by its kind or by the name that it bears', () => {
    const part = partOf('square-e2', GAME);
    expect(part).toEqual({ find: ['[data-id="e2"]', '[data-about~="square-e2"]'], page: 'board' });
    expect(partOf('card-ace', undefined).find).toEqual(['[data-about~="card-ace"]']);
  });

  it('is an option: its button, its target, or where its verb is', () => {
    const found = (option: string, kind: string | null) =>
      partsOfOption(option, kind, GAME).flatMap(({ find }) => find);
    expect(found('move e2', 'square')).toEqual([
      '[data-option="move e2"]',
      '[data-id="e2"]',
      '[data-about~="square-e2"]',
      '.prompt-answers',
    ]);
    expect(found('castle', null)).toEqual(['[data-option="castle"]', '.king']);
  });
});
