import { expect, it } from 'vitest';
import { hyphenated } from './hyphens';

it('breaks long words between syllables and leaves short ones alone', () => {
  const shown = (name: string) => hyphenated(name).replaceAll('\u00ad', '-');
  expect(shown('Kontrreformacja')).toBe('Kontrre-formacja');
  expect(shown('Luteranesimo')).toBe('Lute-ra-ne-simo');
  expect(hyphenated('Counter-Reformation')).toBe('Counter-Reformation');
  expect(shown('Nowa Fundlandia')).toBe('Nowa Fundlandia');
});
