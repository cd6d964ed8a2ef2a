/** Where a total comes from: power, territories, achievements, religion, and the rest. */

import { ACHIEVEMENT, POWER, RELIGION, TERRITORY, type Numbers } from '../facts';
import type { Empire } from '../state';

/** A line of a sum; `name` is a text id. */
export interface Source {
  name: string;
  number: number;
}

interface Giver {
  levels: Numbers;
  prestige?: number;
  glory?: number;
}

function given(giver: Giver | undefined, track: string): number {
  if (!giver) return 0;
  if (track === 'glory') return giver.glory ?? 0;
  return (giver.levels[track] ?? 0) + (track === 'prestige' ? (giver.prestige ?? 0) : 0);
}

const total = (empire: Empire, track: string): number =>
  track === 'glory' ? empire.glory : (empire.levels[track] ?? 0);

/** The cards that give a level, each with what it gives, and at the end what was bought, won or lost. */
export function sourcesOf(empire: Empire, track: string): Source[] {
  const cards: Source[] = [
    ...(empire.power ? [{ name: `power-${empire.power}`, number: given(POWER[empire.power], track) }] : []),
    ...empire.territories.map((id) => ({ name: `card-${id}`, number: given(TERRITORY[id], track) })),
    ...empire.achievements.map((id) => ({
      name: `achievement-${id}`,
      number: given(ACHIEVEMENT[id], track),
    })),
    ...(empire.religion
      ? [{ name: `religion-${empire.religion}`, number: given(RELIGION[empire.religion], track) }]
      : []),
  ].filter((source) => source.number !== 0);
  const rest = total(empire, track) - cards.reduce((sum, source) => sum + source.number, 0);
  return rest === 0 ? cards : [...cards, { name: 'im-source-rest', number: rest }];
}
