/** On which part of the board an option is answered: a phone shows one part at a time. */

import { targetOf, verbOf } from '$shell/view';
import { placeOf } from '../atlas/chart';
import type { Part } from '../look.svelte';

const PART_OF: Readonly<Record<string, Part[]>> = {
  raise: ['tracks'],
  develop: ['tracks', 'cards'],
  count: ['tracks'],
  draw: ['cards'],
  collect_taxes: ['cards'],
  convert: ['cards'],
  achieve: ['cards'],
};
/** What is answered on the map, and what beside it too. */
const ON_MAP: Readonly<Record<string, Part[]>> = {
  conquer: [],
  cede: [],
  land_war: [],
  sea_war: [],
  against: [],
  move_ruler: [],
  take: ['cards'],
};

export function partOf(option: string): Part[] {
  const verb = verbOf(option);
  const beside = ON_MAP[verb];
  if (!beside) return PART_OF[verb] ?? [];
  const place = placeOf(targetOf(option));
  if (!place) return beside;
  return [place.region === 'europe' ? 'europe' : 'overseas', ...beside];
}

export const SIDES = ['atlas', 'ledger'] as const;
export type Side = (typeof SIDES)[number];

/** Where a page has room for half of the board: which half a part belongs to. */
export const sideOf = (part: Part): Side => (part === 'europe' || part === 'overseas' ? 'atlas' : 'ledger');

/** Where to turn when these parts answer the question: nowhere, if one of them is in sight. */
export function turnTo(now: Part, parts: readonly Part[], halves: boolean): Part {
  const seen = parts.some((part) => (halves ? sideOf(part) === sideOf(now) : part === now));
  return seen ? now : (parts[0] ?? now);
}
