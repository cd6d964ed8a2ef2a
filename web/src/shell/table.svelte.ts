/** One table as this browser sees it: the socket, the latest state, and what the player does. */

import { tick } from 'svelte';
import type {
  AdvisedPlan,
  Chat,
  ChronicleTold,
  ClientMessage,
  HindsightTold,
  LogEntry,
  Outlook,
  ProposalData,
  Refused,
  Rematch,
  Seat,
  ServerMessage,
  StandingAnswer,
  State,
  TableRow,
  TurnTold,
  Verdict,
  ViewData,
  Welcome,
} from '$contract';
import { vocabulary } from './api';
import { Looking, type Past } from './looking.svelte';
import { patched, type Patch } from './patches';
import { Planning, type Plan } from './planning.svelte';
import { Pulse } from './pulse.svelte';
import type { Ring } from './table/since';
import { readView, type Ask, type Offered, type View, type Vocabulary } from './view';

export interface Shown {
  view: View;
  log: LogEntry[];
  undoable: number;
  /** There is something of the seat's own to take back, if the others let it. */
  answered?: boolean;
  /** The position after the seat's own last answer; the past, plans and spectators have none. */
  since?: number | null;
  /** How many answers are those of a lesson's plan, from the first on. */
  followed?: number;
  /** How the others have changed since then what the seat may expect. */
  outlook?: Outlook | null;
  clocks: Record<Seat, number | null>;
  /** What the seat has answered in advance; the past and plans know nothing of it. */
  standing?: StandingAnswer[];
}

export type Said = Pick<Chat, 'n' | 'seat' | 'name' | 'to' | 'text' | 'at'>;

/** The table of a rematch, and what this browser needs to sit down there. */
export type Again = Pick<Rematch, 'table' | 'tokens' | 'owner'>;

type Unnumbered<Numbered> = Numbered extends unknown ? Omit<Numbered, 'id'> : never;
/** What is said to the server, and how: it answers everything. */
export type Message = Unnumbered<ClientMessage>;
export type Send = (message: Message) => Promise<ServerMessage>;

type Waiting = { resolve: (message: ServerMessage) => void; reject: (error: TableError) => void };

export class TableError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly verdict?: Refused['verdict'],
  ) {
    super(message);
  }
}

/** States that come faster than this, in milliseconds, and ask nothing new of this seat, are shown at the next
 * beat. A page that takes longer to draw rests as long as it drew: else it would draw all that has come meanwhile. */
const BEAT = 80;
/** What takes longer than this, in milliseconds, is said to be on its way. */
const SWIFT = 400;
/** What nobody has to be told to wait for: the table goes on meanwhile. */
const UNHURRIED: readonly ClientMessage['type'][] = ['ping', 'advise', 'recount', 'hindsight'];
const RETRY = [300, 700, 1500, 3000, 5000];

export class TableClient {
  row = $state.raw<TableRow | null>(null);
  seats = $state.raw<Seat[]>([]);
  connected = $state(false);
  refused = $state<string | null>(null);
  presence = $state.raw<Record<Seat, boolean>>({});
  spectators = $state(0);
  chat = $state.raw<Said[]>([]);
  proposal = $state.raw<ProposalData | null>(null);
  again = $state.raw<Again | null>(null);
  /** How the game stood, as far as that is known, once it is over. */
  hindsight = $state.raw<HindsightTold | null>(null);
  /** Where a plan would lead at which somebody points: shown meanwhile instead of all else. */
  glimpse = $state.raw<Shown | null>(null);
  /** The seat whose side of the table is shown; hot-seat players change it at the curtain. */
  seat = $state<Seat | null>(null);
  /** Spaces lit from outside the board: a hovered line of the log. */
  lit = $state.raw<string[]>([]);
  /** What hangs on the things that changed since this seat acted, by the texts of their names. */
  rings = $state.raw<Readonly<Record<string, Ring>>>({});
  /** What hangs on the things that a plan is about at which somebody points. */
  steps = $state.raw<Readonly<Record<string, Ring>>>({});
  /** Something was said to the server some time ago, and it has not answered yet. */
  sending = $state(false);

