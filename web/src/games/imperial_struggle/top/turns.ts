/** The order of turns (2.1): six of peace and four wars, in three eras. */

import type { Chapter } from '$contract';
import { WAR_AFTER, type Era, type WarId } from '../facts';
import type { ImperialState } from '../state';

export type Step = { kind: 'peace'; turn: number } | { kind: 'war'; war: WarId };

const peace = (turn: number): Step => ({ kind: 'peace', turn });
const war = (id: WarId): Step => ({ kind: 'war', war: id });

const withWar = (turn: number): Step[] => {
  const id = WAR_AFTER[turn];
  return id ? [peace(turn), war(id)] : [peace(turn)];
};

export const TRACK: { era: Era; steps: Step[] }[] = [
  { era: 'succession', steps: [1, 2].flatMap(withWar) },
  { era: 'empire', steps: [3, 4].flatMap(withWar) },
  { era: 'revolution', steps: [5, 6].flatMap(withWar) },
];

const STEPS = TRACK.flatMap(({ steps }) => steps);
const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI'];
const PEACE_YEARS = ['', '1697–1701', '1714–1722', '1722–1739', '1749–1753', '1764–1774', '1784–1789'];
const WAR_YEARS: Record<WarId, string> = {
  wss: '1702–1713',
  was: '1740–1748',
  seven_years: '1754–1763',
  awi: '1775–1783',
};

export function roman(turn: number): string {
  return ROMAN[turn] ?? String(turn);
}

export function yearsOf(step: Step): string {
  return step.kind === 'war' ? WAR_YEARS[step.war] : (PEACE_YEARS[step.turn] ?? '');
}

/** The years of a turn or a war that is told of when the game is over. */
export function yearsOfChapter({ kind, title, args }: Chapter): string {
  if (kind === 'turn') return yearsOf(peace(Number(args.turn)));
  return kind === 'war' ? yearsOf(war(title.replace('chapter-', '') as WarId)) : '';
}

export function sameStep(one: Step, other: Step): boolean {
  return one.kind === 'war'
    ? other.kind === 'war' && one.war === other.war
    : other.kind === 'peace' && one.turn === other.turn;
}

/** Where the game is: in a turn of peace or in a war. After a war the next turn opens; none follows the last turn. */
export function present(state: ImperialState): Step {
  if (state.stage === 'theater_of_war' && state.war) return war(state.war.id);
  return peace(state.stage === 'war_ends' ? state.turn + 1 : state.turn);
}

export function isPast(step: Step, now: Step): boolean {
  const place = (wanted: Step) => STEPS.findIndex((each) => sameStep(each, wanted));
  return place(step) < place(now);
}
