/** Positions of games with what the rules make of them, for the tests: see positions.py. */

import type { Commodity, Power, Region } from '../facts';
import type { ImperialState, Sides } from '../state';
import written from './positions.json';

export interface ToldPrize {
  winner: Power | null;
  lead: number;
  vp: number;
  treaty: number;
  debt: number;
}

export interface Position {
  state: ImperialState;
  awards: Record<Region, ToldPrize>;
  prestige: ToldPrize;
  demand: Record<Commodity, ToldPrize>;
  voltaire: number;
  company: number;
  bonuses: Sides<string[]>;
  theaters: Record<string, { army: Sides; bonus: Sides; rows: Sides<number[]> }>;
  after: { vp: number; debt: Sides; treaty: Sides; sweep: Power | null };
}

export const POSITIONS = written as unknown as Position[];
