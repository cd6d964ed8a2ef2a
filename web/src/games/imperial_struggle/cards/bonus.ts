/** Whether the bonus of an event would be received, as far as a seat can tell (3.4.3). */

import { SPACES, SPACE_IDS, type Power } from '../facts';
import { advantageOf, count, isSuspended, type ImperialState } from '../state';
import { hasKeyword } from '../war/strength';
import { rival } from './powers';
import { EVENTS, MINISTRIES, type BonusCondition } from './facts';

/** Met now; met by revealing a ministry of one's own; not met; no bonus on the card. */
export type BonusState = 'met' | 'hidden' | 'unmet' | 'none';

export function bonusState(state: ImperialState, event: string, power: Power): BonusState {
  const condition = EVENTS[event]?.bonus;
  if (!condition) return 'none';
  if (isMet(state, condition, power)) return 'met';
  if (condition.kind === 'keyword' && hidesKeyword(state, condition.keyword, power)) return 'hidden';
  return 'unmet';
}

function hidesKeyword(state: ImperialState, keyword: string, power: Power): boolean {
  if (state.own?.power !== power) return false;
  return state.own.face_down.some((id) => MINISTRIES[id]?.keywords.includes(keyword));
}

function isMet(state: ImperialState, condition: BonusCondition, power: Power): boolean {
  switch (condition.kind) {
    case 'keyword':
      return hasKeyword(state, power, condition.keyword);
    case 'more_prestige_in': {
      const held = count(state, prestigeIn(condition.countries));
      return held[power] > held[rival(power)];
    }
    case 'more_available_debt':
      return availableDebt(state, power) - availableDebt(state, rival(power)) >= condition.by;
    case 'more_bonus_war_tiles_in_next_war':
      return bonusTiles(state, power) > bonusTiles(state, rival(power));
    case 'controls_advantage':
      return (
        advantageOf(state, condition.advantage).holder === power && !isSuspended(state, condition.advantage)
      );
  }
}

function prestigeIn(countries: string[]): string[] {
  return SPACE_IDS.filter((id) => {
    const space = SPACES[id];
    return space?.prestige && space.country !== null && countries.includes(space.country);
  });
}

export function availableDebt(state: ImperialState, power: Power): number {
  return Math.max(0, state.debt_limit[power] - state.debt[power]);
}

function bonusTiles(state: ImperialState, power: Power): number {
  const theaters = Object.values(state.war?.theaters ?? {});
  return theaters.reduce((sum, theater) => sum + theater.bonus[power], 0);
}
