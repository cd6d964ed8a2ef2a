/** What the player sees and does on the board: targets, marks, the pointer, the open card. */

import { TargetBoard } from '$shell/board/targets.svelte';
import type { Verdict } from '$contract';
import { seenIn, type Seen } from '../explain';
import { ADVANTAGES, SPACES, THEATERS, type Power, type Region } from '../facts';
import { Camera } from './camera.svelte';
import { PLACES, PLACE_IDS, onSheet, type Point } from './layout';
import { changedAt, chosenIn, lastMove, placesNamed, ringsOn } from './marks';
import { reasons } from './refusals';
import { targetsOf } from './targets';

export class BoardModel extends TargetBoard {
  readonly camera = new Camera();
  layers = $state({ connections: true, advantages: true, war: false });

  readonly #seen = $derived.by(() => seenIn(this.table.view) ?? null);

  get state(): Seen | null {
    return this.#seen;
  }

  get own(): Power | null {
    return this.state?.own?.power ?? null;
  }

  readonly targets = $derived.by(() => targetsOf(this.table.options));
  readonly #marked = $derived.by(() => [...this.targets.keys()].filter((id) => this.isMarked(id)));
  readonly chosen = $derived.by(() => chosenIn(this.table.ask));
  readonly named = $derived.by(() => placesNamed(this.table.lit));
  /** Where something happened: in the step of the replay, or in the other side's last move. */
  readonly changed = $derived.by(() => {
    const { past, shown } = this.table;
    const log = shown?.log ?? [];
    if (past) return changedAt(log, past.at);
    const hung = Object.keys(this.table.rings);
    return hung.length > 0 ? placesNamed(hung) : lastMove(log, this.own);
  });
  /** What hangs on the rings of the places that changed since one acted, or that a plan is about. */
  readonly rings = $derived.by(() => ringsOn({ ...this.table.rings, ...this.table.steps }));

  /** While a deed is pointed at, the rings of the others step back. */
  isFaded(id: string): boolean {
    return this.named.size > 0 && !this.named.has(id);
  }

  /** The map of the theater being fought. */
  readonly theaterMap = $derived.by((): Region | null => {
    const theater = this.state?.war?.theater;
    return theater ? (THEATERS[theater]?.regions[0] ?? null) : null;
  });

  /** The points of the sheet that may be chosen, on one map or on all. */
  targetPoints(map?: Region): Point[] {
    return this.#marked.filter((id) => PLACES[id] && (!map || PLACES[id].map === map)).map(onSheet);
  }

  /** Tab goes through the legal targets; without any there is still one way in. */
  isTabStop(id: string): boolean {
    if (this.#marked.length > 0) return this.isMarked(id);
    return id === (this.cursor !== null && PLACES[this.cursor] ? this.cursor : PLACE_IDS[0]);
  }

  protected override placeOf(id: string): string | null {
    return SPACES[id] || ADVANTAGES[id] ? id : null;
  }

  protected override reasons(verdicts: Verdict[], place: string): Verdict[] {
    return this.state ? reasons(verdicts, place, this.state) : [];
  }
}
