/** What a player has laid open on the board, and what is marked there. */

import { NO_CHANGES, type Changes } from './changes';

export type Opened =
  { kind: 'empire'; place: number } | { kind: 'pile'; pile: 'providence' | 'territory' } | { kind: 'legend' };

/** The parts of the board between which a phone chooses. */
export const PARTS = ['europe', 'overseas', 'tracks', 'cards'] as const;
export type Part = (typeof PARTS)[number];

class Look {
  opened = $state.raw<Opened | null>(null);
  part = $state<Part>('europe');
  /** The things that a line of the log names while it is pointed at, as text ids. */
  lit = $state.raw<string[]>([]);
  /** What is different since the own last answer. */
  changed = $state.raw<Changes>(NO_CHANGES);
  /** While an action is looked at, gold is only what would begin it. */
  action = $state.raw<readonly string[] | null>(null);

  toggle(wanted: Opened): void {
    const same = JSON.stringify(this.opened) === JSON.stringify(wanted);
    this.opened = same ? null : wanted;
  }

  /** Whether an option is set in gold. */
  gilds = ({ option }: { option: string }): boolean => this.action?.includes(option) ?? true;
}

export const look = new Look();
