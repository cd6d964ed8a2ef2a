/** Tables that tell how points came about look alike: `account` in panels.css, said once. */

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const ACCOUNTS = [
  'shell/table/Sources.svelte',
  'games/imperial_struggle/moments/Scored.svelte',
  'games/imperialism/scoring/Scoring.svelte',
  'games/price_of_power/moments/Changes.svelte',
  'games/price_of_power/moments/PeaceMade.svelte',
  'games/price_of_power/moments/SiegeOver.svelte',
  'games/realpolitik/moments/BattleOver.svelte',
];
/** What panels.css and base.css say for them. */
const SHARED = [/border-collapse:/, /border-top: 1px solid var\(--line\)/];

it.each(ACCOUNTS)('%s', (path) => {
  const source = readFileSync(`src/${path}`, 'utf-8');
  expect(source).toMatch(/<table class="account\b/);
  const style = source.slice(source.indexOf('<style>'));
  for (const words of SHARED) expect(style).not.toMatch(words);
});
