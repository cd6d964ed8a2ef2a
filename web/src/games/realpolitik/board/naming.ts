/** Territories and Generals in words, for labels and cards. */

import type { Offered } from '$shell/view';
import { text, words } from '$shell/words.svelte';
import { optionText } from '../answers';
import { GENERALS, TERRITORIES } from '../facts';
import { generalsAt, placeState, type State } from '../state';

/** The name as it stands on the map. */
export const mapName = (id: string): string =>
  text(words.has(`rp-name-${id}`) ? `rp-name-${id}` : `territory-${id}`);

export const shortName = (general: string): string => text(`rp-general-${general}`);

/** What kind of territory it is. */
export function kindName(id: string): string {
  const fact = TERRITORIES[id];
  if (!fact) return '';
  if (fact.home_of) {
    return text(fact.capital ? 'rp-capital-of' : 'rp-home-of', { power: `power-${fact.home_of}` });
  }
  return text(`rp-${fact.type}`);
}

export function claimsOn(id: string): string {
  const stripes = TERRITORIES[id]?.stripes ?? [];
  return stripes.map((power) => text(`power-${power}`)).join(', ');
}

export function generalLine(game: State, general: string): string {
  const { strength = 0, power = 'france' } = GENERALS[general] ?? {};
  const units = game.generals[general]?.units ?? 0;
  return text('rp-general-line', { general: `general-${general}`, power: `power-${power}`, strength, units });
}

/** What stands in a territory, one phrase each. */
export function piecesIn(game: State, id: string): string[] {
  const here = placeState(game, id);
  return [
    here.garrison ? text('terminal-garrison') : '',
    here.fortress ? text('terminal-fortress') : '',
    here.train ? text('terminal-train') : '',
    here.loose > 0 ? text('rp-loose', { n: here.loose }) : '',
    ...generalsAt(game, id).map((general) => generalLine(game, general)),
  ].filter((each) => each !== '');
}

/** The whole of a territory for who cannot see the map. */
export function describe(game: State, id: string, offers: Offered[]): string {
  const { controller } = placeState(game, id);
  const claims = claimsOn(id);
  const parts = [
    text(`territory-${id}`),
    kindName(id),
    text('rp-value', { n: TERRITORIES[id]?.value ?? 0 }),
    controller ? text('rp-controlled', { power: `power-${controller}` }) : text('rp-nobody'),
    claims === '' ? '' : `${text('rp-claims')} ${claims}`,
    ...piecesIn(game, id),
  ].filter((each) => each !== '');
  const may = offers.map(({ option }) => optionText(option)).join('; ');
  return may === '' ? parts.join(', ') : `${parts.join(', ')}. ${text('rp-you-may')} ${may}`;
}
