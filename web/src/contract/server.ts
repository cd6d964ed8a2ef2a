/** Made by `make types` from server/contract.py and server/api/schemas.py: change it there. */

/** Who is logged in. */
export interface AccountBody {
  name: string;
}

/** Done and stored; `proposed` says whether it now waits for the others' consent. */
export interface Ack {
  type: 'ack';
  id: number;
  position: number;
  proposed?: boolean;
}

/** What the analyst advises at a position, the best plan first. */
export interface Advised {
  type: 'advised';
  id: number;
  position: number;
  plans: AdvisedPlan[];
}

/** A plan that the analyst advises: the chance to win with it, in hundredths, and why. */
export interface AdvisedPlan {
  options: string[];
  chance: number;
  error: number;
  deals: number;
  aims: AimData[];
}

/** A part of the reason for a choice: a text, and how many points it is, as the game judges. A gain and a price come with the choice itself, a risk with what follows it. */
export interface AimData {
  part: 'gain' | 'price' | 'risk';
  text: string;
  points: number;
}

/** How a game that is over stood from its beginning to its end, with all cards open. `seats` is the order of the chances. Of mistakes the costliest comes first. */
export interface Analysis {
  seats: string[];
  moments: Standing[];
  mistakes: MistakeData[];
}

/** A question that stands open; only the seat that is asked is told more than the prompt. `losses` are what answers would lose besides their price, each a list of lines, and `fees` what they cost besides in other points. `veiled`: in a plan it is another seat's, asked before the plan began, and its arguments are not told. */
export interface AskData {
  seat: string;
  prompt: string;
  cite: string;
  veiled?: boolean;
  kind?: 'ask' | 'offer' | 'window';
  args?: Record<string, string | number>;
  menu?: Offer[];
  losses?: BillLine[][];
  fees?: BillLine[][];
  standing?: Terms | null;
}

/** A line of a bill: a text, its arguments, and what it adds to the sum. */
export interface BillLine {
  text: string;
  args: Record<string, string | number>;
  number: number;
}

/** A turn, a war or the end: what each seat gained in it, and what it had by then. `title` is a text with its arguments; its `.since` says from when on something was so. `at` is the position at which it began, `marker` where a track stood that all seats share. */
export interface Chapter {
  kind: 'turn' | 'war' | 'end';
  title: string;
  args: Record<string, string | number>;
  at: number;
  gains: number[];
  totals: number[];
  marker: number | null;
}

/** Something was said, to everybody or to some seats alone; it is known by `n`. `seat` is null if a spectator said it; `name` is what they were called then. `to` is null, or the seats that hear it besides its author, and who sat there then. */
export interface Chat {
  type: 'chat';
  n: number;
  seat: string | null;
  name: string;
  to: Record<string, string> | null;
  text: string;
  at: string;
}

/** The points of a game by turn and by source, and what seats have now; lists by seat. `leads` tells who was ahead: each time when it was another than before. */
export interface Chronicle {
  chapters: Chapter[];
  length: Length;
  leads: Lead[];
  sources: Source[];
  holdings: Holding[];
}

/** How the game came to stand as it does; nothing if the game keeps no chronicle. `played` is how long those at the table took for it, in seconds. */
export interface ChronicleTold {
  type: 'chronicle';
  id: number;
  chronicle: Chronicle | null;
  played: number;
}

/** So many days for each answer. */
export interface DaysClock {
  kind: 'days';
  days: number;
}

/** The game is over. */
export interface Ended {
  type: 'ended';
  result: Result;
}

/** Why something was refused: a code for programs, a sentence for people. */
export interface ErrorBody {
  error: string;
  message: string;
  verdict?: RefusedBecause;
}

/** A game that can be played here. */
export interface GameInfo {
  id: string;
  version: number;
  seats: string[];
  options: OptionInfo[];
  bots: string[];
  languages: string[];
  lesson: string | null;
}

/** Whether the server and its storage work. */
export interface Health {
  ok: boolean;
}

/** An analysis as far as it is known; `done` is how much of it that is, in hundredths. It comes again, without `id`, whenever more is known, and at last if looking through it `failed`: it goes on when somebody of the table asks once more. Until one of them has asked, it is not `begun`. */
export interface HindsightTold {
  seats: string[];
  moments: Standing[];
  mistakes: MistakeData[];
  type: 'hindsight';
  id?: number;
  done: number;
  begun: boolean;
  failed: boolean;
}

