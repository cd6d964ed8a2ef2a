/** Which drawer has risen over the board, and which family of Actions lies open in the tray. */

import type { Family } from '../tray/families';

export type DrawerName = 'events' | 'ideas' | 'trade';

class Drawers {
  open = $state<DrawerName | null>(null);
  /** The family that the player has turned to. */
  family = $state<Family | null>(null);

  toggle(name: DrawerName): void {
    this.open = this.open === name ? null : name;
  }
}

export const drawers = new Drawers();
