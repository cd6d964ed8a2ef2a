// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Pulse } from './pulse.svelte';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('tells within five seconds that nothing comes back, and takes it back when something does', () => {
  const ask = vi.fn();
  const giveUp = vi.fn();
  const pulse = new Pulse(ask, giveUp);
  pulse.start();
  vi.advanceTimersByTime(2000);
  expect(ask).toHaveBeenCalledTimes(1);
  pulse.heard();
  vi.advanceTimersByTime(1000);
  expect(pulse.lost).toBe(false);
  vi.advanceTimersByTime(4000);
  expect(pulse.lost).toBe(true);
  pulse.heard();
  expect(pulse.lost).toBe(false);
  expect(giveUp).not.toHaveBeenCalled();
  vi.advanceTimersByTime(30_000);
  expect(giveUp).toHaveBeenCalled();
  pulse.stop();
});

it('believes the browser at once', () => {
  const pulse = new Pulse(vi.fn(), vi.fn());
  pulse.start();
  dispatchEvent(new Event('offline'));
  expect(pulse.lost).toBe(true);
  pulse.stop();
});
