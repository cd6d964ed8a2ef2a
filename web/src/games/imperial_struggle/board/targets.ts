/** Which of the offered options stand on the board, and on what. */

import type { Offered } from '$shell/view';
import { flagOn, type ImperialState } from '../state';
import { KINDS } from '../contract';

/** The Navy Box among the targets; the others are spaces, advantages and commodities by id. */
export const NAVY_BOX = 'navy_box';
const NAVY_BOX_VERBS: ReadonlySet<string> = new Set(['from_navy_box', 'give_up_from_box']);
const ON_BOARD: ReadonlySet<string | null> = new Set(['space', 'advantage', 'commodity']);

export interface Answer {
  verb: string;
  target: string | null;
}

export function parse(option: string): Answer {
  const [verb = '', target = null] = option.split(' ', 2);
  return { verb, target };
}

/** What on the board an option is answered with, if anything. */
export function targetOf(option: string): string | null {
  const { verb, target } = parse(option);
  if (NAVY_BOX_VERBS.has(verb)) return NAVY_BOX;
  return ON_BOARD.has(KINDS[verb] ?? null) ? target : null;
}

/** Whether an option stands in the corner of the sheet, which is no map: too small for a finger. */
export function isInCorner(option: string): boolean {
  const { verb } = parse(option);
  return NAVY_BOX_VERBS.has(verb) || KINDS[verb] === 'commodity';
}

export type Targets = ReadonlyMap<string, Offered[]>;

export function targetsOf(options: Offered[]): Targets {
  const targets = new Map<string, Offered[]>();
  for (const offered of options) {
    const target = targetOf(offered.option);
    if (target !== null) targets.set(target, [...(targets.get(target) ?? []), offered]);
  }
  return targets;
}

/** A price on a seal: what is paid, what has to be borrowed, and whether something else is lost. */
export interface Price {
  paid: number;
  owed: number;
  loses: boolean;
}

/** The lowest price among what is offered on a target, for its seal. */
export function priceOf(offers: Offered[] | undefined): Price | null {
  const priced = (offers ?? []).flatMap(({ cost, owed = 0, loses }) =>
    cost === null ? [] : { paid: cost - owed, owed, loses: loses !== undefined },
  );
  const weight = ({ paid, owed, loses }: Price) => paid + owed + (loses ? 0.5 : 0);
  return priced.reduce<Price | null>(
    (best, each) => (best && weight(best) <= weight(each) ? best : each),
    null,
  );
}

/** The text of an option on the board, and what it names: shifts say which way they go. */
export function wording(option: string, state: ImperialState): { id: string; target: string } {
  const { verb, target } = parse(option);
  if (verb === 'shift' && target !== null) {
    const flagged = flagOn(state, target) !== null;
    return { id: flagged ? 'board-unflag' : 'board-flag', target: `space-${target}` };
  }
  return { id: `option-${verb}`, target: target === null ? NAVY_BOX : `${KINDS[verb]}-${target}` };
}
