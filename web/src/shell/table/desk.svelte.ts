/** The table page: one table, the game that is played on it, and what both say to the player. */

import { armsOf, loadGame } from '$games/index';
import { complaint } from '$shell/complaint';
import { asksAgain, isCostly, lossesOf } from '$shell/confirming';
import { DISPLAYS, type Arms, type GameClient, type PhonePage } from '$shell/game';
import { glossary } from '$shell/glossary.svelte';
import type { Course } from '$shell/guide/course.svelte';
import { keep, tableTokens } from '$shell/keyring';
import { listed, seatName } from '$shell/names';
import type { KeptPlan } from '$shell/plans';
import type { Result, Seat } from '$contract';
import type { Ask, Offered } from '$shell/view';
import { router } from '$shell/router.svelte';
import { screen } from '$shell/screen.svelte';
import { settings } from '$shell/settings.svelte';
import { TableClient } from '$shell/table.svelte';
import { text, verbatim, words } from '$shell/words.svelte';
import { Analyst } from './analyst.svelte';
import { Moments } from './moments.svelte';
import { Passing } from './passing.svelte';
import { Talk } from './talk.svelte';

const PASS = 'pass';

export class Desk {
  readonly table: TableClient;
  readonly passing: Passing;
  readonly moments: Moments;
  readonly talk: Talk;
  readonly analyst: Analyst;
  game = $state.raw<GameClient | null>(null);
  /** The words or the board of the game could not be fetched. */
  unopened = $state(false);
  /** The lesson that is given here. */
  course = $state.raw<Course | null>(null);
  /** Why the last thing the player tried did not work. */
  trouble = $state<string | null>(null);
  busy = $state(false);
  /** The replay goes on by itself. */
  playing = $state(false);
  /** A plan that somebody shared by the address of the page. */
  shared = $state.raw<KeptPlan | 'broken' | null>(null);
  /** The player has put the result of the game aside. */
  resultSeen = $state(false);
  /** The option of a button that waits for a second press, and the question it belongs to. */
  #pressed = $state.raw<{ option: string; ask: Ask | null } | null>(null);

  constructor(readonly id: string) {
    this.table = new TableClient(
      id,
      () => tableTokens(id),
      () => settings.language,
    );
    this.passing = new Passing(this.table);
    this.moments = new Moments(this.table, id);
    this.talk = new Talk(this.table, id);
    this.analyst = new Analyst(this.table);
  }

  /** Load the words and the board of a game; where that fails, the page says so and tries again if told. */
  async open(game: string): Promise<void> {
    try {
      await words.play(game, settings.language);
      this.game = await loadGame(game);
      this.unopened = false;
    } catch {
      this.unopened = true;
    }
    glossary.rules = this.game?.terms ?? {};
  }

  /** The seats that have to decide now, on what is shown. */
  get asked(): Seat[] {
    return this.table.view?.asks.map((ask) => ask.seat) ?? [];
  }

  /** Those who have to decide in the game itself, whatever is shown. */
  get askedNow(): Seat[] {
    return this.table.present?.view.asks.map((ask) => ask.seat) ?? [];
  }

  get myTurn(): boolean {
    const passed = this.passing.due?.seat;
    return this.askedNow.some((seat) => seat !== passed && this.table.seats.includes(seat));
  }

  arms(seat: Seat): Arms {
    const view = this.table.view;
    return this.game?.arms?.(seat, view) ?? armsOf(this.table.row?.game ?? '', seat, this.table.row?.options);
  }

  /** The arms of all who play, by which lines of the log are known. */
  get sides(): Arms[] {
    const seats = this.table.view?.seats ?? [];
    return seats.map((seat) => this.arms(seat));
  }

  /** The arms of a power, by the text of its name. */
  armsNamed(power: string | number | undefined): Arms | null {
    const name = String(power ?? '');
    return this.sides.find((each) => each.power === name) ?? this.game?.armsNamed?.(name) ?? null;
  }

  /** Who sits there, by name. */
  player(seat: Seat): string {
    const row = this.table.row?.seats.find((each) => each.seat === seat);
    if (!row || (!row.name && row.kind !== 'bot')) return text(this.arms(seat).power);
    return seatName(row);
  }

  /** Who sits in some seats, by their names. */
  players(seats: readonly Seat[]): string {
    return listed(seats.map((seat) => this.player(seat)));
  }

  /** An option in the player's words. */
  optionText(option: string): string {
    const [verb = '', target] = option.split(' ', 2);
    if (target === undefined) return text(`option-${verb}`);
    const [thing] = this.targetOf(option);
    const number = Number(target);
    return text(`option-${verb}`, { target: thing ?? (Number.isNaN(number) ? target : number) });
  }

  /** What an option is about, by the text of its name, if it is a thing. */
  targetOf(option: string): string[] {
    const [verb = '', target] = option.split(' ', 2);
    const kind = this.game?.kind?.(verb);
    return kind && kind !== 'number' && target !== undefined ? [`${kind}-${target}`] : [];
  }

  /** An answer of a plan: whose it is, and what. */
  answerOf(answer: string): { seat: Seat | null; option: string } {
    const [seat = '', ...option] = answer.split(' ');
    const known = this.table.row?.seats.some((row) => row.seat === seat) ?? false;
    return known ? { seat, option: option.join(' ') } : { seat: null, option: answer };
  }

