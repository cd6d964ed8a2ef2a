/** What a purchase costs and why: the lines of the cost card. */

import { actionOn, spaceOf, type Action } from '../facts';
import { flagOn, onSpace, pointsLeft, protectorsOf, type ImperialState } from '../state';
import { parse } from './targets';

export interface CostLine {
  text: string;
  amount: number;
  space?: string;
}

export interface Bill {
  action: Action;
  lines: CostLine[];
  total: number;
  points: number;
}

const PAID_WITH: Readonly<Record<string, Action>> = {
  jacobite_shift: 'military',
  end_conflict: 'military',
  build_fort: 'military',
  repair_fort: 'military',
  seize_fort: 'military',
  deploy: 'military',
};

/** The bill for an option with a price in action points, as far as the board explains it. */
export function billFor(option: string, cost: number, state: ImperialState): Bill | null {
  const { verb, target } = parse(option);
  const action = PAID_WITH[verb] ?? (verb === 'shift' && target ? actionOn(spaceOf(target)) : null);
  if (!action || !target) return null;
  const lines = verb === 'shift' ? shiftLines(target, state) : printedLines(verb, target);
  const known = lines.reduce((sum, line) => sum + line.amount, 0);
  if (lines.length > 0 && known !== cost) {
    lines.push({ text: 'board-other-effects', amount: cost - known });
  }
  return { action, lines, total: cost, points: pointsLeft(state, action) };
}

function printedLines(verb: string, target: string): CostLine[] {
  const printed = spaceOf(target).cost;
  return verb === 'build_fort' && printed !== null ? [{ text: 'board-printed-cost', amount: printed }] : [];
}

function shiftLines(target: string, state: ImperialState): CostLine[] {
  const printed = spaceOf(target).cost ?? 0;
  const here = onSpace(state, target);
  const lines: CostLine[] = [{ text: 'board-printed-cost', amount: printed }];
  if (here.conflict) lines.push({ text: 'board-conflict-sets-1', amount: 1 - printed });
  else if (here.isolated) lines.push({ text: 'board-isolated-sets-1', amount: 1 - printed });
  if (flagOn(state, target) !== null && spaceOf(target).type === 'market') {
    const [guard] = protectorsOf(state, target);
    if (guard) lines.push({ text: 'board-protected-by', amount: 1, space: guard });
    else lines.push({ text: 'board-not-protected', amount: 0 });
  }
  return lines;
}
