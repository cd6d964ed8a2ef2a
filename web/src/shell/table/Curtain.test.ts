// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen as page } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Curtain from './Curtain.svelte';
import { Sitting } from './curtain.example.svelte';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const falls = () => page.queryByRole('dialog') !== null;

/** The first of two at one screen sits before it. */
async function seated(): Promise<Sitting> {
  const desk = new Sitting();
  render(Curtain, { desk: desk.desk });
  await fireEvent.click(page.getByRole('button'));
  await vi.advanceTimersByTimeAsync(0);
  expect(falls()).toBe(false);
  return desk;
}

describe('the curtain', () => {
  it('leaves a glance at what came of the last answer before it falls', async () => {
    const desk = await seated();
    desk.asked = ['BR'];
    flushSync();
    expect(falls()).toBe(false);
    await vi.advanceTimersByTimeAsync(1000);
    expect(falls()).toBe(false);
    await vi.advanceTimersByTimeAsync(1000);
    expect(falls()).toBe(true);
  });

  it('waits while a moment is being read', async () => {
    const desk = await seated();
    desk.reading = true;
    desk.asked = ['BR'];
    flushSync();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(falls()).toBe(false);
    desk.reading = false;
    flushSync();
    await vi.advanceTimersByTimeAsync(2000);
    expect(falls()).toBe(true);
  });
});
