/** What the player sees and does on the map: targets, marks, layers, the pointer, the open card. */

import type { Point } from '$shell/board/camera.svelte';
import { TargetBoard } from '$shell/board/targets.svelte';
import type { Verdict } from '$contract';
import type { Ring } from '$shell/table/since';
import type { Offered } from '$shell/view';
import { litAreasOf, targetsOf } from '../answers';
import { WORLD } from '../map/atlas';
import { SHEET } from '../map/chart';
import { ownershipOf, stateOf, type State } from '../state';
import { MapCamera } from './camera.svelte';
import { layerFor, type Layer } from './layers';
import { isPlace, namedIn, reasons, setOf } from './marks';
import { SheetNames } from './names.svelte';
import { areaOfProvince, kindOf, nameOf, placeOf, type Place } from './places';

export class BoardModel extends TargetBoard {
  readonly europe = new MapCamera(SHEET);
  readonly overseas = new MapCamera(WORLD);
  readonly names = new SheetNames(this.europe, () => this.layer === 'trade');
  /** The distant maps are shown. */
  isDistant = $state(false);
  /** All targets by their names. */
  isListing = $state(false);
  #turned = $state.raw<{ layer: Layer; at: number | undefined } | null>(null);

  get camera(): MapCamera {
    return this.isDistant ? this.overseas : this.europe;
  }

  get state(): State | null {
    return stateOf(this.table) ?? null;
  }

  /** The question chooses the layer; the player may change it until the next one. */
  get layer(): Layer {
    const { view, options } = this.table;
    return this.#turned?.at === view?.position && this.#turned ? this.#turned.layer : layerFor(options);
  }

  set layer(layer: Layer) {
    this.#turned = { layer, at: this.table.view?.position };
    this.isDistant = false;
  }

  readonly targets = $derived.by(() => targetsOf(this.table.options));
  /** The Areas that are lit, each with the target that it belongs to. */
  readonly litAreas = $derived.by(() => litAreasOf(this.targets));
  readonly named = $derived.by(() => setOf(this.table.lit));
  /** What the present question is about. */
  readonly chosen = $derived.by(() => setOf(Object.values(this.table.ask?.args ?? {})));
  /** Where something happened: in the step of the replay, or since the own last decision. */
  readonly changed = $derived.by(() => {
    const { past, shown, rings, news } = this.table;
    if (past) return namedIn((shown?.log ?? []).filter(({ at }) => at === past.at));
    const hung = Object.keys(rings);
    return hung.length > 0 ? setOf(hung.filter(isPlace)) : namedIn(news);
  });

  ringOf(id: string): Ring | null {
    return this.table.rings[id] ?? null;
  }

  /** Over 40 lit Areas the soft line is dropped. */
  get isCrowded(): boolean {
    return this.litAreas.size > 40;
  }

  /** The least that a target costs; null where nothing of it has a price. */
  costOf(id: string): number | null {
    const costs = (this.targets.get(id) ?? []).flatMap(({ cost }) => cost ?? []);
    return costs.length > 0 ? Math.min(...costs) : null;
  }

  /** What is meant by a spot of the map: the target that it belongs to, else the thing itself. */
  resolve(id: string): string {
    if (this.targets.has(id)) return id;
    const name = nameOf(id);
    if (kindOf(id) === 'area') return this.litAreas.get(name) ?? this.#usual(id);
    if (kindOf(id) !== 'province') return id;
    const area = areaOfProvince(name);
    const lit = this.litAreas.get(area);
    if (lit) return lit;
    const realm = this.state && ownershipOf(this.state, name).realm;
    if (realm && this.targets.has(`realm-${realm}`)) return `realm-${realm}`;
    return this.#usual(id);
  }

  /** Where nothing is lit, what the question is mostly about. */
  #usual(id: string): string {
    const kinds = [...this.targets.keys()].map(kindOf);
    if (kindOf(id) !== 'province' || kinds.includes('province')) return id;
    const realm = this.state && ownershipOf(this.state, nameOf(id)).realm;
    if (kinds.includes('realm') && realm) return `realm-${realm}`;
    return kinds.includes('area') ? `area-${areaOfProvince(nameOf(id))}` : id;
  }

  spotOf(id: string): Place | null {
    return placeOf(this.state, id);
  }

  pointOf(id: string): Point | null {
    return placeOf(this.state, id);
  }

  /** The targets on the sheet that is shown. */
  get shownTargets(): [string, Offered[]][] {
    return [...this.targets].filter(([id]) => this.spotOf(id)?.distant === this.isDistant);
  }

  targetPoints(): Point[] {
    return this.shownTargets.flatMap(([id]) => this.pointOf(id) ?? []);
  }

  get hasDistantTargets(): boolean {
    return [...this.targets.keys()].some((id) => this.spotOf(id)?.distant);
  }

  get hasNearTargets(): boolean {
    return [...this.targets.keys()].some((id) => this.spotOf(id)?.distant === false);
  }

  protected override placeOf(id: string): string | null {
    return nameOf(id);
  }

  protected override reasons(verdicts: Verdict[]): Verdict[] {
    return reasons(verdicts);
  }
}
