/** Plans that are kept in this browser, and plans in links: answers from a position, nothing else. */

import type { Seat } from '$contract';
import { recall, remember } from './storage';

export interface KeptPlan {
  name: string;
  /** The position at which it was made. */
  at: number;
  /** Each with its seat: `FR shift caicos`. */
  answers: string[];
}

const MOST_KEPT = 40;
const MOST_ANSWERS = 200;
const LONGEST_NAME = 60;
/** A seat, a verb and perhaps a target, as the rules name them. */
const ANSWER = /^[\w.-]{1,16} [\w.-]{1,80}( [\w.,-]{1,100})?$/;
const MARK = '#plan=';

const place = (table: string, seat: Seat) => `plans.${table}.${seat}`;

const isPlan = (value: unknown): value is KeptPlan => {
  const { name, at, answers } = (value ?? {}) as Partial<Record<keyof KeptPlan, unknown>>;
  return (
    typeof name === 'string' &&
    name.length <= LONGEST_NAME &&
    Number.isInteger(at) &&
    (at as number) >= 0 &&
    Array.isArray(answers) &&
    answers.length <= MOST_ANSWERS &&
    answers.every((answer) => typeof answer === 'string' && ANSWER.test(answer))
  );
};

/** The plans of a seat at a table, the latest first; another seat at the same screen has its own. */
export const keptPlans = (table: string, seat: Seat): KeptPlan[] =>
  recall<unknown[]>(place(table, seat), []).filter(isPlan);

/** Keep a plan, in place of one of the same name. */
export function keepPlan(table: string, seat: Seat, plan: KeptPlan): KeptPlan[] {
  const name = plan.name.trim().slice(0, LONGEST_NAME);
  const others = keptPlans(table, seat).filter((each) => each.name !== name);
  return replace(table, seat, [{ ...plan, name }, ...others]);
}

export const dropPlan = (table: string, seat: Seat, name: string): KeptPlan[] =>
  replace(
    table,
    seat,
    keptPlans(table, seat).filter((each) => each.name !== name),
  );

function replace(table: string, seat: Seat, plans: KeptPlan[]): KeptPlan[] {
  remember(place(table, seat), plans.slice(0, MOST_KEPT));
  return keptPlans(table, seat);
}

/** The end of an address that holds a plan; what stands there is never sent to a server. */
export function writePlan(plan: KeptPlan): string {
  const bytes = new TextEncoder().encode(JSON.stringify([plan.name, plan.at, plan.answers]));
  const text = btoa(String.fromCodePoint(...bytes));
  return MARK + text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The plan in an address: null if it holds none, 'broken' if it cannot be read. */
export function readPlan(hash: string): KeptPlan | 'broken' | null {
  if (!hash.startsWith(MARK)) return null;
  try {
    const text = atob(hash.slice(MARK.length).replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
    const [name, at, answers] = JSON.parse(new TextDecoder().decode(bytes)) as unknown[];
    const plan = { name, at, answers };
    return isPlan(plan) ? plan : 'broken';
  } catch {
    return 'broken';
  }
}