/** Something that seats have, by its text: how much each has, and of how much, if that is known. Only what lies open may be told, as nobody need wait for the end to read it. */
export interface Holding {
  text: string;
  counts: number[];
  limits: number[];
}

/** To which table and which seat an invitation leads. */
export interface InvitationInfo {
  table: TableRow;
  seat: string;
}

/** From which chapter on a seat was ahead of all others; no seat: in the end it was level. */
export interface Lead {
  seat: number | null;
  chapter: number;
}

/** How many turns were begun, and the text that counts them. */
export interface Length {
  text: string;
  n: number;
}

/** The lesson of a game as the learner is told it: neither the deal nor what the others do. */
export interface LessonInfo {
  text: string;
  seat: string;
  steps: LessonStep[];
}

/** A step of a lesson: its text, what it is about, and its part of the plan. It begins at the position `start` and is over at `end`; `answers` are the learner's own in it, by position. `when` tells when it is due to a learner who has left the plan. */
export interface LessonStep {
  text: string;
  about: string[];
  when: LessonWhen | null;
  start: number;
  end: number;
  answers: Record<string, string>;
}

/** When a step is due: at a question to the learner, and with such fields of the state. */
export interface LessonWhen {
  prompt: string | null;
  state: Record<string, unknown>;
}

/** So many minutes for the whole game, and some seconds more after each turn. */
export interface LiveClock {
  kind: 'live';
  minutes: number;
  increment_seconds: number;
}

/** The tables one may join, one's own, those that can be watched, those that are over. `more` names the lists that go on on the next page. Only one's own tell `my_seats`. */
export interface Lobby {
  open: TableRow[];
  mine: TableRow[];
  running: TableRow[];
  finished: TableRow[];
  more: string[];
}

/** A line of the log, written after `at` answers. */
export interface LogEntry {
  at: number;
  text: string;
  args: Record<string, string | number>;
  cite: string;
  moment?: MomentToRead;
}

/** What a seat played at a position, what that cost of its chance, and what was better. */
export interface MistakeData {
  seat: string;
  at: number;
  played: string[];
  cost: number;
  better: AdvisedPlan;
}

/** Something at which everybody should stop and look; the game adds its own to `data`. */
export interface MomentToRead {
  kind: string;
  data: Sight;
}

/** Everybody takes their time. */
export interface NoClock {
  kind: 'none';
}

/** A verb on a menu with its targets, by their numbers in the vocabulary, ascending. `targets` has the first number, then the step from each to the next. `costs` is what each of them costs, or one number if they all cost the same; without it there is no price. In the same way `paid_in` names the points of the price, where a game has several kinds, `owed` is how much of it one would have to borrow, `loses` which of the question's `losses` it would bring about, and `also` which of its `fees` it costs besides. */
export interface Offer {
  verb: string;
  targets: number[];
  costs?: number | (number | null)[];
  paid_in?: string | (string | null)[];
  owed?: number | (number | null)[];
  loses?: number | (number | null)[];
  also?: number | (number | null)[];
}

/** A new table and the keys to it. */
export interface OpenedTable {
  table: string;
  tokens: Record<string, string>;
  invitations: Record<string, string>;
  owner: string;
  watcher: string;
}

/** A choice made before the game; the first value is the default. `seats` names the seats for each value that changes them. */
export interface OptionInfo {
  id: string;
  values: string[];
  seats: Record<string, string[]>;
}

/** What a seat could expect before and may expect now: a text with both numbers. */
export interface Outlook {
  text: string;
  before: number;
  after: number;
}

/** A moment of the past; `open` says that the game is over, so that any seat may be named. */
export interface Past {
  position: number;
  view: ViewData;
  log: LogEntry[];
  last: number;
  open: boolean;
}

/** A row of a moment that lies somewhere on the map: its name, its title, and the places. The title is a text with its arguments; places are the texts of their names. */
export interface Placed {
  row: string;
  title: string;
  args: Record<string, string | number>;
  places: string[];
}

