// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, expect, it } from 'vitest';
import { words } from '$shell/words.svelte';
import type { TokensMoment, TokenShown } from '../contract';
import Tokens from './Tokens.svelte';

afterEach(cleanup);

const token = (power: TokenShown['power'], told: Partial<TokenShown>): TokenShown => ({
  power,
  partner: null,
  allied: false,
  bid: null,
  morale: [3, 3],
  ...told,
});

it('say to whom each went, who is allied, and who paid what for Italy', async () => {
  await words.play('realpolitik', 'en');
  const told: TokensMoment = {
    points: false,
    placed: [],
    tokens: [
      token('france', { partner: 'italy', bid: 2, morale: [3, 1] }),
      token('prussia', { partner: 'italy', bid: 1 }),
      token('austria', {}),
    ],
    controller: [null, 'france'],
  };
  const { container } = render(Tokens, { told });
  const [france, , austria] = [...container.querySelectorAll('li')].map((each) => each.textContent);
  expect(france).toContain(words.text('rp-token-to', { power: 'power-italy' }));
  expect(france).toContain(words.text('rp-bids', { n: 2 }));
  expect(france).toContain('3 → 1');
  expect(austria).toContain(words.text('rp-token-kept'));
  expect(austria).not.toContain(words.text('rp-bids', { n: 0 }));
  expect(container.textContent).toContain(words.text('log-controls-italy', { power: 'power-france' }));
});

it('say who chose each other', async () => {
  await words.play('realpolitik', 'en');
  const tokens = [
    token('france', { partner: 'austria', allied: true }),
    token('austria', { partner: 'france', allied: true }),
    token('prussia', { partner: 'austria' }),
  ];
  const { container } = render(Tokens, {
    told: { points: false, placed: [], tokens, controller: [null, null] },
  });
  const allied = words.text('log-allied', { power: 'power-france', partner: 'power-austria' });
  const [france, , prussia] = [...container.querySelectorAll('li')].map((each) => each.textContent);
  expect(france).toContain(allied);
  expect(prussia).not.toContain(
    words.text('log-allied', { power: 'power-prussia', partner: 'power-austria' }),
  );
});
