/** The talks of a Diplomacy Phase: proposals, Alliance tokens, bids for Italy (4.4.1, 6.1, R33 to R35). */

import type { LogEntry } from '$contract';
import type { View } from '$shell/view';
import type { Step } from '../explain';
import type { Power } from '../facts';
import { seatOf, type State } from '../state';

const STEP_OF: Readonly<Record<string, Step>> = {
  'ask-propose': 'propose',
  'ask-accept': 'propose',
  'ask-pledge': 'pledge',
  'ask-bid': 'bid',
};

/** The step of the talks, by what anybody is asked; none while guests go home. */
export function stepOf(view: View | null): Step | null {
  return view?.asks.map(({ prompt }) => STEP_OF[prompt]).find((step) => step !== undefined) ?? null;
}

export const isTalking = (game: State, view: View | null): boolean =>
  game.phase === 'diplomacy' && stepOf(view) !== null;

/** The proposals of this phase that a power made or heard. */
export function proposalsOf(log: LogEntry[], power: Power): LogEntry[] {
  const from = log.findLastIndex(({ text }) => text === 'log-diplomacy');
  const named = `power-${power}`;
  return log
    .slice(from + 1)
    .filter(
      ({ text, args }) =>
        text.startsWith('log-proposal-') && (args.power === named || args.partner === named),
    );
}

/** A proposal to the viewer, in words, and the answers to it. */
export interface Asked {
  question: string;
  options: string[];
}

export type Answer = 'deciding' | 'given' | null;

/** What a power has done in this step, as all may see. */
export function answerOf(game: State, view: View | null, power: Power, step: Step): Answer {
  if (view?.asks.some(({ seat }) => seat === seatOf(power, view))) return 'deciding';
  const { has_pledged, has_bid } = game.powers[power];
  const given = step === 'pledge' ? has_pledged : step === 'bid' && has_bid;
  return given ? 'given' : null;
}