  /** An answer of a plan in words. */
  answerText(answer: string): string {
    const { seat, option } = this.answerOf(answer);
    const what = this.optionText(option);
    return seat === null ? what : `${text(this.arms(seat).power)}: ${what}`;
  }

  /** The question on a button that was pressed once: what would be lost by it. */
  sureText(offered: Offered): string {
    const loss = lossesOf(offered).join(', ');
    if (loss !== '') return text('confirm-loss', { loss: verbatim(loss) });
    return text('confirm-sure', { what: verbatim(this.optionText(offered.option)) });
  }

  /** Whether Enter alone may answer so: nothing is thrown away by it. */
  isSafe(offered: Offered): boolean {
    if (this.game?.isWeighty?.(offered.option)) return false;
    return settings.confirm === 'never' || !isCostly(offered);
  }

  /** The option of the dark button. */
  get primary(): Offered | null {
    const options = this.table.options;
    if (options.length === 1) return options[0] ?? null;
    const named = this.game?.primary?.(options.map((each) => each.option)) ?? PASS;
    return options.find((each) => each.option === named) ?? null;
  }

  /** The options that neither the board nor the tray nor the dark button answers. */
  get others(): Offered[] {
    const primary = this.primary;
    return this.table.options.filter((each) => each !== primary && !this.game?.isOnBoard(each.option));
  }

  /** On a phone: the page that answers the question, unless it is the one shown. */
  get answeredOn(): PhonePage | null {
    const { ask } = this.table;
    const id = ask && this.game?.pageOf?.(ask);
    if (!id || !screen.phone || screen.page === id) return null;
    return [...(this.game?.pages ?? []), DISPLAYS].find((page) => page.id === id) ?? null;
  }

  /** Do something at the table; if it fails, say why beside the question. */
  async try(what: () => Promise<void>): Promise<void> {
    this.trouble = null;
    this.busy = true;
    try {
      await what();
    } catch (error) {
      this.trouble = complaint(error);
    } finally {
      this.busy = false;
    }
  }

  answer(option: string): Promise<void> {
    return this.try(() => this.table.answer(option));
  }

  /** Press a button of the question: the answer, unless it has to be confirmed first. */
  press(offered: Offered): void {
    const { option } = offered;
    const again = this.confirming === option;
    this.#pressed = again || !asksAgain(offered) ? null : { option, ask: this.table.ask };
    if (this.#pressed === null) void this.answer(option);
  }

  /** The option whose button asks whether it is really meant. */
  get confirming(): string | null {
    return this.#pressed && this.#pressed.ask === this.table.ask ? this.#pressed.option : null;
  }

  /** Do not do what was asked about. */
  think(): void {
    this.#pressed = null;
  }

  /** Take back one decision: at once where nobody is hurt, else with the others' consent. */
  undo(): Promise<void> {
    return this.try(() => this.table.undo());
  }

  /** Take everything back that came after a moment of the past, and go on from there. */
  backTo(at: number): Promise<void> {
    return this.try(async () => {
      await this.table.undoTo(at);
      this.table.backToPresent();
    });
  }

  get asksConsent(): boolean {
    return !this.#isAmongBots;
  }

  get canUndo(): boolean {
    if (this.table.past) return false;
    if (this.table.plan) return this.table.plan.answers.length > 0;
    const { present } = this.table;
    return (present?.undoable ?? 0) > 0 || (this.#isAmongBots && this.hasAnswered);
  }

  /** Among people what lies further back is taken back by consent. */
  get mayAskUndo(): boolean {
    const { past, plan } = this.table;
    return !past && !plan && !this.canUndo && this.hasAnswered;
  }

  /** There is something of the seat's own to take back. */
  get hasAnswered(): boolean {
    return this.table.present?.answered ?? false;
  }

  /** Nobody has to be asked: bots and the other seats of this screen let one take back anything. */
  get #isAmongBots(): boolean {
    const { row, seats } = this.table;
    return row?.seats.every(({ seat, kind }) => kind === 'bot' || seats.includes(seat)) ?? false;
  }

  /** How the game ended; a record that breaks off has no winners. */
  get result(): Result | null {
    const result = this.table.present?.view.result;
    return result?.ending ? result : null;
  }

  /** What a seat scored: scores are told by side, and players may have changed sides. */
  score(seat: Seat): number | undefined {
    return this.result?.scores[this.table.present?.view.seats.indexOf(seat) ?? -1];
  }

  /** Open the rematch, or go where it was opened. */
  async rematch(): Promise<void> {
    if (!this.table.again) await this.try(() => this.table.rematch());
    const again = this.table.again;
    if (!again) return;
    keep(again.table, { seats: again.tokens, ...(again.owner ? { owner: again.owner } : {}) });
    router.go(`/tables/${again.table}`);
  }

  get last(): number {
    return this.table.present?.view.position ?? 0;
  }

  /** Whether there is a sheet to read of what a text names. */
  hasSheet(name: string): boolean {
    return this.game?.hasSheet?.(name) ?? false;
  }

  replay(at: number): Promise<void> {
    const within = Math.min(Math.max(0, at), this.last);
    return this.try(() => this.table.replay(within));
  }

  /** Play again what happened since a position. */
  async watch(from: number): Promise<void> {
    await this.replay(from);
    this.playing = this.table.past !== null;
  }
}
