/** Made by `make types` from games/imperialism/: change it there. */

/** What each seat has of a category of the final scoring, and its points for it. */
export interface Category {
  id: string;
  group: 'might' | 'lands' | 'goods';
  counts: number[];
  points: number[];
}

/** A requirement with its alternatives: how much is missing of each, and is one met? */
export interface Clause {
  missing: Record<string, number>;
  met: boolean;
}

/** What one or two own war cards would make of a war. */
export interface Defence {
  cards: string[];
  adds: number;
  defence: number;
  lead: number;
  winner: number;
}

/** An empire. */
export interface Empire {
  power: string | null;
  ducats: number;
  levels: Record<string, number>;
  bloom: boolean;
  glory: number;
  ruler: string | null;
  religion: string | null;
  territories: string[];
  achievements: string[];
  last_action: 'development' | 'intrigue' | 'conquest' | 'war' | 'taxes' | null;
  hand_limit: number | null;
  providence_cards: number;
  territory_cards: number;
  known_cards: string[];
}

/** What is known to all; then, for the seat that looks on, its wars, means and profits. Nothing is told before everybody leads a power, and everything from then on. */
export interface Explanation {
  scoring?: Scoring;
  leaders?: Record<string, number | null>;
  strengths?: Strength[][];
  sources?: (Record<string, Record<string, number>>)[];
  achievements?: Record<string, Clause[][]>;
  declared?: string | null;
  war?: Fight | null;
  matches?: Match[];
  territories?: Record<string, Reach>;
  religions?: Record<string, Faith>;
  profits?: Record<string, Sum>;
  actions?: Record<string, Way>;
}

/** What is missing for a religion, where it matters, and why one cannot change to it. */
export interface Faith {
  missing: Record<string, number> | null;
  reason: string;
  args: Record<string, string | number>;
}

/** The war that is fought; `lead` is the attacker's, `winner` as things stand. */
export interface Fight {
  attack: Sum;
  defence: Sum;
  lead: number;
  winner: number;
  defences: Defence[];
  terms: Terms;
}

/** A side of a war: its strength, and what it had before and after; territories by name. */
export interface Fighter {
  place: number;
  power: string;
  strength: Sum;
  glory: number[];
  prestige: number[];
  ducats: number[];
  lost: string[];
}

/** The final scoring: the glory of each seat before it, and all that it added. */
export interface FinalMoment {
  points: boolean;
  placed: Placed[];
  powers: string[];
  glory: number[];
  scoring: Scoring;
}

/** The table as a seat sees it. */
export interface GameView {
  players: number;
  phase: 'powers' | 'levels' | 'exchange' | 'action' | 'over';
  turn: number;
  round: number;
  active: number;
  empires: Empire[];
  row: string[];
  territory_deck: number;
  territory_discard: string[];
  providence_deck: number;
  providence_discard: string[];
  in_play: string[];
  religions: Record<string, number>;
  achievements: string[];
  achievement_deck: number;
  war: War | null;
  ended_by: number | null;
  last_turns: number;
  final: number[];
  hand: string[] | null;
  dealt_powers: string[] | null;
}

/** A line of a bill. */
export interface LineData {
  text: string;
  args: Record<string, string | number>;
  number: number;
}

/** A war that could be: an attack, with the card that was declared for it if there is one. */
export interface Match {
  enemy: number;
  kind: 'land' | 'sea';
  attack: Sum;
  defence: Sum;
  lead: number;
}

/** A row of a moment that lies somewhere on the map: its name, its title, and the places. The title is a text with its arguments; places are the texts of their names. */
export interface Placed {
  row: string;
  title: string;
  args: Record<string, string | number>;
  places: string[];
}

/** The powers that were chosen in secret, by seat, and who begins. */
export interface PowersMoment {
  points: boolean;
  placed: Placed[];
  powers: string[];
  first: number;
}

/** What is missing for a conquest; `reason` and its `args` say why it is out of reach. */
export interface Reach {
  missing: Record<string, number>;
  short: number;
  reason: string;
  args: Record<string, string | number>;
}

/** The final scoring, or how it would be now; lists by seat. */
export interface Scoring {
  stakes: Stakes;
  categories: Category[];
  faithful: number[];
  totals: number[];
  winners: number[];
}

/** What the final scoring gives for a place in a category, and for never leaving Rome. */
export interface Stakes {
  first: number;
  shared: number;
  second: number;
  faithful: number;
}

/** How strong a seat is against an enemy before any war card. */
export interface Strength {
  enemy: number;
  land: number;
  sea: number;
}

/** A number, and the lines that lead to it. */
export interface Sum {
  number: number;
  bill: LineData[];
}

/** What peace would cost the defender, and what the attacker would plunder. */
export interface Terms {
  tribute: Sum;
  humiliation: Sum;
  plunder: Sum;
}

/** The war being fought. */
export interface War {
  kind: 'land' | 'sea';
  attacker: number;
  defender: number;
  attack_card: string;
  defence_cards: string[];
  winner: number | null;
}

/** A war that is over; `tied`: both sides were as strong, and the defender held. */
export interface WarMoment {
  points: boolean;
  placed: Placed[];
  kind: 'land' | 'sea';
  attacker: Fighter;
  defender: Fighter;
  winner: number;
  tied: boolean;
}

/** What may begin an action, and if there is nothing, why. */
export interface Way {
  options: string[];
  reason: string;
}

/** The kind of target of each verb: texts name targets as `<kind>-<target>`. */
export const KINDS: Readonly<Record<string, string>> = {
  keep_power: 'power',
  raise: 'track',
  discard: 'card',
  take: 'card',
  draw: 'deck',
  play: 'card',
  against: 'power',
  count: 'count',
  develop: 'track',
  convert: 'religion',
  conquer: 'card',
  attack: 'card',
  land_war: 'power',
  sea_war: 'power',
  defend: 'card',
  cede: 'card',
  retrieve: 'card',
  seize: 'card',
  move_ruler: 'power',
  achieve: 'achievement',
};
