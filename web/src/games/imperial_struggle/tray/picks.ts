/** The cards between which a player is to choose. */

import type { Ask } from '$shell/view';
import type { ImperialState } from '../state';

export interface Pick {
  kind: 'event' | 'ministry';
  id: string;
  /** The answer that takes this card. */
  option: string;
}

export interface Picks {
  cards: Pick[];
  /** What was chosen before in the same question, as texts. */
  chosen: string[];
}

export function picksOf(ask: Ask, state: ImperialState): Picks {
  const cards: Pick[] = [];
  const kept = typeof ask.args?.ministry === 'string' ? ask.args.ministry : null;
  for (const { option } of ask.options ?? []) {
    const [verb, target] = option.split(' ');
    if (verb === 'discard' && target) cards.push({ kind: 'event', id: target, option });
    else if (target) cards.push({ kind: 'ministry', id: target, option });
    else if (verb === 'keep' && kept) {
      cards.unshift({ kind: 'ministry', id: kept.replace('ministry-', ''), option });
    }
  }
  return { cards, chosen: chosenBefore(ask, state) };
}

function chosenBefore(ask: Ask, state: ImperialState): string[] {
  if (ask.prompt === 'ask-discard') return (state.own?.laid_aside ?? []).map((id) => `event-${id}`);
  if (ask.prompt === 'ask-appoint') return (state.own?.face_down ?? []).map((id) => `ministry-${id}`);
  return [];
}
