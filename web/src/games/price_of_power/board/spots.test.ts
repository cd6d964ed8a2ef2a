// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES, text, words } from '$shell/words.svelte';
import { boxOf, overlap, type Label } from './labels';
import { farLabels, nearLabels, spacingOf } from './spots';

/** The letters of a table on a large screen, where all of Europe is shown at half size. */
const LEAST = 18.4;

function collisions(labels: Map<string, Label>, near: boolean): string[] {
  const boxes = [...labels].map(([id, label]) => [id, boxOf(label, spacingOf(id, near), 1)] as const);
  return boxes.flatMap(([one, box], n) =>
    boxes.slice(n + 1).flatMap(([other, rival]) => (overlap(box, rival) > 0 ? `${one} ${other}` : [])),
  );
}
const shown = (labels: Map<string, Label>, kind: string) =>
  [...labels.keys()].filter((id) => id.startsWith(`${kind}-`)).length;

describe.each(Object.keys(LANGUAGES))('names on the map in %s', (language) => {
  beforeAll(() => words.play('price_of_power', language));

  it('never run into one another where all of Europe is shown', () => {
    const start = performance.now();
    const labels = farLabels(text, LEAST, 1);
    console.log(
      language,
      'far',
      performance.now() - start,
      shown(labels, 'area'),
      shown(labels, 'zone'),
      shown(labels, 'node'),
    );
    expect(collisions(labels, false)).toEqual([]);
  });

  it('nor where a phone shows a part of it', () => {
    const start = performance.now();
    const labels = nearLabels(text, 1);
    console.log(
      language,
      'near',
      performance.now() - start,
      shown(labels, 'area'),
      shown(labels, 'zone'),
      shown(labels, 'node'),
      shown(labels, 'province'),
    );
    expect(collisions(labels, true)).toEqual([]);
  });
});
