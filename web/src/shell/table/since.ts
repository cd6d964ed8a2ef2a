/** What the others did since a seat last answered, power by power, and where it shows on the board. */

import type { LogEntry } from '$contract';
import type { Arms, GameClient, Holding } from '$shell/game';
import { deedsOf, type Role } from './deeds';
import { namedIn } from './log';

/** A deed that is told; one that left something on the board has a number, which hangs there too. */
export interface Told {
  entry: LogEntry;
  parts: LogEntry[];
  numeral: number | null;
}

export interface News {
  /** The text of the power's name. */
  power: string;
  deeds: Told[];
}

/** What hangs on the ring around a thing that changed: a number, or whose deed it was. */
export interface Ring {
  numeral: number;
  arms: Arms | null;
  /** It is a step of a plan, and has not happened. */
  planned?: boolean;
}

type Reader = Pick<GameClient, 'heading' | 'roleOf' | 'isPlace'>;

/** Gather deeds by the power that did them: in the order in which each first acted. */
export function newsByPower(lines: LogEntry[], game: Reader, own: string): News[] {
  const roleOf = (entry: LogEntry): Role => game.roleOf?.(entry) ?? null;
  const isNews = (entry: LogEntry) =>
    (typeof entry.args.power === 'string' && entry.args.power !== own) || roleOf(entry) === 'consequence';
  const told = lines.filter((entry) => !entry.moment && !game.heading?.(entry) && isNews(entry));
  const news: News[] = [];
  for (const { head, parts } of deedsOf(
    told.map((entry, n) => ({ entry, n })),
    roleOf,
  )) {
    const entries = [head, ...parts].map(({ entry }) => entry);
    const groups = roleOf(head.entry) === 'consequence' ? byPower(entries) : [entries];
    for (const [entry, ...rest] of groups) if (entry) add(news, own, { entry, parts: rest, numeral: null });
  }
  return numbered(news, game.isPlace ?? (() => false));
}

function add(news: News[], own: string, deed: Told): void {
  const { power } = deed.entry.args;
  if (typeof power !== 'string' || power === own) return;
  const known = news.find((each) => each.power === power);
  if (known) known.deeds.push(deed);
  else news.push({ power, deeds: [deed] });
}

/** What follows from nobody's deed, such as the income of a round, is told of each whom it concerns. */
function byPower(entries: LogEntry[]): LogEntry[][] {
  const powers = new Set(entries.map(({ args }) => args.power));
  return [...powers].map((power) => entries.filter(({ args }) => args.power === power));
}

function numbered(news: News[], isPlace: (id: string) => boolean): News[] {
  let numeral = 0;
  return news.map(({ power, deeds }) => ({
    power,
    deeds: deeds.map((deed) => ({
      ...deed,
      numeral: thingsOf(deed).some(isPlace) ? (numeral += 1) : null,
    })),
  }));
}

/** What a power has more or less than before. */
export function netOf(before: Holding[], now: Holding[]): Holding[] {
  return now.flatMap((holding) => {
    const had = before.find(({ name }) => name === holding.name)?.number ?? 0;
    return holding.number === had ? [] : [{ ...holding, number: holding.number - had }];
  });
}

/** All that a deed names. */
export function thingsOf({ entry, parts }: Told): string[] {
  return [entry, ...parts].flatMap(namedIn);
}

/** What hangs on each thing that a plan is about: the number of its step, of several the first. */
export function stepsOf(targets: readonly string[][]): Record<string, Ring> {
  const steps = targets.flatMap((things, n) =>
    things.map((id): [string, Ring] => [id, { numeral: n + 1, arms: null, planned: true }]),
  );
  return Object.fromEntries(steps.toReversed());
}

/** What hangs on each thing that changed: of several deeds, the last. */
export function ringsOf(
  news: News[],
  isPlace: (id: string) => boolean,
  armsOf: (power: string) => Arms | null,
): Record<string, Ring> {
  const rings: Record<string, Ring> = {};
  for (const { power, deeds } of news) {
    for (const deed of deeds) {
      const { numeral } = deed;
      if (numeral === null) continue;
      for (const id of thingsOf(deed).filter(isPlace)) rings[id] = { numeral, arms: armsOf(power) };
    }
  }
  return rings;
}
