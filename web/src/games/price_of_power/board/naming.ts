/** Places in words, for labels and cards. */

import type { Offered } from '$shell/view';
import { text } from '$shell/words.svelte';
import { optionText } from '../answers';
import { PROVINCES } from '../facts';
import { capitalOf, faithOf, ownershipOf, type State } from '../state';
import { areaOfProvince, kindOf, nameOf } from './places';
import { sizeOf, troopsIn } from './units';

/** Whose a Province is. */
export function ownerLine(game: State, province: string): string {
  const { realm, holder, vassal } = ownershipOf(game, province);
  if (!realm) return text('pop-nobodys');
  if (vassal && holder) {
    return text('pop-vassal-of', { realm: `realm-${realm}`, overlord: `realm-${holder}` });
  }
  return text(`realm-${realm}`);
}

/** The ties of a realm, marked on its Capital, and its wars, one phrase each. */
export function tiesOf(game: State, realm: string): string[] {
  const here = game.realms[realm];
  const each = (id: string, realms: readonly string[] = []) =>
    realms.map((by) => text(id, { realm: `realm-${by}` }));
  return [
    ...each('pop-alliance-of', here?.allied),
    ...each('pop-marriage-of', here?.married),
    ...each('pop-disputed-of', here?.disputed),
    ...each('pop-war-with', here?.war),
  ];
}

/** What is told on a Capital: the ties of its realm. */
function tiesAt(game: State, province: string): string[] {
  const { realm } = ownershipOf(game, province);
  return realm && capitalOf(game, realm) === province ? tiesOf(game, realm) : [];
}

/** What lies on a Province, one phrase each. */
export function piecesOn(game: State, province: string): string[] {
  const here = game.provinces[province];
  const docked = Object.entries(game.docked[province] ?? {});
  return [
    here?.unrest ? text('pop-unrest') : '',
    here?.occupier === 'rebels'
      ? text('pop-rebels')
      : here?.occupier
        ? text('pop-occupied', { realm: `realm-${here.occupier}` })
        : '',
    PROVINCES[province]?.gold ? text('pop-gold') : '',
    game.excommunicated && capitalOf(game, game.excommunicated) === province
      ? text('pop-excommunicated', { realm: `realm-${game.excommunicated}` })
      : '',
    ...docked.map(([realm, n]) => text('pop-ships-of', { realm: `realm-${realm}`, n })),
  ].filter((each) => each !== '');
}

export function describeProvince(game: State, province: string): string {
  const fact = PROVINCES[province];
  const size = fact?.territory ? 'pop-territory' : fact?.size === 'large' ? 'pop-large' : 'pop-small';
  return [
    text(`province-${province}`),
    text(`area-${areaOfProvince(province)}`),
    text(size),
    ownerLine(game, province),
    ...piecesOn(game, province),
    ...tiesAt(game, province),
  ].join(', ');
}

/** What lies in an Area, one phrase each. */
export function thingsIn(game: State, area: string): string[] {
  const here = game.areas[area];
  const faith = faithOf(game, area);
  return [
    faith ? text(`faith-${faith}`) : '',
    ...Object.entries(here?.influence ?? {}).map(([realm, n]) =>
      realm === 'empire'
        ? text('pop-imperial-influence', { n })
        : text('pop-influence-of', { realm: `realm-${realm}`, n }),
    ),
    ...(here?.claims ?? []).map((realm) => text('pop-claim-of', { realm: `realm-${realm}` })),
    here?.core ? text('pop-core-of', { realm: `realm-${here.core}` }) : '',
    here && here.rebels > 0 ? text('pop-rebel-units', { n: here.rebels }) : '',
    here?.plague ? text('pop-plague') : '',
    game.crusade === area ? text('pop-crusade-here') : '',
  ].filter((each) => each !== '');
}

/** The Units in an Area, one phrase for each realm. */
const unitsIn = (game: State, area: string): string[] =>
  troopsIn(game, area).map(({ realm, force }) =>
    text('pop-units-of', { realm: `realm-${realm}`, n: sizeOf(force) }),
  );

/** An Area with all that lies there, for who cannot see the map. */
export const describeArea = (game: State, area: string): string =>
  [text(`area-${area}`), ...thingsIn(game, area), ...unitsIn(game, area)].join(', ');

/** The single Ships of each realm in a Sea Zone, in slots and out of them. */
function shipsIn(game: State, zone: string): [string, number][] {
  const { guards = {}, ships = {} } = game.zones[zone] ?? {};
  return Object.keys({ ...guards, ...ships }).map((realm) => [
    realm,
    (guards[realm] ?? 0) + (ships[realm] ?? 0),
  ]);
}

/** What there is to tell of a place beside its name. */
export function aboutPlace(game: State, id: string): string[] {
  const name = nameOf(id);
  switch (kindOf(id)) {
    case 'area':
      return thingsIn(game, name);
    case 'province':
      return [text(`area-${areaOfProvince(name)}`), ownerLine(game, name), ...piecesOn(game, name)];
    case 'node':
      return (game.nodes[name]?.merchants ?? []).map(({ realm }) =>
        text('pop-merchant-of', { realm: `realm-${realm}` }),
      );
    case 'zone':
      return shipsIn(game, name).map(([realm, n]) => text('pop-ships-of', { realm: `realm-${realm}`, n }));
    case 'realm':
      return tiesOf(game, name);
    default:
      return [];
  }
}

/** A place that may be chosen, for who cannot see the map. */
export function describeTarget(game: State, id: string, offers: Offered[]): string {
  const may = offers.map(({ option }) => optionText(option)).join('; ');
  const troops = kindOf(id) === 'area' ? unitsIn(game, nameOf(id)) : [];
  return `${[text(id), ...aboutPlace(game, id), ...troops].join(', ')}. ${text('pop-you-may')} ${may}`;
}
