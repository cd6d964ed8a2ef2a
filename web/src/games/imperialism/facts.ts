/** The printed facts of the game: its tracks, powers, cards, religions and achievements. */

import achievementsData from '$rules/imperialism/data/achievements.json';
import boardData from '$rules/imperialism/data/board.json';
import powersData from '$rules/imperialism/data/powers.json';
import providenceData from '$rules/imperialism/data/providence.json';
import religionsData from '$rules/imperialism/data/religions.json';
import territoriesData from '$rules/imperialism/data/territories.json';

/** Numbers by the name of a track, or of something else that is counted. */
export type Numbers = Readonly<Record<string, number>>;

export interface WarModifier {
  land?: number;
  sea?: number;
  /** For both kinds of war, against dissenters. */
  dissenters?: number;
}

export interface Power {
  id: string;
  start_number: number;
  levels: Numbers;
  faith: string;
  glory?: number;
  ducats?: number;
  hand_limit?: number;
  war?: WarModifier;
}

export type ProvidenceKind = 'positive_ruler' | 'negative_ruler' | 'plot' | 'event' | 'special';

export interface Providence {
  id: string;
  kind: ProvidenceKind;
  copies: number;
  war?: WarModifier;
  war_card?: { land: number; sea: number; plunder: number };
  war_event?: boolean;
  hand_limit?: number;
  development?: number;
  no_war?: boolean;
}

export interface Territory {
  id: string;
  kind: 'land' | 'colony';
  needs: Numbers;
  cost: number;
  levels: Numbers;
  prestige?: number;
  glory?: number;
}

export interface Religion {
  id: string;
  copies: number;
  needs: Numbers;
  levels: Numbers;
  glory: number;
  ducats?: number;
  hand_limit?: number;
  development?: number;
  war?: WarModifier;
}

export interface Achievement {
  id: string;
  glory: number;
  /** Clauses that must all hold; of the alternatives in a clause one is enough. */
  needs: readonly Numbers[];
  levels: Numbers;
  war?: WarModifier;
}

export interface Good {
  id: string;
  top: number;
  /** The trade profit by level. */
  profit: readonly number[];
}

type ById<T> = Readonly<Record<string, T>>;

function byId<T extends { id: string }>(rows: readonly unknown[]): ById<T> {
  return Object.fromEntries((rows as T[]).map((row) => [row.id, row]));
}

export const GOODS: readonly Good[] = boardData.goods;
export const GOOD: ById<Good> = byId(GOODS);
export const MILITARY = ['army', 'fleet'] as const;
export const TRACKS: readonly string[] = [...MILITARY, 'prestige', ...GOODS.map((good) => good.id)];
export const MILITARY_TOP = boardData.military_top;
export const PRESTIGE_TOP = boardData.prestige_top;
const END_SPACE: Numbers = boardData.end_space;

/** The space of the glory track that ends the game, by the number of players. */
export const endSpace = (players: number): number => END_SPACE[players] ?? 0;

export const POWER: ById<Power> = byId(powersData.powers);
export const PROVIDENCE: ById<Providence> = byId(providenceData.cards);
export const BOARD_COLONIES: readonly string[] = territoriesData.board.map((row) => row.id);
export const TERRITORY: ById<Territory> = byId([...territoriesData.cards, ...territoriesData.board]);
export const RELIGION: ById<Religion> = byId(religionsData.religions);
export const RELIGIONS: readonly string[] = Object.keys(RELIGION);
export const ACHIEVEMENT: ById<Achievement> = byId(achievementsData.achievements);

export const ACTIONS = ['development', 'intrigue', 'conquest', 'war', 'taxes'] as const;
export type Action = (typeof ACTIONS)[number];

export const WAR_KINDS = ['land', 'sea'] as const;
