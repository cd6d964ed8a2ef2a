import { expect, it } from 'vitest';
import type { ProspectExplained } from '../contract';
import { isOfDeclaration, targetsAmong } from './declaring.svelte';

const prospect = (...reasons: string[]) => ({ reasons }) as unknown as ProspectExplained;
const offers = (...options: string[]) => options.map((option) => ({ option, cost: null }));

it('puts wars with a reason first, and realms far away last', () => {
  const told = { albania: prospect(), venice: prospect('cb-conquest') };
  const targets = targetsAmong(
    offers('declare_on ming', 'declare_on albania', 'declare_on venice', 'done'),
    told,
  );
  expect(targets.map(({ realm }) => realm)).toEqual(['venice', 'albania', 'ming']);
  expect(targets[2]?.prospect).toBeNull();
});

it('knows its questions', () => {
  expect(isOfDeclaration('ask-answer-call')).toBe(true);
  expect(isOfDeclaration()).toBe(false);
});
