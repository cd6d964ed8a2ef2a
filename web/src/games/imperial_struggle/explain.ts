/** What the rules make of the table as a seat knows it (explain.py), beside the state itself. */

import type { BillLine } from '$contract';
import type { View } from '$shell/view';
import type { Action, Commodity, Power, Region } from './facts';
import type { ImperialState, Sides } from './state';

/** An award, prestige or a demand: who takes it as the board stands, and its worth to him. */
export interface PrizeToCome {
  kind: 'region' | 'prestige' | 'commodity';
  id: string;
  tally: Sides;
  /** The lead that it takes to win. */
  margin: number;
  winner: Power | null;
  vp: number;
  treaty: number;
  /** What it adds to the winner's debt. */
  debt: number;
}

/** What a ministry gives besides the prizes. */
export interface Extra {
  ministry: string;
  power: Power;
  vp: number;
  treaty: number;
}

export interface Forecast {
  awards: PrizeToCome[];
  prestige: PrizeToCome;
  demand: PrizeToCome[];
  extras: Extra[];
  vp: number;
  debt: Sides;
  treaty: Sides;
  /** Who takes every award and every demand, and with them the game. */
  sweep: Power | null;
}

/** A side of a theater: the strength of its tiles as far as they are known, and of the board. */
export interface Strength {
  army: number;
  /** Face-down tiles that the seat does not know. */
  hidden: number;
  board: number;
  lines: BillLine[];
}

/** A theater as it stands, or as it went. */
export interface TheaterToCome extends Sides<Strength> {
  /** Fought out: its numbers are settled. */
  settled: boolean;
  /** All is known: the leader leads or has won. */
  certain: boolean;
  leader: Power | null;
  margin: number;
  /** The margin from which the row of spoils that is reached is given. */
  row: number | null;
}

export interface Explanation {
  /** Who controls how many spaces of each region, markets of each commodity, and of prestige. */
  tallies: Record<Region | Commodity | 'prestige', Sides>;
  /** None before the first awards are drawn. */
  forecast: Forecast | null;
  theaters: Record<string, TheaterToCome>;
  /** Points of each type left in the round, from all sources. */
  points: Record<Action, number>;
  /** How far each debt is below its limit. */
  debt_room: Sides;
  /** Whether the bonus of an event in the hand would be received, perhaps by a reveal. */
  bonuses: Record<string, 'met' | 'hidden' | 'unmet'>;
  /** Spaces that are not open yet. */
  closed: string[];
  /** Markets next to a squadron or fort that protects them. */
  protected: string[];
  /** Advantages that a conflict keeps from being used. */
  suspended: string[];
}

/** What a seat sees of the table, and what the rules make of it. */
export interface Seen extends ImperialState {
  explain: Explanation;
}

export function seenIn(view: View | null | undefined): Seen | undefined {
  return view ? { ...(view.state as ImperialState), explain: view.explain as Explanation } : undefined;
}
