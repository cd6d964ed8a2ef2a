/** Which texts of a card concern whom. */

import { text } from '$shell/words.svelte';
import type { Power } from '../facts';
import { rival } from './powers';
import { EVENTS, MINISTRIES, type BonusCondition } from './facts';

const NATION: Record<Power, string> = { br: 'british', fr: 'french' };

export interface Effect {
  /** Whose effect it is; null if it is the same for both. */
  power: Power | null;
  base: string;
  bonus: string | null;
}

/** The effect of an event for a power. */
export function effectFor(event: string, power: Power): Effect {
  const fact = EVENTS[event];
  const common = fact?.sides === 'common';
  const part = common ? 'common' : NATION[power];
  return {
    power: common ? null : power,
    base: text(`event-${event}.${part}`),
    bonus: fact?.bonus ? text(`event-${event}.${part}_bonus`) : null,
  };
}

/** The effects on a card: of the reader's power first. */
export function effectsOf(event: string, reader: Power): Effect[] {
  const first = effectFor(event, reader);
  return first.power === null ? [first] : [first, effectFor(event, rival(reader))];
}

/** The condition of a bonus in a word or two. */
export function conditionName(condition: BonusCondition): string {
  switch (condition.kind) {
    case 'keyword':
      return text(`keyword-${condition.keyword}`);
    case 'more_prestige_in':
      return text('is-bonus-prestige');
    case 'more_available_debt':
      return text('is-bonus-debt');
    case 'more_bonus_war_tiles_in_next_war':
      return text('is-bonus-tiles');
    case 'controls_advantage':
      return text(`advantage-${condition.advantage}`);
  }
}

export function keywordsOf(ministry: string): string {
  const keywords = MINISTRIES[ministry]?.keywords ?? [];
  return keywords.map((keyword) => text(`keyword-${keyword}`)).join(', ');
}
