/** Made by `make types` from games/realpolitik/: change it there. */

/** The battle being fought: attack, defence and the cards. */
export interface Battle {
  territory: string;
  sides: [BattleSide, BattleSide];
  cards: LaidCard[];
}

/** A battle that is over; `winner` is the place of the side among `sides`. */
export interface BattleMoment {
  points: boolean;
  placed: Placed[];
  territory: string;
  sides: FoughtSide[];
  winner: number | null;
  controller: ('france' | 'prussia' | 'austria' | 'italy' | null)[];
  powers: Record<'france' | 'prussia' | 'austria' | 'italy', Fortunes>;
}

/** A side of a battle. */
export interface BattleSide {
  powers: ('france' | 'prussia' | 'austria' | 'italy')[];
  generals: string[];
  supporters: string[];
}

/** A line of a bill: a text, its arguments, and what it adds to the sum. */
export interface BillLine {
  text: string;
  args: Record<string, string | number>;
  number: number;
}

/** The action card of a power, and what the power had before and after it. */
export interface CardShown {
  power: 'france' | 'prussia' | 'austria' | 'italy';
  action: 'taxation' | 'mobilisation' | 'extend_influence' | 'dispatch' | 'movement';
  money: number[];
  influence: number[];
}

/** What the rules make of the table, as one seat may know it. */
export interface Explanation {
  powers: Record<'france' | 'prussia' | 'austria' | 'italy', PowerExplained>;
  ranking: ('france' | 'prussia' | 'austria' | 'italy')[];
  seas: Record<string, SeaExplained>;
  rails: ([string, string])[];
  works: Record<string, number>;
  moved: string[];
  talks: Record<string, ('france' | 'prussia' | 'austria' | 'italy')[]>;
  sides: SideExplained[];
}

/** What a power had before and after a battle. */
export interface Fortunes {
  influence: number[];
  morale: number[];
  prestige: number[];
}

/** A side of a battle: how its strength came about, its cards, and the sum. */
export interface FoughtSide {
  side: SideExplained;
  cards: ShownCard[];
  total: number;
}

/** The table as a seat sees it. */
export interface GameView {
  players: number;
  phase: 'diplomacy' | 'selection' | 'mobilisation' | 'dispatch' | 'moves' | 'battles' | 'occupation' | 'over';
  turn: number;
  token: number;
  prestige: ('france' | 'prussia' | 'austria' | 'italy')[];
  controller: 'france' | 'prussia' | 'austria' | 'italy' | null;
  alliances: (['france' | 'prussia' | 'austria' | 'italy', 'france' | 'prussia' | 'austria' | 'italy'])[];
  powers: Record<'france' | 'prussia' | 'austria' | 'italy', PowerState>;
  territories: Record<string, TerritoryState>;
  generals: Record<string, GeneralState>;
  deck: number;
  discards: number[];
  mobilising: ('france' | 'prussia' | 'austria' | 'italy')[];
  movers: ('france' | 'prussia' | 'austria' | 'italy')[];
  arbiter: 'france' | 'prussia' | 'austria' | 'italy' | null;
  extra_steps: number;
  battle: Battle | null;
}

/** A general who is in the game; one who is nowhere is in reserve. */
export interface GeneralState {
  at: string | null;
  units: number;
  has_moved: boolean;
}

/** A battle card on the table; its value is told to those who know it. */
export interface LaidCard {
  power: 'france' | 'prussia' | 'austria' | 'italy';
  pile: string | null;
  open: boolean;
  struck: boolean;
  value: number | null;
}

/** A row of a moment that lies somewhere on the map: its name, its title, and the places. The title is a text with its arguments; places are the texts of their names. */
export interface Placed {
  row: string;
  title: string;
  args: Record<string, string | number>;
  places: string[];
}

