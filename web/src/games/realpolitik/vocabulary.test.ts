import { expect, it } from 'vitest';
import vocabulary from '$rules/realpolitik/vocabulary.py?raw';
import { kindOf } from './vocabulary';

it('names the target of every verb as the rules do', () => {
  const verbs = [...vocabulary.matchAll(/VOCABULARY\.verb\("(\w+)"(?:.*"(\w+)"\))?/g)];
  expect(verbs.length).toBeGreaterThan(30);
  for (const [, verb = '', kind] of verbs) expect(kindOf(verb), verb).toBe(kind ?? null);
});
