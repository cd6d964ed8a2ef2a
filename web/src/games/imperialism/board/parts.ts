/** On which part of the board an option is answered: a phone shows one part at a time. */

import type { Part } from '../look.svelte';
import { BOARD_COLONIES } from '../facts';
import { targetOf, verbOf } from '$shell/view';

const PART_OF: Readonly<Record<string, Part[]>> = {
  raise: ['tracks'],
  develop: ['tracks', 'lands'],
  count: ['tracks'],
  take: ['lands'],
  draw: ['lands'],
  collect_taxes: ['lands'],
  convert: ['deeds'],
  achieve: ['deeds'],
};

export function partOf(option: string): Part[] {
  const verb = verbOf(option);
  if (verb === 'conquer') return BOARD_COLONIES.includes(targetOf(option)) ? ['deeds'] : [];
  return PART_OF[verb] ?? [];
}
