/** What the player sees and does on the map: targets, marks, the pointer, the open card. */

import { SheetCamera, busiest, inside, REACH, type Point } from '$shell/board/camera.svelte';
import { TargetBoard } from '$shell/board/targets.svelte';
import type { Verdict } from '$contract';
import { targetsOf } from '../answers';
import { explanationOf, type Explanation } from '../explain';
import { TERRITORIES, TERRITORY_IDS } from '../facts';
import { PLACES, SHEET, placeOf } from '../map/chart';
import { powerOf, stateOf, type State } from '../state';
import type { Ring } from '$shell/table/since';
import { verbOf } from '$shell/view';
import type { Stand } from './layout';
import { standsOn } from './pieces';
import { namedIn, newsIn, reasons, setOf } from './marks';

const NOWHERE: Stand = { name: { x: 0, y: 0 }, row: 0, generals: [], side: -1 };
const READABLE = 0.75;
const WAYS: readonly string[] = ['march', 'sail', 'strategic'];

/** The whole sheet, or so near that it can be read on a phone. */
/** Down to this scale the lettering is as printed; it grows no more than this. */
const LEGIBLE = 0.66;
const MOST = 1.4;

const MARGIN = 8;

export class MapCamera extends SheetCamera {
  whole = $state(true);
  /** Something covers the foot of the window: the sheet lies at its top. */
  raised = false;

  constructor() {
    super(SHEET);
  }

  /** In a small window names and counters are drawn larger, so that they can be read. */
  override get lettering(): number {
    return this.scale < LEGIBLE ? Math.min(MOST, LEGIBLE / this.scale) : super.lettering;
  }

  override resize(width: number, height: number): void {
    super.resize(width, height);
    if (this.whole) this.showAll(false);
  }

  showAll(smooth = true): void {
    const middle = { x: SHEET.x + SHEET.w / 2, y: SHEET.y + SHEET.h / 2 };
    const scale = this.fitScale(SHEET);
    const seen = this.around(middle, scale);
    const top = SHEET.y - MARGIN / scale;
    this.go(this.raised && seen.y < top ? { ...seen, y: top } : seen, smooth);
    this.whole = true;
  }

  /** Near enough to be read, where the most of some points are. */
  showNear(points: Point[], smooth = true): void {
    const scale = Math.max(READABLE, this.fitScale(SHEET));
    const there = busiest(points, this.width / scale - 2 * REACH, this.height / scale - 2 * REACH);
    if (!there) return;
    this.go(inside(this.around(there, scale), SHEET), smooth);
    this.whole = false;
  }

  protected override onMoved(): void {
    this.whole = false;
  }
}

export class BoardModel extends TargetBoard {
  readonly camera = new MapCamera();
  layers = $state({ seaways: true, names: true });

  get state(): State | null {
    return stateOf(this.table) ?? null;
  }

  get explain(): Explanation | null {
    return explanationOf(this.table) ?? null;
  }

  readonly targets = $derived.by(() => targetsOf(this.table.options));
  readonly named = $derived.by(() => setOf(this.table.lit));
  /** What the present question is about. */
  readonly chosen = $derived.by(() => setOf(Object.values(this.table.ask?.args ?? {})));
  /** Where something happened: in the step of the replay, or since the own last decision. */
  readonly changed = $derived.by(() => {
    const { past, shown, seat, view } = this.table;
    const log = shown?.log ?? [];
    if (past) return namedIn(log.filter(({ at }) => at === past.at));
    const hung = Object.keys(this.table.rings);
    return hung.length > 0 ? setOf(hung) : namedIn(newsIn(log, powerOf(seat, view)));
  });

  ringOf(id: string): Ring | null {
    return this.table.steps[id] ?? this.table.rings[id] ?? null;
  }

  /** While a deed is pointed at, the rings of the others step back. */
  isFaded(id: string): boolean {
    return this.named.size > 0 && !this.named.has(id);
  }

  /** Where the name, the pieces and the Generals of each territory stand. */
  readonly #stands = $derived.by(() => (this.state ? standsOn(this.state) : {}));

  standOf(id: string): Stand {
    return this.#stands[id] ?? NOWHERE;
  }

  /** By which way a General would come to a territory: the plainest of those offered. */
  wayTo(id: string): string | null {
    const verbs = (this.targets.get(`territory-${id}`) ?? []).map(({ option }) => verbOf(option));
    return WAYS.find((way) => verbs.includes(way)) ?? verbs[0] ?? null;
  }

  /** The points of the sheet that may be chosen. */
  targetPoints(): Point[] {
    return [...this.targets.keys()].flatMap((id) => this.pointOf(id) ?? []);
  }

  pointOf(id: string): Point | null {
    const [kind, name = ''] = id.split('-', 2);
    const at = kind === 'general' ? this.state?.generals[name]?.at : name;
    return at && PLACES[at] ? placeOf(at) : null;
  }

  /** Tab goes through the legal territories; without any there is still one way in. */
  isTabStop(id: string): boolean {
    if (this.targets.size > 0) return this.targets.has(`territory-${id}`);
    return `territory-${id}` === (this.cursor ?? `territory-${TERRITORY_IDS[0] ?? ''}`);
  }

  protected override placeOf(id: string): string | null {
    const [kind, name = ''] = id.split('-', 2);
    return kind === 'territory' && !TERRITORIES[name] ? null : name;
  }

  protected override reasons(verdicts: Verdict[]): Verdict[] {
    return reasons(verdicts);
  }
}
