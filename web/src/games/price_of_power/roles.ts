/** What lines of the log are to the deeds that they belong to. */

import type { LogEntry } from '$contract';
import type { Role } from '$shell/table/deeds';

/** Lines that say the same again of the same realm. */
const SERIES: ReadonlySet<string> = new Set([
  'log-draws',
  'log-draws-card',
  'log-discards',
  'log-first-army',
  'log-first-merchant',
  'log-trade-card',
  'log-battle-loss',
  'log-battle-damage',
  'log-adds-dice',
  'log-exhausts',
  'log-exhausts-in',
  'log-refreshes',
]);
/** What came of a deed, and why a bot has done it. */
const CONSEQUENCES =
  /^motive-|^log-(gains|loses|falls-ill|dies|truce|rebel-die|rebel-town|unrest|calm|mortality|exhausts|influence-gone|income|deficit)/;

export function roleOf({ text }: LogEntry): Role {
  if (text === 'log-you-draw') return 'step';
  if (SERIES.has(text)) return 'series';
  return CONSEQUENCES.test(text) ? 'consequence' : null;
}