  readonly planning = new Planning({
    seat: () => this.seat,
    present: () => this.present,
    read: (view) => this.#read(view),
    send: (message) => this.#send(message),
  });

  readonly #looking = new Looking({
    read: (view) => this.#read(view),
    send: (message) => this.#send(message),
  });

  /** How each seat left the table with its own last answer, as far as it is known. */
  #left = $state.raw<Record<string, View>>({});
  #live = $state.raw<Record<string, Shown>>({});
  /** What the server last said, shown at once or at the next beat. */
  #newest: Record<string, Shown> = {};
  /** The views as they were sent, to which changes are made. */
  readonly #sent: Record<string, ViewData> = {};
  #words: Vocabulary = {};
  /** The rules of which the words are known. */
  #known = '';
  /** What is heard before the words are known. */
  #held: ServerMessage[] | null = null;
  #beat: ReturnType<typeof setTimeout> | undefined;
  #nextBeat = 0;
  #socket: WebSocket | null = null;
  readonly #waiting: Record<number, Waiting> = {};
  #next = 1;
  #tries = 0;
  #closed = false;
  readonly #pulse = new Pulse(
    () => void this.#send({ type: 'ping' }).catch(() => undefined),
    () => this.#socket && this.#drop(this.#socket),
  );

  constructor(
    readonly id: string,
    private readonly tokens: () => string[],
    private readonly language: () => string,
    private readonly learn: typeof vocabulary = vocabulary,
  ) {}

  /** What is on the screen: what somebody points at, the plan, the past, or the present. */
  get shown(): Shown | null {
    return this.glimpse ?? this.settled;
  }

  /** What stays on the screen: the plan, the past, or the present. */
  get settled(): Shown | null {
    return this.plan?.shown ?? this.past?.shown ?? this.present;
  }

  /** A plan (sandbox), shown instead of the present or of the past that it starts from. */
  get plan(): Plan | null {
    return this.planning.plan;
  }

  set plan(plan: Plan | null) {
    this.planning.plan = plan;
  }

  /** The past position (replay) that is shown. */
  get past(): Past | null {
    return this.plan ? null : this.#looking.past;
  }

  get present(): Shown | null {
    return this.#live[this.seat ?? ''] ?? null;
  }

  get view(): View | null {
    return this.shown?.view ?? null;
  }

  /** The question that the shown seat has to answer now, if any. */
  get ask(): Ask | null {
    if (this.past || this.glimpse) return null;
    return this.view?.asks.find((ask) => ask.seat === this.eyes && ask.options) ?? null;
  }

  /** The seat from whose side the table is shown: in plans and in the past it may be another's. */
  get eyes(): Seat | null {
    return this.view?.seat ?? this.seat;
  }

  get options(): Offered[] {
    return this.ask?.options ?? [];
  }

  /** The server cannot be heard: there is no connection, or nothing comes through it. */
  get silent(): boolean {
    return !this.connected || this.#pulse.lost;
  }

  offers(option: string): Offered | null {
    return this.options.find((each) => each.option === option) ?? null;
  }

  connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/ws/tables/${this.id}`, 'greatpowers.1');
    this.#socket = socket;
    socket.onopen = () => {
      socket.send(
        JSON.stringify({
          type: 'hello',
          tokens: this.tokens(),
          language: this.language(),
          chat: this.chat.at(-1)?.n ?? 0,
          changes: true,
        }),
      );
    };
    socket.onmessage = (event) => {
      this.#pulse.heard();
      this.#receive(JSON.parse(event.data as string) as ServerMessage);
    };
    socket.onclose = (event) => this.#lost(event.code);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#beat);
    this.#pulse.stop();
    this.#socket?.close();
  }

  /** Do without a connection that may yet believe itself alive. */
  #drop(socket: WebSocket): void {
    socket.onmessage = socket.onclose = null;
    socket.close();
    this.#lost(0);
  }

  #lost(code: number): void {
    this.connected = false;
    this.sending = false;
    this.#pulse.stop();
    this.#held = null;
    for (const waiting of Object.values(this.#waiting)) {
      waiting.reject(new TableError('disconnected', 'the connection was lost'));
    }
    for (const id of Object.keys(this.#waiting)) Reflect.deleteProperty(this.#waiting, id);
    if (this.#closed || code === 4403 || code === 4404) return;
    const delay = RETRY[Math.min(this.#tries, RETRY.length - 1)] ?? 5000;
    this.#tries += 1;
    setTimeout(() => this.#closed || this.connect(), delay);
  }

  #receive(message: ServerMessage): void {
    if (this.#held) {
      this.#held.push(message);
      return;
    }
    switch (message.type) {
      case 'welcome':
        this.connected = true;
        this.#pulse.start();
        this.#tries = 0;
        this.row = message.table;
        this.seats = message.seats;
        // What is still found out is told to who asks: this connection has not.
        if (this.hindsight && this.hindsight.done < 100) this.hindsight = null;
        if (this.seat === null || !message.seats.includes(this.seat)) {
          this.seat = message.seats[0] ?? null;
        } else if (this.seat !== message.seats[0]) {
          this.turnTo(this.seat).catch(() => undefined);
        }
        this.#learn(message);
        break;
      case 'table':
        this.row = message.table;
        break;
      case 'state':
        this.#show(message);
        break;
      case 'presence':
        this.presence = message.seats;
        this.spectators = message.spectators;
        break;
      case 'chat':
        this.chat = [...this.chat.filter((each) => each.n !== message.n), message];
        break;
      case 'proposal':
        this.proposal = message.proposal;
        break;
      case 'rematch':
        this.again = message;
        this.#settle(message);
        break;
      case 'hindsight':
        this.hindsight = message;
        this.#settle(message);
        break;
      default:
        this.#settle(message);
    }
  }

  /** Learn the words of the game, unless they are known, before anything else is heard. */
  #learn({ table, fingerprint }: Welcome): void {
    if (fingerprint === this.#known) return;
    const socket = this.#socket;
    this.#held = [];
    this.learn(table.game, fingerprint).then(
      (words) => {
        if (socket !== this.#socket) return;
        const held = this.#held ?? [];
        this.#held = null;
        this.#words = words;
        this.#known = fingerprint;
        for (const message of held) this.#receive(message);
      },
      () => socket?.close(),
    );
  }

  #read(view: ViewData): View {
    return readView(view, this.#words);
  }

  #show(message: State): void {
    const key = message.seat ?? '';
    const before = this.#newest[key]?.log ?? [];
    const sent = message.view ?? (patched(this.#sent[key], message.changes as Patch) as ViewData);
    const view = this.#read(sent);
    this.#sent[key] = sent;
    if (message.since === view.position) this.#left = { ...this.#left, [key]: view };
    this.#newest = {
      ...this.#newest,
      [key]: {
        view,
        log: [...before.slice(0, message.from), ...message.log],
        undoable: message.undoable,
        answered: message.answered,
        since: message.since,
        followed: message.followed,
        outlook: message.outlook,
        clocks: message.clocks,
        standing: message.standing,
      },
    };
    const shown = this.#live[key]?.view.asks;
    const asks = view.asks.some((ask) => ask.options && !shown?.includes(ask));
    const early = this.#nextBeat - performance.now();
    if (asks || view.result !== null || early <= 0) this.#catchUp();
    else this.#beat ??= setTimeout(() => this.#catchUp(), early);
  }

  #catchUp(): void {
    clearTimeout(this.#beat);
    this.#beat = undefined;
    if (this.#live === this.#newest) return;
    this.#live = this.#newest;
    const began = performance.now();
    this.#nextBeat = began + BEAT;
    void tick().then(() => {
      const drawn = performance.now();
      this.#nextBeat = Math.max(began + BEAT, 2 * drawn - began);
    });
  }

  #settle(message: ServerMessage): void {
    this.#catchUp();
    if (!('id' in message)) return;
    if (message.type === 'error' && message.id === null) {
      if (!this.connected) this.refused = message.error;
      return;
    }
    const waiting = this.#waiting[message.id ?? -1];
    Reflect.deleteProperty(this.#waiting, message.id ?? -1);
    if (Object.keys(this.#waiting).length === 0) this.sending = false;
    if (message.type === 'error') {
      waiting?.reject(new TableError(message.error, message.message, message.verdict));
    } else {
      waiting?.resolve(message);
    }
  }

  #send(message: Message): Promise<ServerMessage> {
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      if (this.#socket?.readyState !== WebSocket.OPEN) {
        reject(new TableError('disconnected', 'the connection was lost'));
        return;
      }
      this.#waiting[id] = { resolve, reject };
      if (!UNHURRIED.includes(message.type)) setTimeout(() => (this.sending ||= id in this.#waiting), SWIFT);
      this.#socket.send(JSON.stringify({ ...message, id }));
    });
  }

  /** Answer the open question; in a plan the answer stays in the plan. */
  async answer(option: string): Promise<void> {
    const view = this.view;
    if (!view || this.seat === null || this.past) return;
    if (this.plan) {
      await this.planning.answer([option]);
      return;
    }
    await this.#send({ type: 'answer', seat: this.seat, option, at: view.position });
  }

  /** Give several answers as one: all of them or none; in a plan they stay in the plan. */
  async answerAll(options: string[]): Promise<void> {
    const view = this.view;
    if (!view || this.seat === null || this.past) return;
    if (this.plan) {
      await this.planning.answer(options);
      return;
    }
    await this.#send({ type: 'answer', seat: this.seat, options, at: view.position });
  }

  /** Say something that nobody else hears, though it is not asked. */
  async aside(option: string): Promise<void> {
    if (this.seat !== null) await this.#send({ type: 'aside', seat: this.seat, option });
  }

  /** Answer the present question so from now on: for a period of the game, in a situation, or always. */
  async stand(option: string, period: string | null, situation: string | null = null): Promise<void> {
    const at = this.present?.view.position;
    if (this.seat === null || at === undefined) return;
    await this.#send({ type: 'stand', seat: this.seat, option, period, situation, at });
  }

  /** Be asked again. */
  async withdraw(standing: number): Promise<void> {
    if (this.seat !== null) await this.#send({ type: 'withdraw', seat: this.seat, standing });
  }

  /** What may be done with a target, or by a verb that has none, now or where the plan leads. */
  async why(target: string | null, verb: string | null = null): Promise<Verdict[]> {
    if (this.seat === null) return [];
    const plan = this.planning.question;
    const reply = await this.#send({ type: 'why', seat: this.seat, target, verb, plan });
    return reply.type === 'why' ? reply.verdicts : [];
  }

  async undo(steps: number | 'turn' = 1): Promise<void> {
    if (this.plan) {
      await this.planning.back(steps);
    } else if (this.seat !== null) {
      await this.#send({ type: 'undo', seat: this.seat, steps });
    }
  }

  /** Take back everything since a position. */
  async undoTo(to: number): Promise<void> {
    if (this.seat !== null) await this.#send({ type: 'undo', seat: this.seat, to });
  }

  /** Try a plan on a copy of the table that nobody else sees: from now on, or from the past shown. */
  think(answers: string[] = []): Promise<void> {
    return this.planning.begin(this.past?.at ?? null, answers, this.thinker);
  }

  /** The seat for which one may think: one's own; in the past of a game that is over, any that one looks from. */
  get thinker(): Seat | null {
    const { past } = this;
    if (!this.row?.finished || !past) return this.seat;
    return past.eyes ?? past.shown.view.asks[0]?.seat ?? null;
  }

  stopThinking(): void {
    this.planning.leave();
  }

  /** Show the past; when the game is over, from any seat. */
  async replay(at: number, eyes: Seat | null = this.past?.eyes ?? this.seat): Promise<void> {
    if (await this.#looking.show(at, eyes)) this.stopThinking();
  }

  /** What the others did since this seat last answered, until it answers again. */
  get news(): LogEntry[] {
    const since = this.present?.since;
    if (since === undefined || since === null || this.past || this.plan) return [];
    return this.present?.log.filter((entry) => entry.at > since) ?? [];
  }

  /** What is shown is compared with it, and what differs is news: the table as this seat left it with
   * its own last answer; in the past, as it was one step earlier. */
  get before(): View | null {
    if (this.past) return this.past.before;
    const left = this.#left[this.seat ?? ''];
    return left && left.position === this.present?.since ? left : null;
  }

  /** Ask the server for it, if this browser did not see it. */
  async recall(): Promise<void> {
    const { seat, present } = this;
    if (this.past) await this.#looking.recall();
    else if (seat !== null && !this.before && present?.since != null) {
      const look = await this.#looking.look(seat, present.since);
      if (look) this.#left = { ...this.#left, [seat]: look.view };
    }
  }

  /** What the analyst would have a seat do after some answers, now or at a past position. */
  async advise(seat: Seat, answers: string[], at: number | null): Promise<AdvisedPlan[]> {
    const reply = await this.#send({ type: 'advise', seat, answers, at });
    return reply.type === 'advised' ? reply.plans : [];
  }

  /** How the points came about, and how long that took. */
  async chronicle(): Promise<ChronicleTold | null> {
    const reply = await this.#send({ type: 'chronicle' });
    return reply.type === 'chronicle' ? reply : null;
  }

  /** What the others did since this seat last answered, and to what end. */
  async recount(): Promise<TurnTold[]> {
    if (this.seat === null) return [];
    const reply = await this.#send({ type: 'recount', seat: this.seat });
    return reply.type === 'recounted' ? reply.turns : [];
  }

  /** Have a game that is over looked through; what is found comes little by little. */
  async lookBack(): Promise<void> {
    await this.#send({ type: 'hindsight' });
  }

  /** Tell the others how many moments this player has put away. */
  async tellRead(moments: number): Promise<void> {
    if (this.seat !== null) await this.#send({ type: 'read', seat: this.seat, moments });
  }

  backToPresent(): void {
    this.#looking.leave();
  }

  /** What was said, as far as the shown seat may hear it. */
  get talk(): Said[] {
    return this.chat.filter(({ to, seat }) => to === null || (this.seat ?? '') in to || seat === this.seat);
  }

  /** Say something to everybody, or to some seats alone and who sits there. */
  async say(message: string, to: Record<Seat, string> | null = null): Promise<void> {
    await this.#send({ type: 'chat', text: message, seat: this.seat, to });
  }

  async propose(what: 'undo' | 'draw', steps = 1): Promise<void> {
    if (this.seat !== null) await this.#send({ type: 'propose', seat: this.seat, what, steps });
  }

  /** Ask the others whether a bot may play for somebody who is away. */
  async proposeBot(absent: Seat): Promise<void> {
    if (this.seat === null) return;
    await this.#send({ type: 'propose', seat: this.seat, what: 'replace', absent, successor: 'bot' });
  }

  async consent(proposal: string, yes: boolean): Promise<void> {
    if (this.seat !== null) await this.#send({ type: 'consent', seat: this.seat, proposal, yes });
  }

  async resign(): Promise<void> {
    if (this.seat !== null) await this.#send({ type: 'resign', seat: this.seat });
  }

  async rematch(): Promise<void> {
    if (this.seat !== null) await this.#send({ type: 'rematch', seat: this.seat });
  }

  /** At one screen: show the table from another seat that this browser holds. */
  async turnTo(seat: Seat): Promise<void> {
    await this.#send({ type: 'curtain', seat });
    this.seat = seat;
  }
}
