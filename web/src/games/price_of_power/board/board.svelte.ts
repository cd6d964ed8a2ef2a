/** What the player sees and does on the map: targets, marks, layers, the pointer, the open card. */

import type { Point } from '$shell/board/camera.svelte';
import { TargetBoard } from '$shell/board/targets.svelte';
import type { Verdict } from '$contract';
import { TableError } from '$shell/table.svelte';
import { targetOf, verbOf, type Offered } from '$shell/view';
import { litAreasOf, targetsOf } from '../answers';
import { placeName } from '../battle/battle';
import { declaring, isDeclaring, isOfDeclaration } from '../declaration/declaring.svelte';
import { drawers } from '../drawers/drawers.svelte';
import { explanationOf } from '../explain';
import { WORLD } from '../map/atlas';
import { SHEET } from '../map/chart';
import { ownershipOf, stateOf, type State } from '../state';
import type { Family } from '../tray/families';
import { isTurn } from '../tray/turn';
import { MapCamera } from './camera.svelte';
import { layerFor, USUAL, type Layer } from './layers';
import { furtherSteps, isMarkedIn, MARCH_VERBS, stepsOf } from './marches';
import { isPlace, namedIn, reasons, setOf } from './marks';
import { SheetNames } from './names.svelte';
import { areaOfProvince, kindOf, nameOf, placeOf, type Place } from './places';

/** A place that the map is brought to; a drawer may cover the lower part of the map. */
export interface Focus {
  id: string;
  covered: boolean;
}

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
    if (this.#turned?.at === view?.position && this.#turned) return this.#turned.layer;
    if (this.state?.battle) return 'war';
    if (isTurn(options)) return this.#family === 'mil' ? 'war' : USUAL;
    return layerFor(options, this.table.ask?.prompt);
  }

  set layer(layer: Layer) {
    this.#turned = { layer, at: this.table.view?.position };
    this.isDistant = false;
  }

  /** The Area of a march that is being put together. */
  get marchFrom(): string | null {
    const { ask, options } = this.table;
    const isMarch =
      ask?.prompt === 'ask-march' || options.some(({ option }) => MARCH_VERBS.has(verbOf(option)));
    return isMarch ? String(ask?.args?.['area'] ?? '') : null;
  }

  /** What the map is brought to: a Battle, a siege, the realm one looks at, a march; else nothing. */
  get focus(): Focus | null {
    const explain = explanationOf(this.table);
    const { battle } = this.state ?? {};
    const prompt = this.table.ask?.prompt;
    if (battle) return { id: placeName(battle), covered: true };
    if (explain?.siege) return { id: `area-${explain.siege.area}`, covered: true };
    if (declaring.realm && isOfDeclaration(prompt)) return { id: `realm-${declaring.realm}`, covered: true };
    return this.marchFrom === null ? null : { id: this.marchFrom, covered: false };
  }

  /** The family of Actions that lies open in the tray. */
  get #family(): Family | null {
    return drawers.family(this.table);
  }

  /** What may be answered on the map: the options, and Areas to which a march goes in two steps. */
  readonly offers = $derived.by(() => [...this.table.options, ...furtherSteps(this.table)]);
  readonly targets = $derived.by(() => targetsOf(this.offers));
  /** In a Turn only what belongs to the open family is lit. */
  readonly marked = $derived.by(() =>
    targetsOf(this.offers.filter(({ option }) => isMarkedIn(verbOf(option), this.#family))),
  );
  /** The Areas that are lit, each with the target that it belongs to. */
  readonly litAreas = $derived.by(() => litAreasOf(this.marked));
  /** The Areas that a march reaches only by way of another. */
  readonly beyond: ReadonlySet<string> = $derived.by(() =>
    setOf(furtherSteps(this.table).map(({ option }) => targetOf(option))),
  );
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

  /** Over 40 lit Areas the soft line is dropped. */
  get isCrowded(): boolean {
    return this.litAreas.size > 40;
  }

  /** The least that a target costs; null where nothing of it has a price. */
  costOf(id: string): number | null {
    const costs = (this.targets.get(id) ?? []).flatMap(({ cost }) => cost ?? []);
    const least = Math.min(...costs);
    return costs.length > 0 && least > 0 ? least : null;
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
    if (this.targets.has(`area-${area}`)) return `area-${area}`;
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
    return [...this.marked].filter(([id]) => this.spotOf(id)?.distant === this.isDistant);
  }

  targetPoints(): Point[] {
    return this.shownTargets.flatMap(([id]) => this.pointOf(id) ?? []);
  }

  get hasDistantTargets(): boolean {
    return [...this.marked.keys()].some((id) => this.spotOf(id)?.distant);
  }

  get hasNearTargets(): boolean {
    return [...this.marked.keys()].some((id) => this.spotOf(id)?.distant === false);
  }

  override press(id: string, touch: boolean): void {
    const declared = (this.targets.get(id) ?? []).find(({ option }) => isDeclaring(option));
    if (declared) this.choose(declared, id);
    else super.press(id, touch);
  }

  /** A realm to declare war on is looked at before it is answered. */
  override choose(offered: Offered, id: string): void {
    if (!isDeclaring(offered.option)) {
      super.choose(offered, id);
      return;
    }
    this.close();
    declaring.realm = nameOf(id);
    drawers.show('declaration');
  }

  /** A march is answered as far as the click says: who marches where there is only one, and each step. */
  override async answer(option: string, id: string): Promise<void> {
    const steps = stepsOf(this.table, this.state, option);
    if (steps.length < 2) return super.answer(option, id);
    this.close();
    try {
      await this.table.answerAll(steps);
    } catch (error) {
      if (!(error instanceof TableError)) throw error;
      await super.answer(steps[0] ?? option, id);
    }
  }

  protected override placeOf(id: string): string | null {
    return nameOf(id);
  }

  protected override reasons(verdicts: Verdict[]): Verdict[] {
    return reasons(verdicts);
  }
}
