/** The lint rule of borders.js holds the rooms apart. */

import { ESLint } from 'eslint';
import { beforeAll, describe, expect, it } from 'vitest';

const lint = new ESLint({ cwd: process.cwd() });

/** What the borders say of a file with this line in it. */
async function complaints(filePath: string, line: string): Promise<string[]> {
  const code = filePath.endsWith('.svelte') ? `<script lang="ts">\n${line}\n</script>\n` : `${line}\n`;
  const [result] = await lint.lintText(code, { filePath });
  return (result?.messages ?? [])
    .filter(({ ruleId }) => ruleId === null || ruleId === 'house/borders')
    .map(({ message }) => message);
}

/** The first look loads the linter's parsers, which takes a while. */
beforeAll(() => complaints(SHELL, ''), 60_000);

const SHELL = 'src/shell/pages/Made.svelte';
const GAME = 'src/games/imperialism/board/made.ts';

describe('the shell', () => {
  it.each([
    `import { ARMS } from '$games/imperialism/arms';`,
    `import { game } from '$games/imperialism';`,
    `import { ARMS } from '../../games/imperialism/arms';`,
    `import cards from '$rules/imperialism/data/cards.json';`,
    `import cards from '../../../../src/greatpowers/games/imperialism/data/cards.json';`,
    `void import('$games/imperial_struggle/coast.json');`,
    `export { ARMS } from '$games/imperialism/arms';`,
  ])('may not say %s', async (line) => {
    expect(await complaints(SHELL, line)).toHaveLength(1);
  });

  it.each([`import { GAMES } from '$games/index';`, `import type { Arms } from '$shell/game';`])(
    'may say %s',
    async (line) => {
      expect(await complaints(SHELL, line)).toEqual([]);
    },
  );
});

describe('a game', () => {
  it.each([
    `import { ARMS } from '$games/realpolitik/arms';`,
    `import { ARMS } from '../../realpolitik/arms';`,
    `import { GAMES } from '$games/index';`,
    `import { GAMES } from '../../index';`,
    `import cards from '$rules/realpolitik/data/economy.json';`,
    `import cards from '../../../../../src/greatpowers/games/realpolitik/data/economy.json';`,
    `void import('../../realpolitik/arms');`,
  ])('may not say %s', async (line) => {
    expect(await complaints(GAME, line)).toHaveLength(1);
  });

  it.each([
    `import { armsAt } from '../arms';`,
    `import { parts } from './parts';`,
    `import { game } from '..';`,
    `import { text } from '$shell/words.svelte';`,
    `import cards from '$rules/imperialism/data/cards.json';`,
    `void import('../state');`,
  ])('may say %s', async (line) => {
    expect(await complaints(GAME, line)).toEqual([]);
  });
});

it('nobody lists the games', async () => {
  expect(await complaints('src/games/index.ts', `import { entry } from './imperialism/entry';`)).toHaveLength(
    1,
  );
});
