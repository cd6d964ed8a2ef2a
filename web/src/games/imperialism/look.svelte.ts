/** What a player has laid open on the board: an empire or a pile. */

export type Opened = { kind: 'empire'; place: number } | { kind: 'pile'; pile: 'providence' | 'territory' };

/** The parts of the board between which a phone chooses. */
export const PARTS = ['tracks', 'lands', 'deeds'] as const;
export type Part = (typeof PARTS)[number];

class Look {
  opened = $state.raw<Opened | null>(null);
  part = $state<Part>('tracks');
  /** The things that a line of the log names while it is pointed at, as text ids. */
  lit = $state.raw<string[]>([]);

  toggle(wanted: Opened): void {
    const same = JSON.stringify(this.opened) === JSON.stringify(wanted);
    this.opened = same ? null : wanted;
  }
}

export const look = new Look();
