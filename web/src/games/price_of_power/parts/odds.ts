/** Chances of a Battle as they are told: from one side, in parts of a hundred. */

import type { BattleToCome } from '../contract';

export interface OddsTold {
  own: number;
  theirs: number;
  /** Won, lost, undecided, in thousandths; none of a Battle too large to reckon. */
  chances: [number, number, number] | null;
}

export function oddsFor({ attacker, units, chances }: BattleToCome, realm: string | null): OddsTold {
  const [attackers = 0, defenders = 0] = units;
  const [first = 0, second = 0, neither = 0] = chances;
  const attacks = realm === null || attacker === realm;
  return {
    own: attacks ? attackers : defenders,
    theirs: attacks ? defenders : attackers,
    chances: chances.length === 0 ? null : attacks ? [first, second, neither] : [second, first, neither],
  };
}

/** What is possible is never told as nothing, nor as certain. */
export function inPercent(thousandths: number): string {
  if (thousandths > 0 && thousandths < 10) return '<1';
  if (thousandths > 990 && thousandths < 1000) return '>99';
  return `${Math.round(thousandths / 10)}`;
}
