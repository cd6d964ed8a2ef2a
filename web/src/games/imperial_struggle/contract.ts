/** Made by `make types` from games/imperial_struggle/: change it there. */

/** Who holds an Advantage, and whether it can be used. */
export interface AdvantageState {
  holder: 'fr' | 'br' | null;
  exhausted?: boolean;
  new?: boolean;
}

/** What a player wished for. */
export interface Bid {
  side: 'fr' | 'br' | null;
  bid: number;
}

/** A line of a bill. */
export interface BillLine {
  text: string;
  args: Record<string, string | number>;
  number: number;
}

/** The Event cards: those in hand and in the draw pile only by number. */
export interface EventCards {
  hands: Sides;
  draw_pile: number;
  discards: string[];
  removed: string[];
}

/** All that the rules make of the table as a seat knows it. `treaty_excess` is what the end of the turn takes of Treaty Points, `board_strength` what the board alone gives in all theaters together. `swings` tells the power in turn what shifting a space would do. */
export interface Explanation {
  tallies: Record<'europe' | 'north_america' | 'caribbean' | 'india' | 'furs' | 'spice' | 'fish' | 'tobacco' | 'sugar' | 'cotton' | 'prestige', Sides>;
  forecast: Forecast;
  points: Record<'economic' | 'diplomatic' | 'military', number>;
  debt_room: Sides;
  treaty_excess: Sides;
  board_strength: Sides;
  victory: Victory;
  theaters: Record<string, TheaterToCome>;
  closed: string[];
  protected: string[];
  suspended: string[];
  swings: Record<string, Swing>;
  bonuses: Record<string, 'met' | 'hidden' | 'unmet'>;
}

/** What a Ministry gives besides the prizes. */
export interface Extra {
  ministry: string;
  power: 'fr' | 'br';
  vp: number;
  treaty: number;
}

/** What the Scoring Phase would give as the board stands, and where it would leave both. Before the Awards and the demand are drawn it tells of Prestige alone. */
export interface Forecast {
  awards: PrizeToCome[];
  prestige: PrizeToCome;
  demand: PrizeToCome[];
  extras: Extra[];
  vp: number;
  debt: Sides;
  treaty: Sides;
  sweep: 'fr' | 'br' | null;
}

/** The table as a seat sees it; spaces and Advantages only where something stands on them. */
export interface GameView {
  turn: number;
  era: 'succession' | 'empire' | 'revolution';
  opened: 'succession' | 'empire' | 'revolution' | 'usa';
  stage: 'opening' | 'peace_begins' | 'action_round' | 'peace_ends' | 'theater_of_war' | 'war_ends';
  active: 'fr' | 'br' | null;
  first: 'fr' | 'br' | null;
  initiative: 'fr' | 'br' | null;
  bids: Bid[] | null;
  vp: number;
  debt: Sides;
  debt_limit: Sides;
  treaty_points: Sides;
  spaces: Record<string, SpaceState>;
  squadrons: Squadrons;
  advantages: Record<string, AdvantageState>;
  awards: Record<'europe' | 'north_america' | 'caribbean' | 'india', string | null>;
  demand: ('furs' | 'spice' | 'fish' | 'tobacco' | 'sugar' | 'cotton')[];
  tiles: Tiles;
  events: EventCards;
  ministries: Ministries;
  jacobites: Jacobites;
  war: WarState | null;
  round: RoundState | null;
  own: OwnState | null;
}

/** How the Jacobites have fared. */
export interface Jacobites {
  victories: number;
  defeat: boolean;
  ministry: boolean;
}

/** The Ministry cards on the table, and what was used of them. */
export interface Ministries {
  face_up: SideLists;
  face_down: Sides;
  removed: string[];
  used: string[];
  banks_used: number;
  townshend: 'furs' | 'spice' | 'fish' | 'tobacco' | 'sugar' | 'cotton' | null;
}

/** What a seat alone knows. */
export interface OwnState {
  power: 'fr' | 'br' | null;
  hand: string[];
  laid_aside: string[];
  face_down: string[];
  war_tiles: Record<string, string[]>;
  wish: 'fr' | 'br' | null;
  bid: number | null;
}

/** A row of a moment that lies somewhere on the map: its name, its title, and the places. The title is a text with its arguments; places are the texts of their names. */
export interface Placed {
  row: string;
  title: string;
  args: Record<string, string | number>;
  places: string[];
}

/** An Award, Prestige or a demand: who takes it as the board stands, and its worth to him. */
export interface PrizeToCome {
  kind: 'region' | 'prestige' | 'commodity';
  id: string;
  tally: Sides;
  margin: number;
  winner: 'fr' | 'br' | null;
  vp: number;
  treaty: number;
  debt: number;
}

/** Points that can be spent, and on what. */
export interface Purse {
  kind: 'major' | 'minor' | 'event' | 'ministry';
  action: 'economic' | 'diplomatic' | 'military';
  points: number;
  limit: string;
}

/** The action round being played: what it gave, and what was used of it. */
export interface RoundState {
  number: number;
  is_last: boolean;
  tile: string | null;
  untouched: boolean;
  event_done: boolean;
  upgrade_done: boolean;
  current: 'economic' | 'diplomatic' | 'military' | 'minor' | null;
  purses: Purse[];
  first_region: ('europe' | 'north_america' | 'caribbean' | 'india' | null)[];
  paid_regions: (('europe' | 'north_america' | 'caribbean' | 'india')[])[];
  tiles_bought: number;
  deployed: string[];
  exchanged: 'economic' | 'diplomatic' | 'military' | null;
  advantages_used: number;
  advantage_regions: ('europe' | 'north_america' | 'caribbean' | 'india')[];
  granted: string[];
  vouchers: string[];
  effects: string[];
}

