// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Ask } from '$shell/view';
import Asides from './Asides.svelte';
import type { Desk } from './desk.svelte';
import PassList from './PassList.svelte';
import StandingAnswer from './StandingAnswer.svelte';

afterEach(cleanup);

function desk(table: object, more: object = {}): Desk {
  const made = {
    table: { plan: null, ...table },
    busy: false,
    try: (deed: () => Promise<void>) => deed(),
    optionText: (option: string) => option,
    ...more,
  };
  return made as unknown as Desk;
}

describe('what may be said though nobody asks', () => {
  it('has a button each, which says it', async () => {
    const aside = vi.fn(() => Promise.resolve());
    const { getByText } = render(Asides, { desk: desk({ view: { asides: ['release', 'hold'] }, aside }) });
    await fireEvent.click(getByText('hold'));
    expect(aside.mock.calls).toEqual([['hold']]);
    expect(getByText('release')).toBeTruthy();
  });

  it('has no button where the board says it', () => {
    const game = { isOnBoard: (option: string) => option === 'hold' };
    const { queryByText } = render(Asides, {
      desk: desk({ view: { asides: ['release', 'hold'] } }, { game }),
    });
    expect(queryByText('hold')).toBeNull();
    expect(queryByText('release')).toBeTruthy();
  });

  it('has no button where the menu of the table has one', () => {
    const game = { isOnBoard: () => false, isOfSeat: (option: string) => option === 'leave' };
    const { queryByText } = render(Asides, {
      desk: desk({ view: { asides: ['leave', 'hold'] } }, { game }),
    });
    expect(queryByText('leave')).toBeNull();
    expect(queryByText('hold')).toBeTruthy();
  });

  it('is nothing in a plan, or where nothing may be said', () => {
    const planned = render(Asides, { desk: desk({ view: { asides: ['hold'] }, plan: {} }) });
    expect(planned.container.querySelector('button')).toBeNull();
    const silent = render(Asides, { desk: desk({ view: { asides: [] } }) });
    expect(silent.container.querySelector('button')).toBeNull();
  });
});

describe('an answer for a situation', () => {
  const ask: Ask = {
    seat: 'P1',
    prompt: 'ask-offer',
    cite: '',
    kind: 'offer',
    standing: { options: ['yes', 'no'], args: {}, periods: [], situations: ['situation-not-me'] },
  };

  it('is chosen by its words, for each answer', async () => {
    const whenever = vi.fn(() => Promise.resolve());
    const { container, getAllByText } = render(StandingAnswer, {
      desk: desk({}, { passing: { whenever } }),
      ask,
    });
    const opener = container.querySelector('button');
    if (!opener) throw new Error('no menu');
    await fireEvent.click(opener);
    const [yes, no] = getAllByText(/situation-not-me/);
    if (!yes || !no) throw new Error('an answer is missing');
    await fireEvent.click(no);
    expect(whenever.mock.calls).toEqual([['no', 'situation-not-me']]);
  });

  it('is listed with what it holds for, and can be taken back', async () => {
    const takeBack = vi.fn(() => Promise.resolve());
    const standing = {
      id: 4,
      prompt: 'ask-offer',
      args: { '!victim': 'power-france' },
      option: 'no',
      period: null,
    };
    const { container } = render(PassList, {
      desk: desk({}, { passing: { list: [standing], takeBack } }),
    });
    const opener = container.querySelector('button');
    if (!opener) throw new Error('no list');
    await fireEvent.click(opener);
    expect(container.querySelector('small')?.textContent).toContain('standing-unless');
    const item = container.querySelector('.item');
    if (!item) throw new Error('nothing listed');
    await fireEvent.click(item);
    expect(takeBack.mock.calls).toEqual([[standing]]);
  });
});
