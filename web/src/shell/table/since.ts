/** What the others did since a seat last answered, power by power. */

import type { LogEntry } from '$contract';

export interface News {
  /** The text of the power's name; empty for what concerns nobody alone. */
  power: string;
  lines: LogEntry[];
}

type Heading = (entry: LogEntry) => object | null;

/** Gather lines by the power that they are about: in the order in which each first acted. */
export function newsByPower(lines: LogEntry[], heading: Heading | undefined, own: string): News[] {
  const news: News[] = [];
  for (const entry of lines) {
    const power = entry.args.power;
    if (typeof power !== 'string' || power === own || entry.moment || heading?.(entry)) continue;
    const known = news.find((each) => each.power === power);
    if (known) known.lines.push(entry);
    else news.push({ power, lines: [entry] });
  }
  return news;
}
