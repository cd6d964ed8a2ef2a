/** The full name of a place, as a screen reader says it. */

import type { Offered } from '$shell/view';
import { text, verbatim } from '$shell/words.svelte';
import type { Seen } from '../explain';
import { ADVANTAGES, beganWith, spaceOf, type SpaceFact } from '../facts';
import { advantageOf, nextWar, onSpace, type ImperialState, type SpaceState } from '../state';
import { wording } from './targets';

/** An option in words. */
export function optionName(option: string, state: ImperialState): string {
  const { id, target } = wording(option, state);
  return text(id, { target });
}

/** An option in words, with its price. */
function priceTag({ option, cost }: Offered, state: ImperialState): string {
  const what = optionName(option, state);
  return cost === null ? what : text('board-for', { what: verbatim(what), cost });
}

/** What a space is: type, commodity, cost. Names of double spaces say the last part already. */
export function kindParts(space: SpaceFact): string[] {
  const named = text(`space-${space.id}`).includes('(');
  const parts = [text(`type-${space.type}`)];
  if (space.commodity) parts.push(text(`commodity-${space.commodity}`));
  if (named) return parts;
  if (space.alliance) parts.push(text('board-alliance'));
  if (space.prestige) parts.push(text('board-prestige'));
  if (space.cost !== null) parts.push(text('board-cost', { cost: space.cost }));
  return parts;
}

function stateParts(here: SpaceState): string[] {
  const parts = [text(`board-owner-${here.flag ?? 'none'}`)];
  if (here.new) parts.push(text('board-new'));
  if (here.conflict) {
    parts.push(text(here.conflict === 'conflict' ? 'board-conflict' : 'board-conflict-plus-one'));
  }
  if (here.isolated) parts.push(text('board-isolated'));
  if (here.damaged) parts.push(text('board-damaged'));
  if (here.huguenots) parts.push(text(`board-huguenots-${here.huguenots}`));
  return parts;
}

function offersPart(offers: Offered[] | undefined, state: ImperialState): string {
  if (!offers?.length) return '';
  const what = offers.map((offered) => priceTag(offered, state)).join('; ');
  return `; ${text('board-you-may', { what: verbatim(what) })}`;
}

export function spaceName(id: string, state: Seen, offers: Offered[] | undefined): string {
  const space = spaceOf(id);
  const parts = [text(`space-${id}`), ...kindParts(space)];
  if (state.explain.closed.includes(id)) parts.push(text('board-not-open'));
  else parts.push(...stateParts(onSpace(state, id)));
  const began = beganWith(space);
  if (began) parts.push(text('board-began-with', { power: `power-${began}` }));
  if (space.war_dots.includes(nextWar(state))) parts.push(text('board-counts-in-war'));
  return parts.join(', ') + offersPart(offers, state);
}

export function advantageName(id: string, state: Seen, offers: Offered[] | undefined): string {
  const here = advantageOf(state, id);
  const parts = [text(`advantage-${id}`), text('board-advantage')];
  parts.push(text(`board-owner-${here.holder ?? 'none'}`));
  if (here.exhausted) parts.push(text('board-exhausted'));
  if (state.explain.suspended.includes(id)) parts.push(text('board-suspended'));
  const needs = (ADVANTAGES[id]?.requires ?? []).map((space) => text(`space-${space}`));
  parts.push(text('board-needs', { spaces: verbatim(needs.join(', ')) }));
  return parts.join(', ') + offersPart(offers, state);
}
