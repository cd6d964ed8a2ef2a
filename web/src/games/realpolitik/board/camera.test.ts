// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { SHEET } from '../map/chart';
import { MapCamera } from './board.svelte';

it('leaves no room above the sheet while something covers its foot', () => {
  const camera = new MapCamera();
  camera.resize(SHEET.w, SHEET.h + 100);
  expect(camera.at.y).toBe(SHEET.y - 50);
  camera.raised = true;
  camera.showAll(false);
  expect(camera.at.y).toBe(SHEET.y - 8);
  camera.resize(SHEET.w, SHEET.h - 100);
  expect(camera.at.y).toBe(SHEET.y);
  camera.raised = false;
  camera.resize(SHEET.w, SHEET.h + 100);
  expect(camera.at.y).toBe(SHEET.y - 50);
});
