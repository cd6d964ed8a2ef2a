// @vitest-environment happy-dom
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GAMES } from '$games/index';
import { LANGUAGES, text, verbatim, words } from './words.svelte';

const TEXTS = '../src/greatpowers/games';
const SAID = /^(game|setting)-[\w-]+(?= =)/gm;

describe('words', () => {
  it('come in the language of the player, live', async () => {
    await words.play('imperial_struggle', 'en');
    expect(text('site-tables')).toBe('Tables');
    await words.use('pl');
    expect(text('site-tables')).toBe('Stoły');
    expect(text('power-br')).toBe('Wielka Brytania');
    expect(document.documentElement.lang).toBe('pl');
  });

  it('take texts and names as arguments', async () => {
    await words.play('imperial_struggle', 'en');
    expect(text('end-won', { power: 'power-fr' })).toBe('France wins');
    expect(text('prompt-thinking', { name: verbatim('Ania') })).toBe('Ania is thinking');
  });

  it('print numbers with a true minus sign, and count them still', async () => {
    await words.play('imperial_struggle', 'pl');
    expect(text('outlook-victory-points', { before: -2, after: 1 })).toContain('−2 → 1');
    expect(text('length-peace-turns', { n: 3 })).toBe('3 Tury Pokoju');
  });

  it('are those of the game that is played, or that is asked for', async () => {
    await words.use('en', 'imperial_struggle', 'imperialism');
    words.game = 'imperialism';
    expect(text('game-title')).toMatch(/^Imperialism/);
    expect(words.of('imperial_struggle', 'game-title')).toBe('Imperial Struggle');
  });

  it('are never those of another game', async () => {
    await words.use('en', 'imperial_struggle');
    await words.play('imperialism', 'en');
    expect(words.of('imperial_struggle', 'power-br')).toBe('Great Britain');
    expect(text('power-br')).toBe('[power-br]');
    expect(words.of(null, 'power-br')).toBe('[power-br]');
    expect(text('site-tables')).toBe('Tables');
  });

  it('come in the languages whose folders there are, English first', () => {
    const folders = readdirSync('../src/greatpowers/text').toSorted();
    expect(Object.keys(LANGUAGES).toSorted()).toEqual(folders);
    expect(Object.keys(LANGUAGES)[0]).toBe('en');
    expect(LANGUAGES.pl).toBe('Polski');
  });

  it('of a game may name those of the shell', async () => {
    await words.play('imperial_struggle', 'en');
    expect(text('is-lesson-on.text')).toContain(`“${text('plan-try')}”`);
  });

  it.each(Object.keys(GAMES).flatMap((game) => Object.keys(LANGUAGES).map((each) => [game, each] as const)))(
    'of %s that is only spoken of are enough in %s',
    async (game, language) => {
      await words.use(language, game);
      const file = readFileSync(`${TEXTS}/${game}/text/${language}/settings.ftl`, 'utf-8');
      const powers = Object.values(GAMES[game]?.arms ?? {}).map((arms) => arms.power);
      const ids = [...file.matchAll(SAID)].map(([id]) => id);
      expect(ids).toContain('game-title');
      for (const id of [...ids, ...powers, 'game-about', 'game-source', 'game-source.text']) {
        expect(words.of(game, id)).not.toMatch(/^\[|[{}]/);
      }
    },
  );

  it('of a game come whole when it is played', async () => {
    await words.use('en', 'realpolitik');
    expect(words.of('realpolitik', 'game-title')).toBe('Realpolitik');
    expect(words.of('realpolitik', 'action-taxation')).toBe('[action-taxation]');
    await words.play('realpolitik', 'en');
    expect(text('action-taxation')).toBe('Taxation');
  });

  it('say what is missing', () => {
    expect(text('no-such-text')).toBe('[no-such-text]');
  });

  it('are those asked for last', async () => {
    await Promise.all([words.use('it'), words.use('en')]);
    expect(text('site-tables')).toBe('Tables');
  });
});