/** A power: who decides for it, what its cards are, and what two of them would bring now. */
export interface PowerExplained {
  minor: boolean;
  run_by: 'france' | 'prussia' | 'austria' | 'italy' | null;
  ally: 'france' | 'prussia' | 'austria' | 'italy' | null;
  actions: ('taxation' | 'mobilisation' | 'extend_influence' | 'dispatch' | 'movement')[];
  taxes: BillLine[];
  influence: BillLine[];
  to_go: number;
}

/** A power. */
export interface PowerState {
  money: number;
  morale: number;
  influence: number;
  units_left: number;
  garrisons_left: number;
  trains_left: number;
  fortresses_left: number;
  played: ('taxation' | 'mobilisation' | 'extend_influence' | 'dispatch' | 'movement')[];
  has_chosen: boolean;
  chosen: 'taxation' | 'mobilisation' | 'extend_influence' | 'dispatch' | 'movement' | null;
  has_pledged: boolean;
  pledge: 'france' | 'prussia' | 'austria' | 'italy' | 'nobody' | null;
  has_bid: boolean;
  bid: number | null;
  cards: number;
  hand: number[] | null;
}

/** The action cards of a turn, in the order of Prestige. */
export interface RevealMoment {
  points: boolean;
  placed: Placed[];
  turn: number;
  cards: CardShown[];
}

/** A sea: who controls it, and what the ports of each power weigh there. */
export interface SeaExplained {
  controller: 'france' | 'prussia' | 'austria' | 'italy' | null;
  weights: Record<'france' | 'prussia' | 'austria' | 'italy', number>;
}

/** A card that was laid in a battle. */
export interface ShownCard {
  power: 'france' | 'prussia' | 'austria' | 'italy';
  value: number;
}

/** A side of a battle: its strength before cards, what its cards add, and where they lie. */
export interface SideExplained {
  powers: ('france' | 'prussia' | 'austria' | 'italy')[];
  strength: BillLine[];
  cards: BillLine[];
  hidden: number;
  piles: string[];
  laid: Record<string, number>;
  limits: Record<string, number>;
}

/** A territory in which there is something to tell. */
export interface TerritoryState {
  controller: 'france' | 'prussia' | 'austria' | 'italy' | null;
  garrison: boolean;
  train: 'france' | 'prussia' | 'austria' | 'italy' | null;
  fortress: boolean;
  loose: number;
}

/** Whom a power gave its Alliance token, with its bid for Italy and its Morale around that. */
export interface TokenShown {
  power: 'france' | 'prussia' | 'austria' | 'italy';
  partner: 'france' | 'prussia' | 'austria' | 'italy' | null;
  allied: boolean;
  bid: number | null;
  morale: number[];
}

/** The Alliance tokens and bids of a Diplomacy Phase, and who controlled Italy around it. */
export interface TokensMoment {
  points: boolean;
  placed: Placed[];
  tokens: TokenShown[];
  controller: ('france' | 'prussia' | 'austria' | 'italy' | null)[];
}

/** The kind of target of each verb: texts name targets as `<kind>-<target>`. */
export const KINDS: Readonly<Record<string, string>> = {
  choose: 'action',
  choose_for_italy: 'action',
  propose: 'power',
  pledge: 'power',
  bid: 'number',
  relocate: 'territory',
  lay_train: 'territory',
  place: 'general',
  place_in: 'territory',
  withdraw: 'general',
  recruit_with: 'general',
  recruit_in: 'territory',
  buy_train: 'territory',
  build_fortress: 'territory',
  discard: 'battle_card',
  name_arbiter: 'power',
  rail_general: 'general',
  rail_unit: 'territory',
  rail_to: 'territory',
  move: 'general',
  march: 'territory',
  sail: 'territory',
  strategic: 'territory',
  fight: 'territory',
  garrison: 'territory',
  support: 'general',
  lay: 'battle_card',
  lay_open: 'battle_card',
  on_pile: 'pile',
  strike: 'number',
  reveal: 'number',
};
