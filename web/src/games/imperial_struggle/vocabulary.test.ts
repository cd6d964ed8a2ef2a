import { expect, it } from 'vitest';
import vocabulary from '$rules/imperial_struggle/vocabulary.py?raw';
import { kindOf } from './vocabulary';

it('names the target of every verb as the rules do', () => {
  const verbs = [...vocabulary.matchAll(/VOCABULARY\.verb\("(\w+)"(?:.*"(\w+)"\))?/g)];
  expect(verbs.length).toBeGreaterThan(30);
  for (const [, verb = '', kind] of verbs) expect(kindOf(verb), verb).toBe(kind ?? null);
  const onSpaces = [...vocabulary.matchAll(/= _on_spaces\("(\w+)"\)/g)];
  expect(onSpaces.length).toBeGreaterThan(10);
  for (const [, verb = ''] of onSpaces) expect(kindOf(verb), verb).toBe('space');
});