/** An answer in a plan, and the position after it. `forced`: it left no choice and was given by itself. `drawn`: something was drawn, rolled or revealed by it, and is imagined. */
export interface PlanStep {
  at: number;
  seat: string;
  option: string;
  forced: boolean;
  drawn: boolean;
}

/** Who is there. */
export interface Presence {
  type: 'presence';
  seats: Record<string, boolean>;
  spectators: number;
}

/** What is proposed now. */
export interface Proposal {
  type: 'proposal';
  proposal: ProposalData | null;
}

/** What is proposed, by whom, and which seats have agreed. `absent` is the seat that is to be given to anybody who comes, or to a bot. */
export interface ProposalData {
  id: string;
  what: 'undo' | 'draw' | 'replace';
  by: string;
  steps: number;
  consents: string[];
  absent: string | null;
  successor: 'open' | 'bot' | null;
}

/** What the others did since a seat last answered, and to what end, as far as it may know. */
export interface Recounted {
  type: 'recounted';
  id: number;
  turns: TurnTold[];
}

/** Something was refused; `id` is null if it answers no message. */
export interface Refused {
  error: string;
  message: string;
  verdict?: RefusedBecause;
  type: 'error';
  id: number | null;
}

/** The reason why an answer is not allowed, the rule behind it, and what would open it. */
export interface RefusedBecause {
  reason: string;
  cite: string;
  args?: Record<string, string | number>;
  opens?: string;
}

/** The next table, and one's tokens there. */
export interface Rematch {
  type: 'rematch';
  id?: number;
  table: string;
  tokens: Record<string, string>;
  owner?: string;
}

/** What became of a seat that was given up. */
export interface Replaced {
  seat: string;
  kind: string;
  invitation: string | null;
}

/** A look back; `open` says that the game is over, so that any seat may be named. */
export interface Replay {
  from: number;
  position: number;
  view?: ViewData;
  changes?: Record<string, unknown>;
  log: LogEntry[];
  type: 'replay';
  id: number;
  last: number;
  open: boolean;
}

/** How a game ended; without an ending it was only stopped, such as a record to look at. */
export interface Result {
  winners: string[];
  ending: string;
  scores: number[];
}

/** Where a plan leads; `log` has only what happens in the plan, from `start` on. The view's `seat` is who is played by hand now. `ready` is what the one who plans can give in one go, for the first `ready_answers` of the plan. `left_out` are answers of others that no longer fit, `rest` is what follows the first own one that does not, which is `refused`. `open`, if it was asked: so many answers tell nothing that only who plans can know. */
export interface Sandbox {
  from: number;
  position: number;
  view?: ViewData;
  changes?: Record<string, unknown>;
  log: LogEntry[];
  type: 'sandbox';
  id: number;
  start: number;
  steps: PlanStep[];
  ready: string[];
  ready_answers: number;
  left_out: string[];
  rest: string[];
  refused: ErrorBody | null;
  open: number | null;
}

/** A seat and who is in it; `left` are the seconds on its clock, if it has one. `moments_read` is how many of the game's moments its player has put away. */
export interface SeatRow {
  seat: string;
  kind: 'human' | 'here' | 'invite' | 'open' | 'bot';
  name: string;
  bot: string | null;
  present: boolean;
  left: number | null;
  moments_read: number;
}

/** The proof of a seat. */
export interface SeatToken {
  token: string;
}

/** What all moments tell: whether points changed hands, and which rows lie where. */
export interface Sight {
  points: boolean;
  placed: Placed[];
}

/** A source of points, by its text, and what each seat had from it. */
export interface Source {
  text: string;
  points: number[];
}

/** How a game stood at a position: the chance of each seat to win, in hundredths. */
export interface Standing {
  at: number;
  chances: number[];
}

/** What a player has answered in advance, for a period of the game or always (null). `args` is what the question's arguments must be; a name that begins with `!` says what one must not be. */
export interface StandingAnswer {
  id: number;
  prompt: string;
  args: Record<string, string | number>;
  option: string;
  period: string | null;
}

