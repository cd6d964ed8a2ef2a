/** Which drawer has risen over the board, and which family of Actions lies open in the tray. */

import { screen } from '$shell/screen.svelte';
import type { Family } from '../tray/families';

export const DRAWERS = ['events', 'ideas', 'trade', 'rulers'] as const;
/** A deal is shown while there is one. */
export type DrawerName = (typeof DRAWERS)[number] | 'deal';

export const DRAWER_ICON: Readonly<Record<DrawerName, string>> = {
  events: 'event',
  ideas: 'pop-idea',
  trade: 'pop-merchant',
  rulers: 'pop-imperial-crown',
  deal: 'treaty',
};

class Drawers {
  open = $state<DrawerName | null>(null);
  /** The family that the player has turned to. */
  family = $state<Family | null>(null);

  /** Open a drawer, or fold it; on a phone turn to its page. */
  toggle(name: DrawerName): void {
    this.open = this.open === name && !screen.phone ? null : name;
    if (screen.phone) screen.page = 'war';
  }
}

export const drawers = new Drawers();
