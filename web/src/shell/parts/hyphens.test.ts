import { expect, it } from 'vitest';
import { hyphenated } from './hyphens';

it('breaks long words between syllables and leaves short ones alone', () => {
  const shown = (name: string) => hyphenated(name).replaceAll('\u00ad', '-');
  expect(shown('Kontrreformacja')).toBe('Kontr-re-for-macja');
  expect(shown('Newfoundland')).toBe('Newfound-land');
  expect(shown('Luteranesimo')).toBe('Lute-ra-ne-simo');
  expect(hyphenated('Counter-Reformation')).toBe('Counter-Reformation');
  expect(shown('Nowa Fundlandia')).toBe('Nowa Fundlandia');
});

it('keeps letters together that are one sound, and breaks shorter words where asked', () => {
  const shown = (name: string) => hyphenated(name, 8).replaceAll('\u00ad', '-');
  expect(shown('Podporządkuj')).toBe('Podpo-rząd-kuj');
  expect(shown('Siatka Szpiegowska')).toBe('Siatka Szpie-gowska');
  expect(shown('Dzierżawcy')).toBe('Dzier-żawcy');
  expect(shown('Ambasciate')).toBe('Amba-sciate');
});
