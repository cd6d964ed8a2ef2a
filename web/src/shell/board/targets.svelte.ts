/** The targets of a board: the one under the pointer, the card beside it, the answer, or why not. */

import type { Verdict } from '$contract';
import { asksAgain, isOnCredit } from '$shell/confirming';
import { settings } from '$shell/settings.svelte';
import type { Offered } from '$shell/view';
import type { Plan } from '$shell/planning.svelte';
import { TableError, type TableClient } from '$shell/table.svelte';

/** What stands beside a target: what a click does, a choice, a question first, or a refusal. */
export type Card =
  | { kind: 'offer' | 'choose'; id: string }
  | { kind: 'preview'; id: string; option: string }
  | { kind: 'why'; id: string; verdicts: Verdict[] | null };

/** A position of the game, or a plan: another one may lead to the same number of answers. */
type Moment = number | Plan | null;

const LINGER = 160;

export abstract class TargetBoard {
  readonly #table: () => TableClient;
  /** The target under the pointer or with the focus. */
  cursor = $state<string | null>(null);
  card = $state.raw<Card | null>(null);
  /** How prices come about, by option, as far as the server has told it at a moment. */
  #prices = $state.raw<{ moment: Moment; told: Record<string, Verdict> }>({ moment: null, told: {} });
  #leaving: ReturnType<typeof setTimeout> | undefined;

  constructor(table: () => TableClient) {
    this.#table = table;
  }

  get table(): TableClient {
    return this.#table();
  }

  /** What is offered on each target. */
  abstract get targets(): ReadonlyMap<string, Offered[]>;

  /** Whether a target is marked: what only borrowing can pay need not be. */
  isMarked(id: string): boolean {
    const offers = this.targets.get(id) ?? [];
    return offers.some((offered) => settings.credit || !isOnCredit(offered));
  }

  /** The place of which the server is asked why it is no target; null where there is nothing to ask. */
  protected abstract placeOf(id: string): string | null;

  /** What of the server's verdicts on a place is worth telling. */
  protected abstract reasons(verdicts: Verdict[], place: string): Verdict[];

  get isSticky(): boolean {
    const card = this.shownCard;
    return card !== null && card.kind !== 'offer';
  }

  point(id: string | null): void {
    clearTimeout(this.#leaving);
    if (id !== null) {
      this.cursor = id;
      if (!this.isSticky) this.card = this.targets.has(id) ? { kind: 'offer', id } : null;
      if (this.card?.id === id) void this.#askPrice(id);
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
    if (!only) void this.#askWhy(id);
    else if (offers.length > 1) this.card = { kind: 'choose', id };
    else if (touch) this.#preview(only, id);
    else this.choose(only, id);
  }

  /** Answer so, unless it has to be confirmed first. */
  choose(offered: Offered, id: string): void {
    if (asksAgain(offered)) this.#preview(offered, id);
    else void this.answer(offered.option, id);
  }

  #preview({ option }: Offered, id: string): void {
    this.card = { kind: 'preview', id, option };
    void this.#askPrice(id);
  }

  async answer(option: string, id: string): Promise<void> {
    this.close();
    try {
      await this.table.answer(option);
    } catch (error) {
      if (!(error instanceof TableError) || !error.verdict) return;
      const [verb = '', target = null] = option.split(' ', 2);
      this.card = { kind: 'why', id, verdicts: [{ verb, target, allowed: false, ...error.verdict }] };
    }
  }

  /** How the price of an option comes about, once the server has told it. */
  priceOf(option: string): Verdict | null {
    const { moment, told } = this.#prices;
    return (moment === this.#moment && told[option]) || null;
  }

  get #moment(): Moment {
    return this.table.plan ?? this.table.view?.position ?? null;
  }

  async #askPrice(id: string): Promise<void> {
    const [only, ...more] = this.targets.get(id) ?? [];
    const moment = this.#moment;
    if (!only || more.length > 0 || only.cost === null) return;
    const [verb, target] = only.option.split(' ', 2);
    if (target === undefined || this.priceOf(only.option)) return;
    const [verdict] = await this.table.why(target, verb).catch(() => []);
    if (!verdict?.allowed) return;
    const told = this.#prices.moment === moment ? this.#prices.told : {};
    this.#prices = { moment, told: { ...told, [only.option]: verdict } };
  }

  async #askWhy(id: string): Promise<void> {
    const place = this.placeOf(id);
    if (place === null) return;
    const card: Card = { kind: 'why', id, verdicts: null };
    this.card = card;
    const verdicts = await this.#verdicts(place);
    if (this.card === card) this.card = { ...card, verdicts };
  }

  async #verdicts(place: string): Promise<Verdict[]> {
    if (!this.table.ask) return [];
    try {
      return this.reasons(await this.table.why(place), place);
    } catch {
      return [];
    }
  }
}
