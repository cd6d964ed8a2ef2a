// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, expect, it } from 'vitest';
import { TableClient } from '$shell/table.svelte';
import { words } from '$shell/words.svelte';
import type { PowersMoment } from '../contract';
import Powers from './Powers.svelte';

afterEach(cleanup);

it('show who leads which, what it brings, and who begins', async () => {
  await words.play('imperialism', 'en');
  const table = new TableClient(
    'still',
    () => [],
    () => 'en',
  );
  const told: PowersMoment = { points: true, placed: [], powers: ['russia', 'spain'], first: 1 };
  const { container } = render(Powers, { table, told });
  const [russia, spain] = container.querySelectorAll('li');
  expect(russia?.textContent).toContain(words.text('power-russia'));
  expect(russia?.textContent).not.toContain(words.text('im-begins'));
  expect(spain?.textContent).toContain(words.text('im-begins'));
  expect(spain?.textContent).toContain(words.text('site-seat-2'));
});
