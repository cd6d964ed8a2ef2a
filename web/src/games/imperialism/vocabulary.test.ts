import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { kindOf } from './vocabulary';

const source = readFileSync('../src/greatpowers/games/imperialism/vocabulary.py', 'utf-8');

describe('the vocabulary', () => {
  it('is that of the rules', () => {
    const declared = [...source.matchAll(/VOCABULARY\.verb\("(\w+)"(?:, [^"]+, "(\w+)")?\)/g)];
    expect(declared.length).toBeGreaterThan(20);
    for (const [, verb = '', kind] of declared) expect(kindOf(verb), verb).toBe(kind ?? null);
  });
});
