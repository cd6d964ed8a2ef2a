// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES, text, words } from '$shell/words.svelte';
import { AREA_PLACES, NODE_PLACES, ZONE_PLACES } from '../map/chart';
import { boxOf, overlap, type Label } from './labels';
import { PANELS } from '../map/atlas';
import { farLabels, nearLabels, panelLabels, spacingOf } from './spots';

/** The letters of a table on a large screen, where all of Europe is shown at half size. */
const LEAST = 18.4;
/** And those of a small tablet. */
const TABLET = 24;

function collisions(labels: Map<string, Label>, near: boolean): string[] {
  const boxes = [...labels].map(([id, label]) => [id, boxOf(label, spacingOf(id, near), 1)] as const);
  return boxes.flatMap(([one, box], n) =>
    boxes.slice(n + 1).flatMap(([other, rival]) => (overlap(box, rival) > 0 ? `${one} ${other}` : [])),
  );
}
const missing = (labels: Map<string, Label>, kind: string, places: object) =>
  Object.keys(places).filter((id) => !labels.has(`${kind}-${id}`));

describe.each(Object.keys(LANGUAGES))('names on the map in %s', (language) => {
  beforeAll(() => words.play('price_of_power', language));

  it('never run into one another where all of Europe is shown', () => {
    const labels = farLabels(text, LEAST, 1);
    expect(collisions(labels, false)).toEqual([]);
    expect(missing(labels, 'area', AREA_PLACES)).toEqual([]);
    expect(missing(labels, 'zone', ZONE_PLACES)).toEqual([]);
  });

  it('nor where trade is the matter, and every node has its name', () => {
    const labels = farLabels(text, LEAST, 1, true);
    expect(collisions(labels, false)).toEqual([]);
    expect(missing(labels, 'node', NODE_PLACES)).toEqual([]);
  });

  it.each(PANELS)('nor on the distant map of $id', (panel) => {
    for (const least of [LEAST, TABLET]) {
      const labels = panelLabels(panel, text, least, 1);
      expect(collisions(labels, false)).toEqual([]);
      for (const { size } of labels.values()) expect(size).toBeGreaterThanOrEqual(least);
    }
    const labels = panelLabels(panel, text, LEAST, 1);
    expect(missing(labels, 'zone', panel.zones)).toEqual([]);
    expect(missing(labels, 'node', panel.nodes)).toEqual([]);
    expect(missing(labels, 'area', panel.spaces)).toEqual([]);
  });

  it('nor where a phone shows a part of it', () => {
    const labels = nearLabels(text, 1);
    expect(collisions(labels, true)).toEqual([]);
    expect(missing(labels, 'area', AREA_PLACES)).toEqual([]);
    expect(missing(labels, 'zone', ZONE_PLACES)).toEqual([]);
  });
});
