/** What stands in the row under the name of an Area. */

import { EMPIRE } from '../arms';
import { AREAS } from '../facts';
import { faithOf, tinctureIn, type State } from '../state';
import type { Layer } from './layers';

export type Piece =
  | { kind: 'faith'; icon: string }
  | { kind: 'cube'; tincture: string | null }
  | { kind: 'flag'; icon: string; tincture: string }
  | { kind: 'sign'; icon: string }
  | { kind: 'token'; icon: string };

export const FAITH_ICON: Readonly<Record<string, string>> = {
  catholic: 'pop-catholic',
  counter_reformed: 'pop-tiara',
  protestant: 'pop-protestant',
  orthodox: 'pop-orthodox',
  muslim: 'pop-sunni',
  diverse_faiths: 'pop-diverse',
  revolutionary: 'pop-ev-disloyal',
};

export const WIDTH: Readonly<Record<Piece['kind'], number>> = {
  faith: 16,
  cube: 12,
  flag: 16,
  sign: 16,
  token: 30,
};

/** The pieces of an Area, as far as a layer shows them. */
export function piecesIn(game: State, area: string, layer: Layer): Piece[] {
  const here = game.areas[area];
  const faith = faithOf(game, area);
  const isOther = game.faiths[AREAS[area]?.slot ?? ''] !== undefined;
  const pieces: Piece[] = [];
  if (faith && (layer === 'religion' || (layer === 'diplomacy' && isOther))) {
    pieces.push({ kind: 'faith', icon: FAITH_ICON[faith] ?? 'pop-diverse' });
  }
  if (AREAS[area]?.elector && layer === 'diplomacy') pieces.push({ kind: 'sign', icon: 'pop-elector' });
  if (layer === 'diplomacy') {
    for (const [realm, n] of Object.entries(here?.influence ?? {})) {
      const tincture = realm === EMPIRE ? null : tinctureIn(game, realm);
      for (let cube = 0; cube < n; cube += 1) pieces.push({ kind: 'cube', tincture });
    }
  }
  if (layer === 'diplomacy' || layer === 'war') {
    for (const realm of here?.claims ?? []) {
      pieces.push({ kind: 'flag', icon: 'pop-claim', tincture: tinctureIn(game, realm) ?? '' });
    }
    if (here?.core) {
      pieces.push({ kind: 'flag', icon: 'pop-core', tincture: tinctureIn(game, here.core) ?? '' });
    }
  }
  if (here?.plague) pieces.push({ kind: 'sign', icon: 'pop-plague' });
  if (game.crusade === area) pieces.push({ kind: 'token', icon: 'pop-crusade' });
  return pieces;
}

export const widthOf = (pieces: Piece[]): number =>
  pieces.reduce((sum, { kind }) => sum + WIDTH[kind], pieces.length > 0 ? 8 : 0);
