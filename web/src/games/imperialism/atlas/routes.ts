/** Lines over the atlas: the last war between two homes, and trade from colonies to their homes. */

import type { LogEntry } from '$contract';
import type { Point, Rect } from '$shell/board/camera.svelte';
import type { WarMoment } from '../contract';
import { GOOD, POWER, TERRITORY } from '../facts';
import type { State } from '../state';
import { armsPoint, placeOf, type Place, type Region } from './chart';

export interface LastWar {
  kind: 'land' | 'sea';
  /** Places at the table, and the powers they lead. */
  attacker: number;
  defender: number;
  powers: [string, string];
  /** The strengths of both, once they are known. */
  score: [number, number] | null;
  winner: number | null;
  /** At which position it ended; null while it is fought. */
  at: number | null;
}

/** The war that is fought, or else the last that was. */
export function lastWar(game: State, log: LogEntry[]): LastWar | null {
  const { war, empires } = game;
  const power = (place: number) => empires[place]?.power ?? '';
  if (war) {
    const { kind, attacker, defender } = war;
    const powers: [string, string] = [power(attacker), power(defender)];
    return { kind, attacker, defender, powers, score: null, winner: war.winner, at: null };
  }
  const entry = log.findLast(({ moment }) => moment?.kind === 'war');
  if (!entry) return null;
  const { kind, attacker, defender, winner } = entry.moment?.data as WarMoment;
  return {
    kind,
    attacker: attacker.place,
    defender: defender.place,
    powers: [attacker.power, defender.power],
    score: [attacker.strength.number, defender.strength.number],
    winner,
    at: entry.at,
  };
}

/** How high the arms of a home stand over its name. */
export const HOME_ARMS = 26;

/** The ends of a war, on the map of Europe. */
export function warLine({ powers }: Pick<LastWar, 'powers'>): { from: Point; to: Point } | null {
  const [one, other] = powers.map((power) => placeOf(power));
  if (!one || !other) return null;
  return { from: armsPoint(one, HOME_ARMS), to: armsPoint(other, HOME_ARMS) };
}

/** Where the burst of a war is drawn, and how far from it its score stands. */
export interface WarSigns {
  burst: Point;
  score: Point;
}

const STEPS = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74];
/** Below, above, at a side, and farther off where all that is taken. */
const BESIDE: readonly Point[] = [19, -19, 0, 36, -36, 52, -52].flatMap((y) =>
  (y === 0 ? [46, -46] : [0, 46, -46]).map((x) => ({ x, y })),
);
/** The sizes of both, and what it weighs against covering something not to stand in the middle or below. */
const BURST = { w: 20, h: 20 };
export const SCORE = { w: 66, h: 17 };
const AWAY = 60;
const OTHERWISE = 2;

const around = ({ x, y }: Point, { w, h }: { w: number; h: number }): Rect => ({
  x: x - w / 2,
  y: y - h / 2,
  w,
  h,
});

/** How much of one thing lies under another. */
export function covered(a: Rect, b: Rect): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

/** The signs of a war on its line, inside the frame and where they cover the least. */
export function placeSigns(
  { from, to }: { from: Point; to: Point },
  taken: Rect[],
  frame: { w: number; h: number },
  zoom = 1,
): WarSigns {
  const grown = ({ w, h }: { w: number; h: number }) => ({ w: w * zoom, h: h * zoom });
  const ways = STEPS.flatMap((step) =>
    BESIDE.map((score, n) => {
      const burst = { x: from.x + (to.x - from.x) * step, y: from.y + (to.y - from.y) * step };
      const at = { x: burst.x + score.x * zoom, y: burst.y + score.y * zoom };
      const boxes = [around(burst, grown(BURST)), around(at, grown(SCORE))];
      const over = boxes.flatMap((box) => taken.map((other) => covered(box, other)));
      const outside = boxes.map((box) => box.w * box.h - covered(box, { x: 0, y: 0, ...frame }));
      const weight = [...over, ...outside].reduce((sum, area) => sum + area, 0);
      return { burst, score, weight: weight + Math.abs(step - 0.5) * AWAY + n * OTHERWISE };
    }),
  );
  return ways.reduce((best, way) => (way.weight < best.weight ? way : best));
}

/** The way to each home port over the seas of Europe, from the edge of the map. */
const SEAWAYS: Readonly<Record<string, string>> = {
  portugal: 'M16 352C22 350 26 348 32 344',
  spain: 'M16 388C34 402 52 404 74 398',
  france: 'M16 234C60 226 84 240 122 262',
  england: 'M16 196C50 200 80 198 118 184',
  prussia:
    'M16 270C40 236 110 190 190 178C240 160 250 110 300 74C330 66 352 70 362 84C372 100 390 112 402 122',
  poland: 'M16 150C30 20 200 10 290 62C330 66 352 70 362 84C380 104 420 122 452 130',
  sweden: 'M16 120C40 10 220 0 300 60C330 68 352 72 362 84C380 100 410 102 424 96',
  russia: 'M16 92C40 0 240 -8 306 56C334 68 352 74 364 86C400 104 470 70 536 44',
  austria: 'M60 412C140 418 240 410 330 408C360 420 392 400 372 350',
  ottoman: 'M60 412C180 420 330 430 430 424C500 440 540 430 566 404',
};

/** Where the goods of a home are shown: where its way begins. */
export function portOf(power: string): Point | null {
  const [, x, y] = /^M(\d+) (\d+)/.exec(SEAWAYS[power] ?? '') ?? [];
  return x === undefined ? null : { x: Number(x), y: Number(y) };
}

export interface Trade {
  /** The place at the table. */
  place: number;
  way: string;
  port: Point;
  /** The goods that come from its colonies, each once. */
  goods: string[];
}

const goodsOf = (id: string): string[] =>
  Object.keys(TERRITORY[id]?.levels ?? {}).filter((track) => GOOD[track] !== undefined);

const coloniesOf = (territories: string[]): string[] =>
  territories.filter((id) => TERRITORY[id]?.kind === 'colony' && goodsOf(id).length > 0);

/** What comes over the seas to whom. */
export function trades(game: State): Trade[] {
  return game.empires.flatMap(({ power, territories }, place) => {
    const goods = [...new Set(coloniesOf(territories).flatMap(goodsOf))];
    const way = SEAWAYS[power ?? ''];
    const port = portOf(power ?? '');
    return goods.length > 0 && way && port && POWER[power ?? ''] ? [{ place, way, port, goods }] : [];
  });
}

/** Where ways leave the regions overseas for Europe. */
const EXITS: Readonly<Record<Exclude<Region, 'europe'>, Point>> = {
  na: { x: 232, y: 96 },
  sa: { x: 118, y: 24 },
  af: { x: -6, y: 26 },
  ea: { x: -6, y: 204 },
};

export interface Departure {
  id: string;
  region: Region;
  place: number;
  way: string;
}

function departure(from: Place, place: number): Departure | null {
  if (from.region === 'europe') return null;
  const { x, y } = armsPoint(from);
  const exit = EXITS[from.region];
  const way = `M${x} ${y}Q${(x + exit.x) / 2} ${exit.y} ${exit.x} ${exit.y}`;
  return { id: from.id, region: from.region, place, way };
}

/** The ways from every colony that is held to the edge of its map. */
export function departures(game: State): Departure[] {
  return game.empires.flatMap(({ territories }, place) =>
    coloniesOf(territories).flatMap((id) => {
      const from = placeOf(id);
      return (from && departure(from, place)) ?? [];
    }),
  );
}