/** The table for the shown seat, after every commit. Either the whole `view` or what has changed in it. `log` replaces everything from line `from` on. `undoable` answers can be taken back without asking; `answered` says that there is something of the seat's own to take back at all. `since` is the position after the seat's own last answer; a spectator has none. `outlook` is how the others have changed since then what a seat that is asked may expect, if they have. `followed` is how many answers are those of a lesson's plan, from the first on, to the learner. */
export interface State {
  from: number;
  type: 'state';
  position: number;
  seat: string | null;
  view?: ViewData;
  changes?: Record<string, unknown>;
  log: LogEntry[];
  undoable: number;
  answered: boolean;
  since: number | null;
  outlook: Outlook | null;
  followed?: number;
  clocks: Record<string, number | null>;
  standing: StandingAnswer[];
}

/** The row of the table has changed. */
export interface TableChanged {
  type: 'table';
  table: TableRow;
}

/** The keys of a table's owner; those given out before are worth nothing. */
export interface TableKeys {
  owner: string;
  watcher: string;
}

/** A table as the lobby shows it; at the table itself the seed is told when the game is over. `resumed_at` is the position from which newer rules of the game went on, `started` says that every seat is taken, `lesson` that the game's lesson is given there. `host` is the name of whoever opened it, `periods` how far the game is, such as its turn, and `pace` how fast bots answer. `private_talk` says that seats may speak to each other alone. */
export interface TableRow {
  id: string;
  game: string;
  name: string;
  host: string;
  options: Record<string, string>;
  clock: NoClock | LiveClock | DaysClock;
  timeout: string;
  public: boolean;
  forecast: boolean;
  private_talk: boolean;
  imported: boolean;
  lesson: boolean;
  resumed_at: number | null;
  seats: SeatRow[];
  turn: string[];
  periods: Record<string, number>;
  pace: string;
  position: number;
  started: boolean;
  finished: boolean;
  result: Result | null;
  seed_hash: string;
  seed: string | null;
  updated_at: string;
  my_seats: string[];
}

/** The seat to which an invitation led. */
export interface TakenSeat {
  table: string;
  seat: string;
  token: string;
}

/** How a question may be answered in advance: with what, for what, and for how long. `situations` are narrower cases to which the answer may be limited, by their texts. */
export interface Terms {
  options: string[];
  args: Record<string, string | number>;
  periods: string[];
  situations: string[];
}

/** What a seat did from one position to another, and what that changed for it. */
export interface TurnTold {
  seat: string;
  first: number;
  past: number;
  aims: AimData[];
}

/** A verb of a game; its targets are named in texts as `<kind>-<target>`. */
export interface VerbInfo {
  verb: string;
  kind: string;
  targets: string[];
}

/** Whether a verb may have a target, and if not, why. `args` are those of the reason and of `opens`, a text that says what would make it possible. Of what is allowed and has a price: the cost, how it comes about, and in what it is paid. Where something is at stake besides: how much of the cost is `owed`, what it `loses`, and what it costs `also` in other points. */
export interface VerdictData {
  verb: string;
  target: string | null;
  allowed: boolean;
  reason: string;
  cite: string;
  args?: Record<string, string | number>;
  opens?: string;
  cost?: number;
  bill?: BillLine[];
  paid_in?: string;
  owed?: number;
  loses?: BillLine[];
  also?: BillLine[];
}

/** A seat's view of the table; `state` and `explain` are the game's own. `seats` tells who sits on each side of the game, which may change. `asides` is what the seat may say though it is not asked, `confidants` are those to whom it may speak alone, with each apart, if that is for the rules of the game to say and not for the table. */
export interface ViewData {
  game: string;
  seat: string | null;
  seats: string[];
  position: number;
  seed_hash: string;
  asks: AskData[];
  asides: string[];
  confidants: string[] | null;
  state: unknown;
  explain: unknown;
  result: Result | null;
}

/** Every verb and every target of a game, in the order by which menus number them. */
export interface VocabularyInfo {
  fingerprint: string;
  verbs: VerbInfo[];
}

/** Which seats a connection holds, and of which rules and words the table is. */
export interface Welcome {
  type: 'welcome';
  table: TableRow;
  seats: string[];
  owner: boolean;
  seed_hash: string;
  fingerprint: string;
}

/** What may be done with a target. */
export interface Why {
  type: 'why';
  id: number;
  verdicts: VerdictData[];
}

export type ServerMessage = Welcome | State | Ack | Refused | Why | Chat | Presence | Proposal | Sandbox | Advised | Replay | ChronicleTold | Recounted | HindsightTold | Rematch | Ended | TableChanged;
