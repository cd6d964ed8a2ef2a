/** Which symbol stands for what. */

import { PROVIDENCE, TERRITORY, type Action, type ProvidenceKind } from './facts';

const ICONS: Readonly<Record<string, string>> = {
  army: 'army',
  fleet: 'fleet',
  prestige: 'crown',
  glory: 'victory',
  ducats: 'coin',
  gold: 'im-gold',
  food: 'im-food',
  textiles: 'im-textiles',
  spices: 'spice',
  oriental: 'im-oriental',
  industrial: 'industry',
  shipyards: 'anchor',
  weapons: 'im-weapons',
  land: 'territory',
  lands: 'territory',
  colony: 'compass',
  colonies: 'compass',
  territories: 'globe',
  hand: 'cards',
  sea: 'fleet',
  dissenters: 'im-church',
};

export const iconOf = (what: string): string => ICONS[what] ?? 'info';

export const ACTION_ICON: Readonly<Record<Action, string>> = {
  development: 'industry',
  intrigue: 'im-mask',
  conquest: 'conquest',
  war: 'conflict',
  taxes: 'im-chest',
};

const KIND_ICON: Readonly<Record<ProvidenceKind, string>> = {
  positive_ruler: 'crown',
  negative_ruler: 'crown',
  plot: 'im-mask',
  event: 'event',
  special: 'glory',
};

export function cardIcon(card: string): string {
  const providence = PROVIDENCE[card];
  if (providence) return KIND_ICON[providence.kind];
  return iconOf(TERRITORY[card]?.kind ?? 'land');
}

/** The name of a thing that is counted: a track, territories, ducats, glory. */
export function nameOf(what: string): string {
  if (what === 'glory') return 'im-glory';
  if (what === 'hand') return 'im-limit';
  if (what === 'lands') return 'count-land';
  if (what === 'colonies') return 'count-colony';
  return `count-${what}`;
}