/** A prize that was scored: what both had of it, what was at stake, who took it for how much. `ministries` are those that changed what it brought. `change` is how far the marker of Victory Points moved, `stands` where it came to stand. */
export interface ScoredRow {
  kind: 'region' | 'prestige' | 'commodity' | 'ministry' | 'debt' | 'territories';
  id: string;
  tally: Sides;
  lead: number;
  margin: number;
  stake: Stake;
  winner: 'fr' | 'br' | null;
  ministries: string[];
  vp: number;
  treaty: number;
  debt: number;
  change: number;
  stands: number;
}

/** A Scoring Phase, or Final Scoring: the tracks before and after, and every prize. */
export interface ScoringMoment {
  points: boolean;
  placed: Placed[];
  turn: number;
  before: Standing;
  after: Standing;
  rows: ScoredRow[];
}

/** What each power has, by name. */
export interface SideLists {
  fr: string[];
  br: string[];
}

/** A number of each power. */
export interface Sides {
  fr: number;
  br: number;
}

/** What stands on a space; `new`: it was flagged since the round began. */
export interface SpaceState {
  flag?: 'fr' | 'br' | 'spain' | 'usa';
  new?: boolean;
  conflict?: 'conflict' | 'conflict_plus_one';
  huguenots?: 'fresh' | 'spent';
  damaged?: boolean;
  isolated?: boolean;
}

/** The squadrons that are not on the board. */
export interface Squadrons {
  navy_box: Sides;
  unbuilt: Sides;
  away: Sides;
  lost: Sides;
}

/** What a prize was worth; if `per` is not 0, that for every so many, up to `most`. `most` is 0 where there is no limit. */
export interface Stake {
  vp: number;
  treaty: number;
  debt: number;
  per: number;
  most: number;
}

/** Where the tracks stand. */
export interface Standing {
  vp: number;
  treaty: Sides;
  debt: Sides;
}

/** A side of a theater: its tiles as far as they are known, and what the board adds. */
export interface Strength {
  army: number;
  hidden: number;
  board: number;
  lines: BillLine[];
}

/** What shifting a space adds to some tallies, for each side. */
export interface Swing {
  tallies: ('europe' | 'north_america' | 'caribbean' | 'india' | 'furs' | 'spice' | 'fish' | 'tobacco' | 'sugar' | 'cotton' | 'prestige')[];
  fr: number;
  br: number;
}

/** A theater of war: its tiles, both strengths as they were compared, and the tracks. */
export interface TheaterMoment {
  points: boolean;
  placed: Placed[];
  war: string;
  theater: string;
  number: number;
  of: number;
  told: TheaterToCome;
  tiles: SideLists;
  before: Standing;
  after: Standing;
}

/** The War tiles in a theater: by number, and by name once they are revealed. */
export interface TheaterState {
  basic: Sides;
  bonus: Sides;
  fr?: string[];
  br?: string[];
}

/** A theater as it stands, or as it went: who leads, if that is known, and the row he reaches. `row` is the margin from which that row of the spoils is given. */
export interface TheaterToCome {
  fr: Strength;
  br: Strength;
  settled: boolean;
  certain: boolean;
  leader: 'fr' | 'br' | null;
  margin: number;
  row: number | null;
}

/** The Investment tiles: on offer, taken, used up, and how many are in the stack. */
export interface Tiles {
  available: string[];
  fr: string[];
  br: string[];
  used: string[];
  stack: number;
}

/** At how many victory points nobody is ahead, and at how many each side has won. */
export interface Victory {
  even: number;
  fr: number;
  br: number;
}

/** The next war, or the one being fought. */
export interface WarState {
  id: 'wss' | 'was' | 'seven_years' | 'awi';
  theater: string | null;
  theaters: Record<string, TheaterState>;
  basic_pool: Sides;
  bonus_pool: Sides;
  removed: string[];
  byng: string | null;
  atlantic_dominance: 'fr' | 'br' | null;
  free_tiles: Sides;
  conquest_points: number;
  refused: string[];
  refusals: Sides;
  highest_rows: Sides;
  conquered_with: string[];
  conquered_with_at_home: Sides;
  owed_in_spain: ('fr' | 'br')[];
}

/** The kind of target of each verb: texts name targets as `<kind>-<target>`. */
export const KINDS: Readonly<Record<string, string>> = {
  bid: 'number',
  play_side: 'power',
  discard: 'event',
  appoint: 'ministry',
  go_first: 'power',
  assign: 'wartile',
  take: 'tile',
  play: 'event',
  reveal: 'ministry',
  ability: 'ability',
  use_advantage: 'advantage',
  flip_huguenots: 'space',
  upgrade: 'theater',
  swap: 'theater',
  shift: 'space',
  jacobite_shift: 'space',
  end_conflict: 'space',
  build_fort: 'space',
  repair_fort: 'space',
  seize_fort: 'space',
  construct: 'shipyard',
  deploy: 'space',
  from_space: 'space',
  exchange: 'action',
  choose: 'space',
  damage: 'space',
  displace: 'space',
  give_up: 'space',
  give_up_tile: 'wartile',
  theater: 'theater',
  move_tile: 'wartile',
  points: 'action',
  commodity: 'commodity',
  pick_advantage: 'advantage',
  conquer: 'space',
  usa_flag: 'space',
  strip_fort: 'space',
};
