/** Offers that lie on the table: what may be said of them, and how many wait for a player. */

import type { TableClient } from '$shell/table.svelte';
import { targetOf, verbOf } from '$shell/view';

/** What is said of an offer though nobody is asked. */
export const OFFER_ASIDES: ReadonlySet<string> = new Set(['accept_offer', 'refuse_offer', 'withdraw_offer']);
/** The Action that makes the deal of an offer. */
export const MAKES = 'make_deal';
const WAITED_FOR: ReadonlySet<string> = new Set(['accept_offer', MAKES]);

/** The options about the offer between two realms. */
export const ofOffer = (options: readonly string[], realms: readonly string[]): string[] =>
  options.filter((option) => {
    const verb = verbOf(option);
    return (verb === MAKES || OFFER_ASIDES.has(verb)) && realms.includes(targetOf(option));
  });

/** How many offers could be accepted, or made in the Turn at hand. */
export function waitingAt({ view, options, plan }: Pick<TableClient, 'view' | 'options' | 'plan'>): number {
  const said = plan ? [] : (view?.asides ?? []);
  const open = [...said, ...options.map(({ option }) => option)];
  return new Set(open.filter((option) => WAITED_FOR.has(verbOf(option))).map(targetOf)).size;
}
