/** What the server sends and what the client answers: see docs/api.md. */

export type Seat = string;

export interface GameInfo {
  id: string;
  version: number;
  seats: Seat[];
  /** `seats`: those for each value of the option that changes them. */
  options: { id: string; values: string[]; seats: Record<string, Seat[]> }[];
  bots: string[];
  languages: string[];
}

export interface SeatRow {
  seat: Seat;
  kind: 'human' | 'here' | 'invite' | 'open' | 'bot';
  name: string;
  bot: string | null;
  present: boolean;
}

export type Clock =
  | { kind: 'none' }
  | { kind: 'live'; minutes: number; increment_seconds: number }
  | { kind: 'days'; days: number };

export interface Result {
  winners: Seat[];
  ending: string;
  scores: number[];
}

export interface TableRow {
  id: string;
  game: string;
  name: string;
  options: Record<string, string>;
  clock: Clock;
  public: boolean;
  forecast: boolean;
  seats: SeatRow[];
  turn: Seat[];
  position: number;
  /** Every seat is taken. */
  started: boolean;
  finished: boolean;
  result: Result | null;
  seed_hash: string;
  seed: string | null;
  updated_at: string;
  my_seats: Seat[];
}

export interface Lobby {
  open: TableRow[];
  mine: TableRow[];
  running: TableRow[];
  finished: TableRow[];
}

export interface NewTable {
  game: string;
  options?: Record<string, string>;
  name?: string;
  public?: boolean;
  forecast?: boolean;
  clock?: Clock;
  timeout?: 'default' | 'forfeit';
  seats: Record<Seat, { kind: 'me' | 'here' | 'invite' | 'open' | 'bot'; name?: string; bot?: string }>;
}

export interface OpenedTable {
  table: string;
  tokens: Record<Seat, string>;
  invitations: Record<Seat, string>;
  owner: string;
  /** The right to watch, for a private table. */
  watcher: string;
}

export type Args = Record<string, string | number>;

export interface Offered {
  option: string;
  cost: number | null;
}

/** How a question may be answered in advance: with what, for what, and for how long besides always. */
export interface Terms {
  options: string[];
  args: Args;
  periods: string[];
}

/** What a player has answered in advance, for a period of the game or always (null). */
export interface StandingAnswer {
  id: number;
  prompt: string;
  args: Args;
  option: string;
  period: string | null;
}

export interface Ask {
  seat: Seat;
  prompt: string;
  cite: string;
  kind?: 'ask' | 'offer' | 'window';
  args?: Args;
  options?: Offered[];
  standing?: Terms | null;
}

export interface LogEntry {
  at: number;
  text: string;
  args: Args;
  cite: string;
}

/** A seat's view of the table; `state` is the game's own. */
export interface View<State = unknown> {
  game: string;
  seat: Seat | null;
  /** Who sits on each side of the game, which may change. */
  seats: Seat[];
  position: number;
  seed_hash: string;
  asks: Ask[];
  state: State;
  /** What the rules make of the state, as the seat may know it: the game's own as well. */
  explain?: unknown;
  result: Result | null;
}

/** A line of a bill: what it adds to a price or a strength, and why. */
export interface BillLine {
  text: string;
  args: Args;
  number: number;
}

export interface Verdict {
  verb: string;
  target: string | null;
  allowed: boolean;
  reason: string;
  cite: string;
  /** What an allowed option costs, how the price comes about, and in which kind of points. */
  cost?: number | null;
  bill?: BillLine[];
  paid_in?: string;
}

export interface Proposal {
  id: string;
  what: 'undo' | 'draw';
  by: Seat;
  steps: number;
}

export type ServerMessage =
  | { type: 'welcome'; table: TableRow; seats: Seat[]; seed_hash: string }
  | {
      type: 'state';
      position: number;
      seat: Seat | null;
      view: View;
      log: LogEntry[];
      from: number;
      undoable: number;
      clocks: Record<Seat, number | null>;
      standing: StandingAnswer[];
    }
  | { type: 'ack'; id: number; position: number }
  | {
      type: 'error';
      id: number | null;
      error: string;
      message: string;
      verdict?: { reason: string; cite: string };
    }
  | { type: 'why'; id: number; verdicts: Verdict[] }
  | { type: 'chat'; n: number; from: string; to: Seat | null; text: string; at: string }
  | { type: 'presence'; seats: Record<Seat, boolean>; spectators: number }
  | { type: 'proposal'; proposal: Proposal | null }
  | { type: 'sandbox'; id: number; position: number; view: View; log: LogEntry[] }
  | { type: 'replay'; id: number; position: number; last: number; view: View; log: LogEntry[] }
  | { type: 'rematch'; id?: number; table: string; tokens: Record<Seat, string>; owner?: string }
  | { type: 'ended'; result: Result }
  | { type: 'table'; table: TableRow };

export type ClientMessage =
  | { type: 'hello'; tokens: string[]; language: string; chat: number }
  | { type: 'answer'; seat: Seat; option: string; at: number }
  | { type: 'why'; seat: Seat; target: string; verb?: string }
  | { type: 'undo'; seat: Seat; steps: number | 'turn' }
  | { type: 'propose'; seat: Seat; what: 'undo' | 'draw'; steps?: number }
  | { type: 'consent'; seat: Seat; proposal: string; yes: boolean }
  | { type: 'resign'; seat: Seat }
  | { type: 'rematch'; seat: Seat }
  | { type: 'chat'; text: string; seat: Seat | null; to: Seat | null }
  | { type: 'stand'; seat: Seat; option: string; period: string | null; at: number }
  | { type: 'withdraw'; seat: Seat; standing: number }
  | { type: 'sandbox'; seat: Seat; answers: string[]; at: number | null }
  | { type: 'replay'; seat: Seat | null; at: number }
  | { type: 'curtain'; seat: Seat };
