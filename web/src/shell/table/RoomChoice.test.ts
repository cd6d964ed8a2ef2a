// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import type { Desk } from './desk.svelte';
import RoomChoice from './RoomChoice.svelte';

afterEach(cleanup);

/** Choose both players and open the room; return who is to be in it. */
async function chosen(isForTwo: boolean) {
  const desk = {
    talk: { partners: [{ seat: 'PR' }, { seat: 'AU' }], isForTwo },
    player: (seat: string) => seat,
    arms: () => ({ power: 'power', tincture: 'or', emblem: 'lion' }),
  };
  const onchoose = vi.fn();
  const shown = render(RoomChoice, { desk: desk as unknown as Desk, onchoose });
  for (const input of shown.container.querySelectorAll('input')) await fireEvent.click(input);
  await fireEvent.submit(shown.container.querySelector('form') as HTMLFormElement);
  return onchoose.mock.calls;
}

it('lets one speak to several, or to one alone where the rules of the game say so', async () => {
  expect(await chosen(false)).toEqual([[['PR', 'AU']]]);
  cleanup();
  expect(await chosen(true)).toEqual([[['AU']]]);
});
