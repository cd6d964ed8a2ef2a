// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { busiest, inside } from '$shell/board/camera.svelte';
import { Camera } from './camera.svelte';
import { MAPS, SHEET } from './layout';

describe('the camera', () => {
  let camera: Camera;
  beforeEach(() => {
    camera = new Camera();
    camera.resize(1080, 684);
  });

  it('shows the whole sheet at first', () => {
    expect(camera.shown).toBe('all');
    expect(camera.at.w).toBeGreaterThanOrEqual(SHEET.w);
    expect(camera.scale).toBeCloseTo(0.474, 2);
  });

  it('shows what it was set to before it had a size, once it has one', () => {
    const early = new Camera();
    early.show('india');
    expect(early.viewBox).not.toContain('NaN');
    early.resize(1080, 684);
    camera.show('india', [], false);
    expect(early.at).toEqual(camera.at);
  });

  it('shows one map, above what covers the foot of the window', () => {
    camera.show('india', [], false);
    const { x, y, w, h } = camera.at;
    const map = MAPS.india;
    expect(x).toBeLessThan(map.x);
    expect(x + w).toBeGreaterThan(map.x + map.w);
    expect(y + h).toBeGreaterThan(map.y + map.h);
    camera.covered = 300;
    camera.show('india', [], false);
    expect((map.y + map.h - camera.at.y) * camera.scale).toBeLessThan(684 - 300);
  });

  it('finds a point of the sheet in the window', () => {
    camera.show('europe', [], false);
    const { x, y } = camera.toWindow({ x: camera.at.x, y: camera.at.y });
    expect([x, y]).toEqual([0, 0]);
  });

  it('brings a point into view', () => {
    camera.show('europe', [], false);
    const point = { x: MAPS.india.x + 100, y: MAPS.india.y + 500 };
    camera.reveal(point);
    const seen = camera.toWindow(point);
    expect(seen.x).toBeGreaterThan(0);
    expect(seen.y).toBeLessThan(684);
    expect(camera.shown).toBeNull();
  });

  it('comes back from a war to what was seen before it', () => {
    camera.comeBack();
    expect(camera.shown).toBe('all');
    camera.show('caribbean', [], false);
    camera.goAway();
    camera.show('europe', [], false);
    camera.goAway();
    camera.show('north_america', [], false);
    camera.comeBack();
    expect(camera.shown).toBe('caribbean');
    camera.show('india', [], false);
    camera.comeBack();
    expect(camera.shown).toBe('india');
  });

  it('comes back to the whole sheet where one had moved by hand', () => {
    camera.reveal({ x: MAPS.india.x + 100, y: MAPS.india.y + 900 });
    camera.shown = null;
    camera.goAway();
    camera.show('europe', [], false);
    camera.comeBack();
    expect(camera.shown).toBe('all');
  });

  it('lets names grow half as fast above 1.2', () => {
    expect(camera.lettering).toBe(1);
    camera.at = { x: 0, y: 0, w: 1080 / 2.4, h: 285 };
    expect(camera.lettering).toBeCloseTo(0.75);
  });

  it.each([
    [1080, 684],
    [986, 500],
  ])('has no letters under nine pixels on a page of a desk: %i × %i', (width, height) => {
    camera.resize(width, height);
    expect(camera.shown).toBe('all');
    expect(camera.least * camera.scale).toBeGreaterThanOrEqual(9);
  });

  it('opens a map on a phone large enough, where most may be chosen', () => {
    camera.resize(390, 560);
    const near = [
      { x: 900, y: 900 },
      { x: 950, y: 1000 },
    ];
    camera.show('caribbean', [...near, { x: 60, y: 800 }], false);
    expect(camera.scale).toBeGreaterThanOrEqual(0.7);
    for (const point of near) {
      const { x, y } = camera.toWindow(point);
      expect(x > 0 && x < 390 && y > 0 && y < 560).toBe(true);
    }
  });
});

it('keeps a view on the sheet', () => {
  const bounds = { x: 0, y: 0, w: 100, h: 100 };
  expect(inside({ x: -50, y: 90, w: 20, h: 20 }, bounds)).toEqual({ x: 0, y: 80, w: 20, h: 20 });
  expect(inside({ x: 30, y: 0, w: 200, h: 20 }, bounds).x).toBe(-50);
});

it('finds the busiest window', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 110, y: 10 },
  ];
  expect(busiest(points, 50, 50)).toEqual({ x: 105, y: 5 });
  expect(busiest([], 50, 50)).toBeNull();
});
