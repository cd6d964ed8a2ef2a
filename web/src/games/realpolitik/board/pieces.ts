/** What the layout of the map needs to know of the territories and of the printed sheet. */

import { text } from '$shell/words.svelte';
import { ARMS } from '../arms';
import { TERRITORY_IDS } from '../facts';
import { HARBOURS, SEA_NAMES, SIZE, placeOf } from '../map/chart';
import { generalsAt, placeState, type State } from '../state';
import { arrange, boxAround, type Box, type Lettering, type Stand } from './layout';
import { mapName } from './naming';

export interface Marker {
  key: string;
  icon: string;
  tincture: string;
}

/** The frames of the tracks and of the key. */
export const FRAMES = {
  key: { x: 20, y: 20, w: 164, h: 96 },
  diplomacy: { x: 1222, y: 20, w: 278, h: 104 },
  prestige: { x: 20, y: 872, w: 296, h: 98 },
  alliances: { x: 1222, y: 850, w: 278, h: 120 },
  battle: { x: 1292, y: 712, w: 208, h: 128 },
} as const;

const MARGIN = 14;
const SEA_LETTER = 11;
const SHEET: Box = { left: MARGIN, top: MARGIN, right: SIZE.w - MARGIN, bottom: SIZE.h - MARGIN };
const FIXED: Box[] = [
  ...Object.values(FRAMES).map(({ x, y, w, h }) => ({ left: x, top: y, right: x + w, bottom: y + h })),
  ...Object.values(HARBOURS).flatMap((ports) =>
    Object.values(ports).map(([x, y]) => boxAround(x, y, 20, 20)),
  ),
];

/** Garrison, Fortress and Train of a territory. */
export function markersOf(game: State, id: string): Marker[] {
  const here = placeState(game, id);
  const tincture = here.controller ? ARMS[here.controller].tincture : '';
  return [
    ...(here.garrison ? [{ key: 'garrison', icon: 'territory', tincture }] : []),
    ...(here.fortress ? [{ key: 'fortress', icon: 'fort', tincture }] : []),
    ...(here.train ? [{ key: 'train', icon: 'railway', tincture: ARMS[here.train].tincture }] : []),
  ];
}

/** A name too wide for its land stands in two lines. */
export function linesOf(id: string): string[] {
  const name = mapName(id);
  const middle = name.length / 2;
  if (name.length * 7.4 < Math.max(84, placeOf(id).r * 2.5) || !/[ -]/.test(name)) return [name];
  const cuts = [...name.matchAll(/[ -]/g)].map(({ index }) => index);
  const cut = cuts.reduce((best, each) => (Math.abs(each - middle) < Math.abs(best - middle) ? each : best));
  return [name.slice(0, cut + 1).trimEnd(), name.slice(cut + 1)];
}

function letteringOf(game: State, id: string): Lettering {
  const { x, y } = placeOf(id);
  const pieces = 1 + markersOf(game, id).length + (placeState(game, id).loose > 0 ? 1 : 0);
  return { id, x, y, lines: linesOf(id), pieces, generals: generalsAt(game, id).length };
}

/** The names of the seas, with the arms of who controls them. */
const seaNames = (): Box[] =>
  Object.entries(SEA_NAMES).map(([sea, [x, y]]) =>
    boxAround(x, y + 7, text(`rp-sea-${sea}`).length * SEA_LETTER, 44),
  );

export const standsOn = (game: State): Record<string, Stand> =>
  arrange(
    TERRITORY_IDS.map((id) => letteringOf(game, id)),
    [...FIXED, ...seaNames()],
    SHEET,
  );
