/** What the moments of a war tell besides their numbers. */

import type { LogEntry } from '$contract';

/** What a Battle leaves besides losses: prizes, wounds and deaths, retreats. */
const CAME: ReadonlySet<string> = new Set([
  'log-captures',
  'log-wounded',
  'log-falls-ill',
  'log-dies',
  'log-retreats-to',
  'log-npr-retreats',
]);

export const cameOfBattle = (lines: readonly LogEntry[]): LogEntry[] =>
  lines.filter(({ text }) => CAME.has(text));

/** The lines since one of a text, that one left out; all if there is none. */
export const linesSince = (lines: readonly LogEntry[], text: string): LogEntry[] =>
  lines.slice(lines.findLastIndex((line) => line.text === text) + 1);

/** Answers to Calls to Arms. */
export const callsIn = (lines: readonly LogEntry[]): LogEntry[] =>
  lines.filter(({ text }) =>
    /^log-(call(ed)?|accepts-call|refuses-call|mediates|active-ally|declares-war)$/.test(text),
  );
