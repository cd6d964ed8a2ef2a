import { expect, it } from 'vitest';
import { sourceOf } from './facts';

it('knows of each card whose words it has', () => {
  expect(sourceOf('event-11a_1')).toBe('gist');
  expect(sourceOf('milestone-expansion_1_2')).toBe('ours');
  expect(sourceOf('mission-france_1')).toBe('ours');
});
