/** What the player sees and does on the board: targets, marks, the pointer, the open card. */

import type { Verdict } from '$shell/protocol';
import { TableError, type TableClient } from '$shell/table.svelte';
import { ADVANTAGES, SPACES, THEATERS, type Power, type Region } from '../facts';
import type { ImperialState } from '../state';
import { Camera } from './camera.svelte';
import { PLACES, PLACE_IDS, onSheet, type Point } from './layout';
import { changedAt, chosenIn, lastMove, placesNamed } from './marks';
import { reasons } from './refusals';
import { targetsOf } from './targets';

/** What stands beside a target: its price, a choice, a question before the answer, or a refusal. */
export type Card =
  | { kind: 'cost' | 'choose' | 'preview'; id: string }
  | { kind: 'why'; id: string; verdicts: Verdict[] | null };

const LINGER = 160;

export class BoardModel {
  readonly camera = new Camera();
  readonly #table: () => TableClient;
  layers = $state({ connections: true, advantages: true, war: false });
  /** The target under the pointer or with the focus. */
  cursor = $state<string | null>(null);
  card = $state.raw<Card | null>(null);
  #leaving: ReturnType<typeof setTimeout> | undefined;

  constructor(table: () => TableClient) {
    this.#table = table;
  }

  get table(): TableClient {
    return this.#table();
  }

  get state(): ImperialState | null {
    return (this.table.view?.state ?? null) as ImperialState | null;
  }

  get own(): Power | null {
    return this.state?.own?.power ?? null;
  }

  readonly targets = $derived.by(() => targetsOf(this.table.options));
  readonly chosen = $derived.by(() => chosenIn(this.table.ask));
  readonly named = $derived.by(() => placesNamed(this.table.lit));
  /** Where something happened: in the step of the replay, or in the other side's last move. */
  readonly changed = $derived.by(() => {
    const { past, shown } = this.table;
    const log = shown?.log ?? [];
    return past ? changedAt(log, past.at) : lastMove(log, this.own);
  });

  /** The map of the theater being fought. */
  readonly theaterMap = $derived.by((): Region | null => {
    const theater = this.state?.war?.theater;
    return theater ? (THEATERS[theater]?.regions[0] ?? null) : null;
  });

  /** The points of the sheet that may be chosen, on one map or on all. */
  targetPoints(map?: Region): Point[] {
    return [...this.targets.keys()]
      .filter((id) => PLACES[id] && (!map || PLACES[id].map === map))
      .map(onSheet);
  }

  /** Tab goes through the legal targets; without any there is still one way in. */
  isTabStop(id: string): boolean {
    if (this.targets.size > 0) return this.targets.has(id);
    return id === (this.cursor !== null && PLACES[this.cursor] ? this.cursor : PLACE_IDS[0]);
  }

  get isSticky(): boolean {
    const card = this.shownCard;
    return card !== null && card.kind !== 'cost';
  }

  point(id: string | null): void {
    clearTimeout(this.#leaving);
    if (id !== null) {
      this.cursor = id;
      if (!this.isSticky) this.card = this.targets.has(id) ? { kind: 'cost', id } : null;
      return;
    }
    this.#leaving = setTimeout(() => {
      this.cursor = this.isSticky ? (this.card?.id ?? null) : null;
      if (!this.isSticky) this.card = null;
    }, LINGER);
  }

  /** The pointer rests on the card itself. */
  stay(): void {
    clearTimeout(this.#leaving);
  }

  close(): void {
    this.card = null;
  }

  /** The card as long as it holds: an offer may be gone with the next move. */
  get shownCard(): Card | null {
    const { card } = this;
    return card && (card.kind === 'why' || this.targets.has(card.id)) ? card : null;
  }

  /** A click or a key on a target: the answer, the choice between several, or why not. */
  press(id: string, touch: boolean): void {
    clearTimeout(this.#leaving);
    this.cursor = id;
    const offers = this.targets.get(id) ?? [];
    const [only] = offers;
    if (!only) {
      void this.#askWhy(id);
    } else if (offers.length > 1) {
      this.card = { kind: 'choose', id };
    } else if (touch) {
      this.card = { kind: 'preview', id };
    } else {
      void this.answer(only.option, id);
    }
  }

  async answer(option: string, id: string): Promise<void> {
    this.close();
    try {
      await this.table.answer(option);
    } catch (error) {
      if (!(error instanceof TableError) || !error.verdict) return;
      const { reason, cite } = error.verdict;
      const verdict: Verdict = { verb: '', target: id, allowed: false, reason, cite };
      this.card = { kind: 'why', id, verdicts: [verdict] };
    }
  }

  async #askWhy(id: string): Promise<void> {
    if (!SPACES[id] && !ADVANTAGES[id]) return;
    const card: Card = { kind: 'why', id, verdicts: null };
    this.card = card;
    const verdicts = await this.#verdicts(id);
    if (this.card === card) this.card = { ...card, verdicts };
  }

  async #verdicts(id: string): Promise<Verdict[]> {
    const { ask, plan } = this.table;
    if (!ask || plan) return [];
    try {
      const { state } = this;
      return state ? reasons(await this.table.why(id), id, state) : [];
    } catch {
      return [];
    }
  }
}
