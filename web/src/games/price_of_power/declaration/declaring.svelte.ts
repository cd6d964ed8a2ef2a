/** Declarations of war and Calls to Arms: which questions they are, and whom one looks at. */

import { targetOf, verbOf, type Offered } from '$shell/view';
import type { ProspectExplained } from '../contract';

const QUESTIONS: ReadonlySet<string> = new Set([
  'ask-declare-war',
  'ask-call',
  'ask-answer-call',
  'ask-answer-defensive-call',
  'ask-imperial-call',
]);

/** Whether a question is about going to war. */
export const isOfDeclaration = (prompt = ''): boolean => QUESTIONS.has(prompt);

export const isDeclaring = (option: string): boolean => verbOf(option) === 'declare_on';

/** A realm that may be attacked, with what the rules tell of such a war. */
export interface Target {
  realm: string;
  offered: Offered;
  prospect: ProspectExplained | null;
}

/** Whom one may attack: wars with a reason first, then those of which something is told. */
export function targetsAmong(
  options: readonly Offered[],
  told: Readonly<Record<string, ProspectExplained>>,
): Target[] {
  const rank = ({ prospect }: Target) => (prospect ? (prospect.reasons.length > 0 ? 0 : 1) : 2);
  return options
    .filter(({ option }) => isDeclaring(option))
    .map((offered) => {
      const realm = targetOf(offered.option);
      return { realm, offered, prospect: told[realm] ?? null };
    })
    .toSorted((one, other) => rank(one) - rank(other));
}

class Declaring {
  /** The realm that one looks at. */
  realm = $state<string | null>(null);
}

export const declaring = new Declaring();
