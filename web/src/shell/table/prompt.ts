/** What the prompt bar says. */

import type { Seat } from '$contract';
import { settings } from '$shell/settings.svelte';
import { text, verbatim, words } from '$shell/words.svelte';
import type { Desk } from './desk.svelte';
import { isIdle } from './passing.svelte';

export interface Said {
  /** In whose colours the bar is. */
  seat: Seat | null;
  question: string;
  hint: string;
}

const joined = (parts: (string | null | undefined)[]): string =>
  parts.filter((each) => each !== null && each !== undefined && each !== '').join(' · ');

/** Where the game is, by its own words. */
const momentOf = ({ game, table }: Desk): string | null => (table.view && game?.moment?.(table.view)) ?? null;

/** Somebody points at a plan of the analyst, and it is played on the board. */
function pointed(desk: Desk): Said | null {
  const { pointed } = desk.analyst;
  if (!pointed) return null;
  const { shown, plan, seat } = pointed;
  return {
    seat,
    question: text('analyst-pointed', { n: shown, all: plan.options.length }),
    hint: desk.optionText(plan.options[shown - 1] ?? ''),
  };
}

function own(desk: Desk): Said | null {
  const { ask, plan, seats, seat } = desk.table;
  if (!ask) return null;
  const hint = `${ask.prompt}.hint`;
  const name = verbatim(desk.player(ask.seat));
  const turn = seats.length > 1 ? text('prompt-turn-of', { name }) : text('prompt-your-turn');
  const { power } = desk.arms(ask.seat);
  const planned = ask.seat === seat ? text('plan-hint') : text('plan-hint-for', { power });
  const tip = settings.tips && !ask.veiled && words.has(hint) ? text(hint, ask.args) : null;
  return {
    seat: ask.seat,
    question: ask.veiled ? text('plan-veiled', { power }) : text(ask.prompt, ask.args),
    hint: desk.passing.due
      ? text('passing-by-itself')
      : joined([plan ? planned : turn, momentOf(desk), isIdle(ask) ? text('passing-only') : tip]),
  };
}

/** Where a plan leads to the end of the game. */
function plannedEnd(desk: Desk): Said | null {
  const result = desk.table.plan && desk.table.view?.result;
  if (!result) return null;
  const [winner = null] = result.winners;
  const alone = winner !== null && result.winners.length === 1;
  return {
    seat: alone ? winner : null,
    question: text('plan-over'),
    hint: alone ? text('plan-over-won', { name: verbatim(desk.player(winner)) }) : text('end-drawn'),
  };
}

function result(desk: Desk): Said | null {
  const { result } = desk;
  if (!result || desk.asked.length > 0) return null;
  const [winner] = result.winners;
  if (result.winners.length !== 1 || winner === undefined) {
    return { seat: null, question: text('end-drawn'), hint: '' };
  }
  return {
    seat: winner,
    question: text('end-won', { power: desk.arms(winner).power }),
    hint: text(`ending-${result.ending}`),
  };
}

function others(desk: Desk): Said | null {
  const [seat] = desk.asked;
  if (seat === undefined) return null;
  const { row, plan, view, planning } = desk.table;
  const { power } = desk.arms(seat);
  const sitter = row?.seats.find((each) => each.seat === seat);
  if (sitter?.kind === 'invite' || sitter?.kind === 'open') {
    return { seat, question: text('prompt-nobody', { power }), hint: '' };
  }
  const name = verbatim(desk.player(seat));
  const doing = `${view?.asks[0]?.prompt}.doing`;
  return {
    seat,
    question:
      plan && !planning.thinking ? text('plan-their-turn', { power }) : text('prompt-thinking', { name }),
    hint:
      joined([
        momentOf(desk),
        words.has(doing) ? text(doing) : null,
        settings.notifications ? text('prompt-will-call') : null,
      ]) || text(power),
  };
}

export function promptWords(desk: Desk): Said {
  const nothing = { seat: null, question: desk.table.connected ? '' : text('table-connecting'), hint: '' };
  if (!desk.game) return nothing;
  return pointed(desk) ?? own(desk) ?? plannedEnd(desk) ?? result(desk) ?? others(desk) ?? nothing;
}
