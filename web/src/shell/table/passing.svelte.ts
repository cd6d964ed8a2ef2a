/** Reactions that a player passes for longer, and offers that are answered so from now on.
 *
 * The server keeps these standing answers and gives them, whether or not the player is there; this
 * is what it tells of them.
 */

import type { Args, StandingAnswer } from '$contract';
import type { Ask } from '$shell/view';
import type { TableClient } from '$shell/table.svelte';

/** How long an answer stands besides a period of the game. */
export const ALWAYS = 'always';

/** Whether a question is one that may be passed for longer. */
export const isReaction = (ask: Ask | null): boolean =>
  ask?.kind === 'window' && (ask.standing?.options.includes('pass') ?? false);

/** Whether a question is another that may be answered for longer: an offer, or one of routine. */
export const isRecurring = (ask: Ask | null): boolean => ask?.kind !== 'window' && ask?.standing != null;

/** Whether a question leaves nothing but to pass: it is asked so that nobody learns as much. */
export const isIdle = (ask: Ask): boolean =>
  ask.kind === 'window' && ask.options?.length === 1 && ask.options[0]?.option === 'pass';

/** For how long an answer to a question may stand. */
export const waysOf = (ask: Ask): string[] => [...(ask.standing?.periods ?? []), ALWAYS];

/** What an answer that stands so long is called, to an offer or to a question of routine: a text and its arguments. */
export function nameOf(answer: string, long: string): [string, Args] {
  const isOffer = answer === 'yes' || answer === 'no';
  const [text, args]: [string, Args] = isOffer ? [answer, {}] : ['so', { answer: `option-${answer}` }];
  return long === ALWAYS
    ? [`standing-${text}-always`, args]
    : [`standing-${text}-until`, { ...args, until: `standing-until-${long}` }];
}

const fits = (answer: StandingAnswer, { prompt, args }: Ask): boolean =>
  answer.prompt === prompt &&
  Object.entries(answer.args).every(([name, value]) =>
    name.startsWith('!') ? args?.[name.slice(1)] !== value : args?.[name] === value,
  );

/** The narrower cases to which an answer may be limited, by their texts. */
export const situationsOf = (ask: Ask): string[] => ask.standing?.situations ?? [];

/** In which cases an answer stands, as texts with their arguments; the question's own words say the rest. */
export function casesOf({ args }: StandingAnswer, areTold: boolean): [string, Args][] {
  const cases: [string, Args][] = [];
  for (const [name, what] of Object.entries(args)) {
    if (name.startsWith('!')) cases.push(['standing-unless', { what }]);
    else if (!areTold) cases.push(['standing-only', { what }]);
  }
  return cases;
}

export class Passing {
  constructor(private readonly table: TableClient) {}

  /** What the shown seat has answered in advance. */
  get list(): StandingAnswer[] {
    return this.table.present?.standing ?? [];
  }

  /** The question that is being answered by itself, if one is. */
  get due(): Ask | null {
    const { ask, plan, past } = this.table;
    if (plan || past || !ask) return null;
    return this.list.some((answer) => fits(answer, ask)) ? ask : null;
  }

  /** Answer the present question so from now on, for a period or always. */
  from(option: string, long: string): Promise<void> {
    return this.table.stand(option, long === ALWAYS ? null : long);
  }

  /** Answer so from now on wherever it is as a situation says. */
  whenever(option: string, situation: string): Promise<void> {
    return this.table.stand(option, null, situation);
  }

  takeBack({ id }: StandingAnswer): Promise<void> {
    return this.table.withdraw(id);
  }
}
