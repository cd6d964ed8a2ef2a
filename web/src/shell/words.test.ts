// @vitest-environment happy-dom
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, text, verbatim, words } from './words.svelte';

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

  it('say what is missing', () => {
    expect(text('no-such-text')).toBe('[no-such-text]');
  });

  it('are those asked for last', async () => {
    await Promise.all([words.use('it'), words.use('en')]);
    expect(text('site-tables')).toBe('Tables');
  });
});
