/** Which drawer has risen over the board, and which family of Actions lies open in the tray. */

import { screen } from '$shell/screen.svelte';
import type { TableClient } from '$shell/table.svelte';
import type { Family } from '../tray/families';
import { openFamily, type Turned } from '../tray/turn';

export const DRAWERS = ['events', 'ideas', 'trade', 'rulers', 'wars', 'offers'] as const;
/** What is shown only while there is one. */
export const PASSING = ['battle', 'siege', 'declaration', 'deal', 'peace'] as const;
export type PassingName = (typeof PASSING)[number];
export type DrawerName = (typeof DRAWERS)[number] | PassingName;

export const DRAWER_ICON: Readonly<Record<DrawerName, string>> = {
  events: 'event',
  ideas: 'pop-idea',
  trade: 'pop-merchant',
  rulers: 'pop-imperial-crown',
  wars: 'pop-war',
  offers: 'treaty',
  battle: 'pop-war',
  siege: 'pop-siege',
  declaration: 'pop-war',
  deal: 'treaty',
  peace: 'pop-truce',
};

/** The votes that the Emperor decides, in the drawer of the Empire. */
export const isOfElection = (prompt: string | undefined): boolean =>
  prompt === 'ask-elector' || prompt === 'ask-election';

class Drawers {
  open = $state<DrawerName | null>(null);
  /** What there is now besides what is always there: the question wants it, or it goes on. */
  passing = $state.raw<readonly PassingName[]>([]);
  /** What the player has folded that goes on: it rises again when it asks for an answer. */
  folded = $state<DrawerName | null>(null);
  /** The family that the player has turned to, and when. */
  turned = $state.raw<Turned | null>(null);

  /** Which family lies open in the tray. */
  family({ view, options, ask }: TableClient): Family | null {
    return openFamily(options, this.turned, view?.position ?? 0, ask?.prompt);
  }

  turnTo(family: Family, { view }: TableClient): void {
    this.turned = { family, at: view?.position ?? 0 };
  }

  fold(): void {
    this.folded = this.open;
    this.open = null;
  }

  /** Open a drawer; on a phone turn to its page. */
  show(name: DrawerName): void {
    this.open = name;
    if (screen.phone) screen.page = 'war';
  }

  /** Open a drawer, or fold it; on a phone turn to its page. */
  toggle(name: DrawerName): void {
    this.open = this.open === name && !screen.phone ? null : name;
    if (screen.phone) screen.page = 'war';
  }

  /** Open or fold the wars; while peace is made, its sheet. */
  toggleWars(): void {
    this.toggle(this.passing.includes('peace') ? 'peace' : 'wars');
  }
}

export const drawers = new Drawers();
