// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { words } from '$shell/words.svelte';
import { MapCamera } from './camera.svelte';
import { SheetNames } from './names.svelte';

it('sets no name before the sheet has a window', async () => {
  await words.play('price_of_power', 'en');
  const camera = new MapCamera();
  const names = new SheetNames(camera, () => false);
  expect(names.all.size).toBe(0);
  camera.resize(1100, 700);
  expect(names.all.size).toBeGreaterThan(100);
});
