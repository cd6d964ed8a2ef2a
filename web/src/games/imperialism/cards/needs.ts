/** Requirements as they are printed on a card, with what is missing of them where that is told. */

import type { Clause } from '../explain';
import type { Numbers } from '../facts';

export interface Need {
  what: string;
  number: number;
  missing: number;
}

/** Alternatives, of which one is enough. */
export interface Printed {
  needs: Need[];
  met: boolean;
}

const COUNTED: Partial<Record<string, string>> = { lands: 'land', colonies: 'colony' };

const needsIn = (printed: Numbers, missing: Numbers): Need[] =>
  Object.entries(printed).map(([what, number]) => ({
    what,
    number,
    missing: missing[COUNTED[what] ?? what] ?? 0,
  }));

/** Clauses that must all hold. */
export const clausesOf = (printed: readonly Numbers[], told: readonly Clause[] = []): Printed[] =>
  printed.map((needs, n) => ({
    needs: needsIn(needs, told[n]?.missing ?? {}),
    met: told[n]?.met ?? true,
  }));

/** Needs of which each must hold. */
export const needsOf = (printed: Numbers, missing: Numbers = {}): Printed[] =>
  needsIn(printed, missing).map((need) => ({ needs: [need], met: need.missing === 0 }));
