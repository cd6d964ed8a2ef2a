/** The war in words: what adds strength, and what a victory brings. */

import type { BillLine } from '$contract';
import { text, verbatim } from '$shell/words.svelte';
import type { Spoils, Won } from './display';

/** A number with a true minus sign. */
export function number(value: number): string {
  return value < 0 ? `−${-value}` : `${value}`;
}

/** The lines of a bill that say the same of several things, told in one. */
export function gathered(lines: BillLine[]): { text: string; value: number; words: string }[] {
  const alike = new Map<string, BillLine[]>();
  for (const line of lines) alike.set(line.text, [...(alike.get(line.text) ?? []), line]);
  return [...alike].map(([id, group]) => ({
    text: id,
    value: group.reduce((sum, line) => sum + line.number, 0),
    words: text(id, { n: group.length, what: verbatim(tally(group.map(named))) }),
  }));
}

function named({ args }: BillLine): string {
  return args.what === undefined ? '' : text(String(args.what));
}

/** Names that come several times are counted. */
function tally(names: string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, n]) => (n > 1 ? `${name} ×${n}` : name)).join(', ');
}

const MARKERS = [
  'jacobite_victory',
  'jacobite_ministry',
  'jacobite_defeat',
  'atlantic_dominance_marker',
  'usa',
  'canada',
] as const satisfies (keyof Won)[];

/** What the winner takes. */
export function winnerText({ winner }: Spoils): string {
  const parts: string[] = [];
  if (winner.vp) parts.push(text('is-won-vp', { n: winner.vp }));
  if (winner.cp) parts.push(text('is-won-conquest', { n: winner.cp }));
  if (winner.unflag) parts.push(text(`is-won-unflag-${winner.unflag.type}`));
  for (const marker of MARKERS) if (winner[marker]) parts.push(text(`is-won-${marker}`));
  return parts.join(', ') || '—';
}

/** What happens to the loser. */
export function loserText({ winner, trp }: Spoils): string {
  const parts: string[] = [];
  if (trp) parts.push(text('is-won-treaty', { n: trp }));
  if (winner.loser_unbuilds_squadrons) {
    parts.push(text('is-lost-unbuilt', { n: winner.loser_unbuilds_squadrons }));
  }
  if (winner.loser_removes_squadrons) {
    parts.push(text('is-lost-squadrons', { n: winner.loser_removes_squadrons }));
  }
  return parts.join(', ') || '—';
}

/** The margins of a row: from its own up to the next row's. */
export function marginText(rows: Spoils[], row: Spoils): string {
  const next = rows[rows.indexOf(row) + 1];
  if (!next) return text('is-margin-or-more', { n: row.margin });
  return next.margin - row.margin === 1 ? `${row.margin}` : `${row.margin}–${next.margin - 1}`;
}
