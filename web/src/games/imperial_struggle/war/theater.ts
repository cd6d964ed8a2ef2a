/** A theater as the drawer shows it: both sides, and how it stands or how it went. */

import type { Power } from '../facts';
import type { ImperialState, Sides } from '../state';
import { spoilsRow, type Spoils, type TheaterDisplay } from './display';
import type { TheaterResult } from './results';
import { strengthOf, type Contribution, type Strength } from './strength';

export interface Total {
  known: number;
  /** Face-down tiles that the seat does not know. */
  hidden: number;
}

export interface TheaterPicture {
  theater: TheaterDisplay;
  sides: Sides<Strength>;
  totals: Sides<Total>;
  /** Fought out: its numbers are settled. */
  settled: boolean;
  /** The leader, if it is known who leads. */
  leader: Power | null;
  margin: number;
  /** All is known: the leader leads or has won. */
  certain: boolean;
  row: Spoils | null;
}

export function pictureOf(
  state: ImperialState,
  theater: TheaterDisplay,
  result: TheaterResult | undefined,
): TheaterPicture {
  const sides = { fr: side(state, 'fr', theater, result), br: side(state, 'br', theater, result) };
  const totals = { fr: total(sides.fr, result), br: total(sides.br, result) };
  const lead = totals.fr.known - totals.br.known;
  const certain = totals.fr.hidden + totals.br.hidden === 0;
  const leader: Power | null = !certain || lead === 0 ? null : lead > 0 ? 'fr' : 'br';
  const margin = Math.abs(lead);
  return {
    theater,
    sides,
    totals,
    settled: result !== undefined,
    leader,
    margin,
    certain,
    row: leader && spoilsRow(theater, leader, margin),
  };
}

/** A settled theater keeps its numbers; its list is told only while the board still bears it out. */
function side(
  state: ImperialState,
  power: Power,
  theater: TheaterDisplay,
  result: TheaterResult | undefined,
): Strength {
  const now = strengthOf(state, power, theater);
  if (!result) return now;
  const board = result.board[power];
  const contributions: Contribution[] =
    board === now.board ? now.contributions : [{ kind: 'board', names: [], value: board }];
  return { army: { ...now.army, strength: result.army[power] }, board, contributions };
}

function total({ army, board }: Strength, result: TheaterResult | undefined): Total {
  return { known: army.strength + board, hidden: result ? 0 : army.hidden };
}
