/** What a player sees and does on the atlas: places, the pointer, the sheet that is open. */

import { tick } from 'svelte';
import { DIRECTIONS, nearest } from '$shell/board/walking';
import type { Point } from '$shell/board/camera.svelte';
import type { TableClient } from '$shell/table.svelte';
import { give, whyNot } from '../answers';
import { atOnceOf } from '../cards/answering';
import { placeBeside } from '../cards/placing';
import { look } from '../look.svelte';
import { stateOf, type State } from '../state';
import { AtlasCamera } from './camera.svelte';
import { PLACES, PLANS, pointOn, type Plan, type Region } from './chart';
import { sightsOf, type Sight } from './standing';

const WIDTH = 258;
const ZOOM = 1.4;

/** The sheet of a place: seen while it is pointed at, or kept. */
export interface Open {
  id: string;
  kept: boolean;
  style: string;
}

export class AtlasModel {
  readonly #table: () => TableClient;
  readonly cameras = Object.fromEntries(PLANS.map((plan) => [plan, new AtlasCamera(plan)])) as Record<
    Plan,
    AtlasCamera
  >;
  plan = $state<Plan>('square');
  open = $state.raw<Open | null>(null);
  reasons = $state.raw<string[]>([]);

  constructor(table: () => TableClient) {
    this.#table = table;
  }

  get table(): TableClient {
    return this.#table();
  }

  get game(): State | undefined {
    return stateOf(this.table);
  }

  get camera(): AtlasCamera {
    return this.cameras[this.plan];
  }

  readonly sights = $derived.by((): Readonly<Partial<Record<string, Sight>>> => {
    const all = this.game ? sightsOf(this.game, this.table.options) : [];
    return Object.fromEntries(all.map((sight) => [sight.id, sight]));
  });

  /** The places on this sheet that may be chosen. */
  readonly targets = $derived.by((): string[] =>
    PLACES.map(({ id }) => id).filter((id) => this.isLit(this.sights[id])),
  );

  isLit(sight: Sight | undefined): boolean {
    return sight?.offers.some(look.gilds) ?? false;
  }

  /** The points of the sheet that may be chosen. */
  targetPoints(): Point[] {
    return this.targets.flatMap((id) => pointOn(this.plan, id) ?? []);
  }

  /** Tab goes through what may be chosen; without any there is still one way in. */
  isTabStop(id: string): boolean {
    const here = this.targets.filter((each) => pointOn(this.plan, each));
    return here.length > 0 ? here.includes(id) : id === (this.open?.id ?? this.#first);
  }

  readonly #first = $derived(PLACES.find(({ id }) => pointOn(this.plan, id))?.id);

  peek(id: string | null): void {
    if (this.open?.kept || id === (this.open?.id ?? null)) return;
    this.open = id === null ? null : { id, kept: false, style: this.#beside(id) };
  }

  close(): void {
    this.open = null;
  }

  /** A click answers where one answer is meant; else the sheet stays, and what has none is explained. */
  press(id: string, touch: boolean): void {
    const sight = this.sights[id];
    if (!sight) return;
    const atOnce = atOnceOf(sight.offers);
    const [holder] = sight.holders;
    if (atOnce !== null && !touch) this.answer(atOnce);
    else if (sight.standing === 'home' && sight.offers.length === 0 && holder !== undefined) {
      this.close();
      look.toggle({ kind: 'empire', place: holder });
    } else void this.#keep(sight);
  }

  async #keep({ id, offers }: Sight): Promise<void> {
    this.reasons = [];
    this.open = { id, kept: true, style: this.#beside(id) };
    if (offers.length > 0) return;
    const reasons = await whyNot(this.table, id);
    if (this.open?.id === id) this.reasons = reasons;
  }

  answer(option: string): void {
    this.close();
    give(this.table, option);
  }

  #beside(id: string): string {
    const boxes = [...document.querySelectorAll(`.atlas [data-id='${id}']`)].map((each) =>
      each.getBoundingClientRect(),
    );
    const frame = document.querySelector('.atlas')?.getBoundingClientRect() ?? new DOMRect();
    return placeBeside(around(boxes), WIDTH, frame);
  }

  /** Arrows walk to the nearest place, ↵ presses it. */
  key(event: KeyboardEvent, id: string): void {
    const direction = DIRECTIONS[event.key];
    const from = pointOn(this.plan, id);
    if (direction && from) {
      event.preventDefault();
      this.#walk(from, direction);
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      this.press(id, false);
      void tick().then(() => document.querySelector<HTMLElement>('.atlas .sheet.kept button')?.focus());
    }
  }

  #walk(from: Point, direction: Point): void {
    const points = Object.fromEntries(
      PLACES.flatMap(({ id }) => {
        const point = pointOn(this.plan, id);
        return point ? [[id, point]] : [];
      }),
    );
    const next = nearest(from, direction, points);
    const point = next === null ? undefined : points[next];
    if (next === null || !point) return;
    this.camera.reveal(point);
    focusOn(next);
  }

  turnTo(region: Region): void {
    look.part = region === 'europe' ? 'europe' : 'overseas';
    this.camera.showRegion(region);
  }

  nearer(): void {
    this.camera.zoom(ZOOM);
  }

  farther(): void {
    this.camera.zoom(1 / ZOOM);
  }
}

/** The box around some boxes. */
function around(boxes: DOMRect[]): DOMRect {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.right));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
}

export const focusOn = (id: string): void =>
  document.querySelector<SVGElement>(`.atlas .label[data-id='${id}']`)?.focus();
