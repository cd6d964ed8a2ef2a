/** Made by `make types` from server/messages.py and server/api/schemas.py: change it there. */

/** A question to the analyst: what the seat should do now, or where a plan leads. */
export interface Advise {
  id: number;
  type: 'advise';
  seat: string;
  answers: string[];
  at?: number | null;
}

/** An answer to the present question, meant for a position; or several, all or none. */
export interface Answer {
  id: number;
  type: 'answer';
  seat: string;
  option?: string | null;
  options?: string[] | null;
  at: number;
}

/** Something that a seat says though it is not asked; nobody else is told. */
export interface Aside {
  id: number;
  type: 'aside';
  seat: string;
  option: string;
}

/** Something to say to everybody at the table, or to some seats alone. `to` names these seats and who sits there, so that nobody is told who has just sat down. */
export interface Chat {
  id: number;
  type: 'chat';
  text: string;
  seat?: string | null;
  to?: Record<string, string> | null;
}

/** A wish to read how the game came to stand as it does. */
export interface Chronicle {
  id: number;
  type: 'chronicle';
}

/** Yes or no to a proposal. */
export interface Consent {
  id: number;
  type: 'consent';
  proposal: string;
  yes: boolean;
  seat?: string | null;
}

/** A name and a password. */
export interface Credentials {
  name: string;
  password: string;
}

/** At one screen: another seat looks now. */
export interface Curtain {
  id: number;
  type: 'curtain';
  seat: string;
}

/** So many days for each answer. */
export interface DaysClock {
  kind: 'days';
  days: number;
}

/** The password of an account that is to be deleted. */
export interface Farewell {
  password: string;
}

/** What becomes of a seat that is given up. */
export interface GiveUp {
  replace?: 'open' | 'invite' | 'bot';
  bot?: string | null;
}

/** The first message: who is there, what they heard last, and what they can read. Who asks for `changes` gets a view whole at first and then only what has changed in it. */
export interface Hello {
  type: 'hello';
  tokens?: string[];
  language?: string;
  chat?: number;
  changes?: boolean;
}

/** A wish to see how a game that is over stood from moment to moment, and what was costly. */
export interface Hindsight {
  id: number;
  type: 'hindsight';
}

/** So many minutes for the whole game, and some seconds more after each turn. */
export interface LiveClock {
  kind: 'live';
  minutes: number;
  increment_seconds?: number;
}

/** A lesson to be opened, and the name of the learner. */
export interface NewLesson {
  game: string;
  name?: string;
}

/** A table to be opened. */
export interface NewTable {
  game: string;
  options?: Record<string, string>;
  name?: string;
  public?: boolean | null;
  forecast?: boolean;
  clock?: NoClock | LiveClock | DaysClock;
  timeout?: 'default' | 'forfeit';
  pace?: 'quick' | 'usual' | 'slow';
  private_talk?: boolean | null;
  seats: Record<string, SeatBody>;
}

/** The password of an account and the one that takes its place. */
export interface NextPassword {
  password: string;
  next: string;
}

/** Everybody takes their time. */
export interface NoClock {
  kind?: 'none';
}

/** Are you there? It is acknowledged at once. */
export interface Ping {
  id: number;
  type: 'ping';
}

/** Answers to be tried on a copy, from now on or from an earlier moment. Each is an option of whoever plans, or a seat and its option. `others` says what becomes of a question to another seat: one waits there, answers it by hand, or a bot answers it, once. */
export interface Plan {
  answers: string[];
  at?: number | null;
  others?: 'wait' | 'hand' | 'bot';
}

/** A proposal to the other seats; `absent` is the seat that somebody else is to have. */
export interface Propose {
  id: number;
  type: 'propose';
  what: 'undo' | 'draw' | 'replace';
  seat?: string | null;
  steps?: number | 'turn';
  absent?: string | null;
  successor?: 'open' | 'bot';
}

/** How many moments of the game the player of a seat has put away. */
export interface Read {
  id: number;
  type: 'read';
  seat: string;
  moments: number;
}

/** A wish to be told what the others did since one's last answer, and to what end. */
export interface Recount {
  id: number;
  type: 'recount';
  seat: string;
}

/** Another game between the same players, with sides changed. */
export interface Rematch {
  id: number;
  type: 'rematch';
  seat?: string | null;
}

/** A look back. */
export interface Replay {
  id: number;
  type: 'replay';
  at: number;
  seat?: string | null;
}

/** A seat gives the game up. */
export interface Resign {
  id: number;
  type: 'resign';
  seat: string;
}

/** A plan to be tried on a copy. A `lenient` one stops where it no longer applies instead of being refused; `share` asks how much of it can be told to others. */
export interface Sandbox {
  answers: string[];
  at?: number | null;
  others?: 'wait' | 'hand' | 'bot';
  id: number;
  type: 'sandbox';
  seat: string;
  lenient?: boolean;
  share?: boolean;
}

/** Who is to sit in a seat: I, somebody at this screen, whom I invite, anybody, a bot. */
export interface SeatBody {
  kind: 'me' | 'here' | 'invite' | 'open' | 'bot';
  name?: string;
  bot?: string | null;
}

/** The name of whoever takes a seat. */
export interface SitDown {
  name?: string;
}

/** An answer to the present question and to all that are like it, for a period or for good. `situation` limits it to a narrower case that the question names. */
export interface Stand {
  id: number;
  type: 'stand';
  seat: string;
  option: string;
  at: number;
  period?: string | null;
  situation?: string | null;
}

/** A wish to take answers back, at once or by consent: so many, or down to a position. */
export interface Undo {
  id: number;
  type: 'undo';
  seat: string;
  steps?: number | 'turn';
  to?: number | null;
}

/** A record, to look at it or to go on with it. */
export interface UploadedRecord {
  record: Record<string, unknown>;
  resume?: boolean;
  name?: string;
  public?: boolean;
  seats?: Record<string, SeatBody>;
}

/** A question about what may be done with a target, at the table or where a plan leads. */
export interface Why {
  id: number;
  type: 'why';
  seat: string;
  target?: string | null;
  verb?: string | null;
  plan?: Plan | null;
}

/** A wish to be asked again. */
export interface Withdraw {
  id: number;
  type: 'withdraw';
  seat: string;
  standing: number;
}

export type ClientMessage = Answer | Aside | Why | Undo | Propose | Consent | Resign | Rematch | Chat | Stand | Withdraw | Sandbox | Advise | Replay | Chronicle | Recount | Hindsight | Read | Curtain | Ping;
