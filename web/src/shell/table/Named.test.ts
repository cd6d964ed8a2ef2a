// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, expect, it } from 'vitest';
import type { LogEntry } from '$contract';
import { screen } from '$shell/screen.svelte';
import { words } from '$shell/words.svelte';
import type { Desk } from './desk.svelte';
import Named from './Named.svelte';

afterEach(cleanup);

it('lets what can be read flow with the words around it, so that no quote is left behind', async () => {
  await words.play('imperialism', 'pl');
  const card = 'card-intercepted_plans';
  const entry: LogEntry = { at: 1, text: 'log-event', args: { power: 'power-france', card }, cite: '' };
  const desk = { hasSheet: (id: string) => id === card } as unknown as Desk;
  const { container, getByRole } = render(Named, { desk, entry });
  const name = getByRole('button');
  expect(container.textContent).toContain('„Przechwycenie planów”');
  expect(name.tagName).toBe('SPAN');
  name.click();
  expect(screen.sheet).toBe(card);
});
