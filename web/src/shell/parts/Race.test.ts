// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { screen } from '$shell/screen.svelte';
import Race from './Race.svelte';

const runners = [0, -7, 12].map((points) => ({
  arms: { power: 'site-seat', tincture: 'tincture-1', emblem: 'seat' },
  points,
}));
const race = () => render(Race, { runners, end: 30, label: 'site-seat' }).container;

afterEach(() => {
  cleanup();
  screen.slim = false;
});

describe('the race to the end', () => {
  it('has those at its beginning, side by side, who have less than nothing', () => {
    const lefts = [...race().querySelectorAll<HTMLElement>('.on')].map((each) => parseFloat(each.style.left));
    expect(lefts[0]).toBe(1);
    expect(lefts[1]).toBe(17);
    expect(lefts[2]).toBeGreaterThan(100);
  });

  it('prints what they have with a minus sign where it is short', () => {
    screen.slim = true;
    const told = [...race().querySelectorAll('.brief > span')].map((each) => each.textContent.trim());
    expect(told).toEqual(['0', '−7', '12']);
  });
});
