/** How a game went, in a few words: how long it was, and who was ahead from when on. */

import type { Chapter, Chronicle } from '$contract';
import type { Arms } from '$shell/game';
import { text, verbatim } from '$shell/words.svelte';

/** Where a position of a game lies on the curve of a seat: after so many chapters, with so many points. */
export function pointOnCurve(
  chapters: readonly Chapter[],
  last: number,
  seat: number,
  at: number,
): { chapter: number; points: number } | null {
  const n = chapters.findLastIndex((each) => each.at < at);
  const chapter = chapters[n];
  if (!chapter) return null;
  const end = chapters[n + 1]?.at ?? last;
  const part = (at - chapter.at) / (end - chapter.at);
  const points = (chapter.totals[seat] ?? 0) - (1 - part) * (chapter.gains[seat] ?? 0);
  return { chapter: n + part, points };
}

export type YearsOf = (chapter: Chapter) => string;

/** The turns that were played, and the years that they cover where a game has years. */
export function lengthText({ chapters, length }: Chronicle, yearsOf?: YearsOf): string {
  const years = chapters.map((chapter) => yearsOf?.(chapter) ?? '').filter(Boolean);
  const turns = text(length.text, { n: length.n });
  const [first, last] = [years[0]?.split('–')[0], years.at(-1)?.split('–').at(-1)];
  return first && last ? `${turns}, ${first}–${last}` : turns;
}

/** Who led, from when on, and how often that changed; nothing if nobody was ever ahead. */
export function leadText({ chapters, leads }: Chronicle, arms: Arms[]): string | null {
  const last = leads.at(-1);
  const powerOf = (seat: number | null | undefined) => arms[seat ?? -1]?.power ?? 'site-seat';
  if (!last) return null;
  if (last.seat === null) return text('end-lead-level', { power: powerOf(leads.at(-2)?.seat) });
  const { title, args } = chapters[last.chapter] ?? { title: '', args: {} };
  const said = { power: powerOf(last.seat), since: verbatim(text(`${title}.since`, args)) };
  if (leads.length > 2) return text('end-lead-often', { ...said, n: leads.length - 1 });
  if (leads.length === 2) return text('end-lead-turned', { ...said, before: powerOf(leads[0]?.seat) });
  return text(last.chapter === 0 ? 'end-lead-always' : 'end-lead-late', said);
}
