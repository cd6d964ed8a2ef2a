/** Made by `make types` from games/price_of_power/: change it there. */

/** What an Action costs whose Turn it is, also if it cannot be taken now. */
export interface ActionExplained {
  paid_in: string;
  bill: BillLine[];
  also: BillLine[];
}

/** A new Age: its Milestones, and the Ideas that have come to the display. */
export interface AgeMoment {
  points: boolean;
  placed: Placed[];
  age: number;
  milestones: string[];
  ideas: string[];
}

/** An Area in which something lies: whose Influence, Claims and Units, and more. */
export interface AreaState {
  influence: Record<string, number>;
  claims: string[];
  core: string | null;
  rebels: number;
  plague: boolean;
  left_hre: boolean;
  infantry: Record<string, number>;
}

/** An Army: where it is, its Units by band and kind, and who leads it. */
export interface ArmyState {
  at: string | null;
  units: Record<string, Record<string, number>>;
  general: string | null;
}

/** The dice of both sides by type, and the chances in parts of a thousand. That the attackers win, that the defenders do, that nobody does: if nothing more is played and no player retreats. */
export interface BattleExplained {
  attackers: Record<string, DiceLine[]>;
  defenders: Record<string, DiceLine[]>;
  chances: number[];
}

/** A Battle that is over: how it lies there at the end, and which side has won. */
export interface BattleMoment {
  points: boolean;
  placed: Placed[];
  battle: BattleState;
  winner: 'attackers' | 'defenders' | null;
}

/** A Battle under way: where it is, its Round with its steps and the present one, both sides. */
export interface BattleState {
  kind: 'land' | 'naval';
  place: string;
  node: string | null;
  round: number;
  steps: ('prepare' | 'actions' | 'casualties' | 'leaders' | 'prizes' | 'retreat')[];
  step: 'prepare' | 'actions' | 'casualties' | 'leaders' | 'prizes' | 'retreat';
  attackers: SideState;
  defenders: SideState;
}

/** A Battle that a declaration would bring at once: chances in thousandths, if reckoned. They are that the attackers win, that the defenders do, and that nobody does. */
export interface BattleToCome {
  at_sea: boolean;
  place: string;
  attacker: string;
  units: number[];
  chances: number[];
}

/** A Province that may be besieged: its Tax, what it adds to the price, what becomes of it. `units` is how many Units the siege takes with it. Ships of `ships` would have to leave. Where it cannot be added to the siege, `why` says the reason, and `cite` the rule. */
export interface BesiegedExplained {
  owner: string | null;
  tax: number;
  price: number;
  units: number;
  outcome: 'occupied' | 'freed' | 'returned';
  ships: string[];
  chosen: boolean;
  allowed: boolean;
  why: string;
  cite: string;
}

/** A line of a bill: a text, its arguments, and what it adds to the sum. */
export interface BillLine {
  text: string;
  args: Record<string, string | number>;
  number: number;
}

/** A Call to Arms that a player sends or answers. `beside` are the realms on the side that calls, the caller first, each with the Units that it has or defends an Area with. `allies` are those whom the player could call now, `battles` what would come at once if he accepted. `levy` are the Imperial Units that would join the Emperor, where a Subject calls him. */
export interface CallExplained {
  is_answer: boolean;
  is_offensive: boolean;
  beside: HelperExplained[];
  foes: HelperExplained[];
  allies: HelperExplained[];
  battles: BattleToCome[];
  levy: number | null;
}

/** Why a card cannot be used in a node. */
export interface ClosedExplained {
  reason: string;
  args: Record<string, string | number>;
}

/** How often which answers may be given to a question that comes back. `turns`: one answer is given in each of them, one of those named; whose others have run out is not asked for. Without any, as many may be given as one likes, in the order of `there`. `becomes`: of which answer one more can be given after another. `worth` is what each takes out of a `purse`. */
export interface Counts {
  there: Record<string, number>;
  turns: string[][];
  becomes: Record<string, string>;
  limits: Limit[];
  worth: Record<string, number>;
  purse: number;
}

/** The Crusade: against whom it goes, how many Provinces they own there, and what it would bring each player if it were scored now. */
export interface CrusadeExplained {
  foes: string[];
  provinces: number;
  prestige: Record<string, number>;
}

/** The Curia: how many regular slots it has, who controls it, and whether alone. `cardinals` says how many each player has who has any, the one of Roma included. `closed` says why there is no Papal Action now. If there may be one: the players who could be excommunicated, and the Areas on which a Crusade could be called, with the realms concerned. */
export interface CuriaExplained {
  slots: number;
  cardinals: Record<string, number>;
  controller: string | null;
  uncontested: boolean;
  closed: string | null;
  outcasts: Record<string, OutcastExplained>;
  goals: Record<string, string[]>;
  crusade: CrusadeExplained | null;
}

/** A tie that is cut, and where or with whom it was. */
export interface CutExplained {
  kind: 'influence' | 'claim' | 'alliance';
  target: string;
}

/** A deal: first the side of its maker, then the other; what both agree on besides. `peace` is the peace of which it is a part. */
export interface DealExplained {
  sides: DealSide[];
  alliance: boolean;
  deck: 'adm' | 'dip' | 'mil' | null;
  is_offered: boolean;
  peace: PactExplained | null;
}

/** One of both: what he gives, what it brings him, and what it costs him. `gives` are Ducats, `sells` Provinces with their prices, `returns` occupied Provinces with the sums for them, as far as they are named, `frees` those that he sets free, and `cuts` his ties that end. `pays` are all Ducats that he pays. */
export interface DealSide {
  realm: string;
  gives: number;
  sells: Record<string, number>;
  returns: Record<string, number | null>;
  frees: string[];
  cuts: CutExplained[];
  brings: WarLine[];
  pays: number;
  power: Record<'adm' | 'dip' | 'mil', number>;
}

/** A line of how many dice of a type a side rolls: a text, its arguments, and how many more. */
export interface DiceLine {
  text: string;
  args: Record<string, string | number>;
  number: number;
}

/** A die that was rolled: its type, the icon that shows, and how many hits it makes. */
export interface DieState {
  die: string;
  icon: string;
  hits: number;
}

/** An Action card in play, with the cubes on it. */
export interface DisplayCard {
  card: string;
  charges: number;
}

/** What the displays tell. `symbols` and `mortality` are of the Events that lie face up: the names of what each would strike now. `trade` is by card, node and realm, if who has the Turn traded there; `closed`, by card and node, why who trades cannot do so there. `truces_end` says whether the Truces there are end in this Round. */
export interface Displays {
  symbols: Record<string, string[]>;
  mortality: Record<string, string[]>;
  trade: Record<string, Record<string, Record<string, TraderExplained>>>;
  closed: Record<string, Record<string, ClosedExplained>>;
  empire: EmpireExplained;
  curia: CuriaExplained;
  truces_end: boolean;
}

/** The income of a player: how it came about, Ducats and Interest before and after. */
export interface Earned {
  realm: string;
  income: BillLine[];
  ducats: number[];
  interest: number[];
}

/** An Election: who was Emperor, who is, and how the Elector Areas have voted. */
export interface ElectionMoment {
  points: boolean;
  placed: Placed[];
  before: string;
  elected: string;
  votes: Elector[];
}

/** An Elector Area and the realm for which it has voted. */
export interface Elector {
  area: string;
  realm: string;
}

/** The Empire: the Elector Areas that count, and how high Authority can be. `steps` are what each Authority from 0 up brings the Emperor every Round. `price` is the ADM for one more, `levy` the Imperial Units that a defence would raise. `votes` and `elected` tell of an Election that were held now; `contested` says whether the end of the Emperor's Ruler would bring one. */
export interface EmpireExplained {
  electors: string[];
  most_authority: number;
  steps: (Record<string, number>)[];
  price: number;
  levy: number;
  contested: boolean;
  votes: VoteExplained[];
  elected: string[];
}

/** An Event of the row with the Ducats on it; it has a name if it lies face up. */
export interface EventState {
  event: string | null;
  ducats: number;
}

/** The Events of a Round: those that lie open, and how many lie face down. */
export interface EventsMoment {
  points: boolean;
  placed: Placed[];
  open: string[];
  face_down: number;
}

/** What the rules make of the table, as one seat may know it. `ideas` and `actions` are those of the seat itself, `actions` in its Turn; `deal` is offered to somebody, or the seat is putting it together; `offers` lie on the table. `counts`: how many of each it may answer at once. */
export interface Explanation {
  players: Record<string, PlayerExplained>;
  ranking: string[];
  missions: Record<string, MissionExplained>;
  ideas: Record<string, IdeaExplained>;
  actions: Record<string, ActionExplained>;
  milestones: Record<string, MilestoneExplained>;
  struggles: Record<string, Record<string, BillLine[]>>;
  deal: DealExplained | null;
  offers: OfferExplained[];
  displays: Displays;
  battle?: BattleExplained;
  wars?: WarExplained[];
  declarations?: Record<string, ProspectExplained>;
  march?: MarchExplained;
  voyage?: BattleToCome[];
  call?: CallExplained;
  counts?: Counts;
  siege?: SiegeExplained;
  sieges?: Record<string, SiegeExplained>;
}

/** A Religion slot that shows another faith than the printed one. */
export interface FaithState {
  faith: string;
  revolution: boolean;
}

/** The Final Scoring. */
export interface FinalMoment {
  points: boolean;
  placed: Placed[];
  players: Scored[];
}

/** A Fleet: in which Sea Zone or Port it is, its Ships by kind, and who leads it. */
export interface FleetState {
  zone: string | null;
  port: string | null;
  ships: Record<string, number>;
  admiral: string | null;
}

/** The table as a seat sees it. */
export interface GameView {
  scenario: string;
  ages: number[];
  age: number;
  round: number;
  rounds: number;
  phase: 'draw' | 'actions' | 'peace' | 'income' | 'cleanup';
  first: string;
  turn: string | null;
  passed: string[];
  is_ending: boolean;
  last_turns: string[];
  players: PlayerState[];
  provinces: Record<string, ProvinceState>;
  areas: Record<string, AreaState>;
  faiths: Record<string, FaithState>;
  realms: Record<string, RealmState>;
  nodes: Record<string, NodeState>;
  zones: Record<string, ZoneState>;
  docked: Record<string, Record<string, number>>;
  ill: string[];
  decks: Record<'adm' | 'dip' | 'mil', number>;
  discards: Record<'adm' | 'dip' | 'mil', string[]>;
  playing: string[];
  draft: string[];
  offered: string[];
  offers: OfferState[];
  trade_deck: number;
  trade_discards: string[];
  trade_shown: string[];
  row: EventState[];
  events: number;
  events_gone: string[];
  ideas: string[];
  idea_decks: Record<'adm' | 'dip' | 'mil', number>;
  milestones: MilestoneState[];
  milestone_decks: number[];
  struggles: string[];
  upcoming: string | null;
  emperor: string | null;
  crown: string | null;
  authority: number;
  hre_faith: string | null;
  hre_dissolved: boolean;
  hre_defended: boolean;
  imperial_units: number;
  invaders: string[];
  cardinals: string[];
  roma: string | null;
  crusade: string | null;
  excommunicated: string | null;
  committed: string[];
  battle?: BattleState;
}

/** A Province that a peace concerns: who occupied it, and whose it was and is. */
export interface Handed {
  province: string;
  occupier: string | null;
  owner: (string | null)[];
  overlord: string | null;
}

/** An Ally who would be called: the Units it brings, what calling it costs, and in what. */
export interface HelperExplained {
  realm: string;
  units: number;
  price: number;
  paid_in: string;
}

/** An Idea on display, for one player: its price line by line, and what it still asks for. */
export interface IdeaExplained {
  price: BillLine[];
  needs: Need[];
}

/** The incomes of a Round. */
export interface IncomeMoment {
  points: boolean;
  placed: Placed[];
  players: Earned[];
}

/** Whether something could be done now and, if not, why, by which rule, and what opens it. */
export interface Judged {
  allowed: boolean;
  why: string;
  cite: string;
  opens: string;
}

/** So many `of` some answers together, beyond those `less`, are the most there can be. */
export interface Limit {
  of: string[];
  less: string[];
  most: number;
}

/** A Province that the foe occupies: its Tax, and for which of the player's it may be had. */
export interface LostExplained {
  tax: number;
  is_capital: boolean;
  exchange: Judged;
  matches: string[];
}

/** A march under way: which troop is where, how many Areas it still goes, and its ways. */
export interface MarchExplained {
  troop: string;
  area: string;
  steps: number;
  ways: Record<string, WayExplained>;
}

/** A Merchant on a node. */
export interface MerchantState {
  realm: string;
  resting: boolean;
}

/** An open Milestone: what it brings the next to reach it, and what each still needs. */
export interface MilestoneExplained {
  prestige: number;
  needs: Record<string, Need[]>;
  reached: string[];
}

/** An open Milestone and who has reached it. */
export interface MilestoneState {
  milestone: string;
  reached: string[];
}

/** A Mission in hand: what it brings, what it still needs, and what happens to it. */
export interface MissionExplained {
  prestige: number;
  needs: Need[];
  fulfilled: boolean;
  held: boolean;
}

/** What a goal asks for in the words of its card: how much there is, and how much it needs. `at_most`: it is so as long as there is not more than that. A need that must not be so is `met` when there is less. */
export interface Need {
  words: WordPiece[];
  there: number;
  needed: number;
  at_most: boolean;
  met: boolean;
}

/** A Trade Node on which something lies. */
export interface NodeState {
  pirates: number;
  expanded: boolean;
  merchants: MerchantState[];
}

/** A deal that lies on the table: what it says, and whether the other has accepted it. `own` tells a party whether he could make it as his Action. What it costs in DIP is told as if this party made it; to all others, as if its maker did. */
export interface OfferExplained {
  deal: DealExplained;
  accepted: boolean;
  own: Judged | null;
}

/** A deal that lies on the table, by its parts as its maker chose them. */
export interface OfferState {
  maker: string;
  partner: string;
  accepted: boolean;
  parts: string[];
}

/** What an Excommunication would take from a player. */
export interface OutcastExplained {
  prestige: number;
  cardinals: number;
  influence: number;
}

/** The term of a peace, who has won, and who takes the Actions that go with it. */
export interface PactExplained {
  term: string | null;
  victor: string | null;
  agent: string;
}

/** A realm, *rebels*, *pirates* or the *empire* in a Battle, with its Units or Ships. By kind: what it has, what it came with, and what it has lost so far. */
export interface PartyState {
  party: string;
  units: number;
  kinds: Record<string, number>;
  began: Record<string, number>;
  lost: Record<string, number>;
  has_left: boolean;
}

/** A peace that a Victor has dictated, with all that it has changed. */
export interface PeaceMoment {
  points: boolean;
  placed: Placed[];
  victor: string;
  loser: string;
  term: string;
  provinces: Handed[];
  prestige: Record<string, number[]>;
}

/** A row of a moment that lies somewhere on the map: its name, its title, and the places. The title is a text with its arguments; places are the texts of their names. */
export interface Placed {
  row: string;
  title: string;
  args: Record<string, string | number>;
  places: string[];
}

/** A player: what the Round brings, and what the game would bring if it ended now. */
export interface PlayerExplained {
  tax: number;
  manpower: number;
  events_owed: number;
  income: BillLine[];
  power: Record<'adm' | 'dip' | 'mil', BillLine[]>;
  power_of_choice: number;
  corruption: number;
  round_prestige: BillLine[];
  final: BillLine[];
  final_prestige: number;
}

/** The mat of a player. Cards and Missions in hand are named to their owner only. */
export interface PlayerState {
  realm: string;
  is_leaving: boolean;
  has_left: boolean;
  faith: string | null;
  power: Record<'adm' | 'dip' | 'mil', number>;
  ducats: number;
  prestige: number;
  stability: number;
  interest: number;
  available: number;
  exhausted: number;
  allied_units: number;
  more_manpower: number;
  colonists: number;
  has_changed_focus: boolean;
  ruler: string | null;
  advisors: Record<'adm' | 'dip' | 'mil', string>;
  armies: ArmyState[];
  fleet: FleetState;
  merchants_at_home: number;
  merchants: number;
  display: DisplayCard[];
  ideas: string[];
  cards: Record<'adm' | 'dip' | 'mil', number>;
  hand: string[] | null;
  drawn: Record<'adm' | 'dip' | 'mil', number>;
  drawn_cards: string[] | null;
  aside: Record<'adm' | 'dip' | 'mil', number>;
  aside_cards: string[] | null;
  kept: string[] | null;
  missions: number;
  mission_hand: string[] | null;
  held: string[] | null;
  completed: string[];
  events_taken: number;
  best_trade: number;
}

/** What it would mean to declare war on a realm. `own` are the Allies whom one could call, `theirs` those whom the realm would. `units` are the Land Units of both that count, one's own first; `defence` those with which a realm without a player defends the Area that it defends best. */
export interface ProspectExplained {
  reasons: string[];
  stability: WarLine[];
  own: HelperExplained[];
  theirs: HelperExplained[];
  units: number[];
  defence: number;
  battles: BattleToCome[];
}

/** A Province on which something lies; an occupier's Town lies on top, with its own Unrest. */
export interface ProvinceState {
  holder: string | null;
  disc: 'small' | 'large' | 'two_small' | 'vassal' | 'two_vassals' | null;
  unrest: boolean;
  occupier: string | null;
  dynamic: string | null;
  strong: number;
  seized?: 'small' | 'large' | 'two_small' | 'vassal' | 'two_vassals';
  uneasy?: boolean;
}

/** A realm with tokens on its Capital, or one that is not as in 1444; faiths only then. */
export interface RealmState {
  allied: string[];
  active: string[];
  married: string[];
  disputed: string[];
  war: string[];
  truce: string[];
  cb: string[];
  overlord: string | null;
  capital: string | null;
  colour: string | null;
  faith: string | null;
}

/** The Prestige of a Round, and the Power Struggles that were scored. */
export interface RoundMoment {
  points: boolean;
  placed: Placed[];
  players: Scored[];
  struggles: StruggleScored[];
}

/** A Ruler who has fallen in a Battle: his realm's skills before and after. */
export interface RulerMoment {
  points: boolean;
  placed: Placed[];
  realm: string;
  ruler: string;
  skills: Record<'adm' | 'dip' | 'mil', number[]>;
}

/** The Prestige of a player: what brought some, and how much there was before and after. */
export interface Scored {
  realm: string;
  lines: BillLine[];
  prestige: number[];
}

/** A side of a Battle; the party that leads it comes first. `hits` are those of its last roll, `heavy` those among them that its Heavy Ships made and no die, `due` those that it still has to take, `losses` the casualties that it has taken in this Round of Battle, those included that only damaged a Heavy Ship. */
export interface SideState {
  parties: PartyState[];
  leader: string | null;
  rolled: DieState[];
  hits: number;
  heavy: number;
  due: number;
  losses: number;
}

/** A siege: all the strength that there is, more by a card, and what was chosen so far. `units` are the Units there by kind, `halves` the strength of one of each in halves. `free`: all Units come for nothing. */
export interface SiegeExplained {
  realm: string;
  area: string;
  strength: number;
  bonus: number;
  needed: number;
  paid: number;
  free: boolean;
  units: Record<string, number>;
  halves: Record<string, number>;
  provinces: Record<string, BesiegedExplained>;
}

/** A siege: who has besieged where, and what has fallen. */
export interface SiegeMoment {
  points: boolean;
  placed: Placed[];
  realm: string;
  area: string;
  provinces: Taken[];
}

/** A Power Struggle that was scored: over which Areas it was, and what it brought each realm. */
export interface StruggleScored {
  struggle: string;
  battlegrounds: string[];
  lines: Record<string, BillLine[]>;
}

/** A Province that a siege has taken: who controlled it before and does now, and its Tax. */
export interface Taken {
  province: string;
  tax: number;
  control: (string | null)[];
  owner: string | null;
}

/** A Province that a player occupies: its Tax, what its return brings, whether it can be freed. A Capital goes back in any case. */
export interface TakenExplained {
  tax: number;
  is_capital: boolean;
  price: number;
  freedom: Judged;
}

/** A term of peace, and what it would bring the player and his foe if it is allowed. */
export interface TermExplained {
  allowed: boolean;
  why: string;
  cite: string;
  opens: string;
  own: WarLine[];
  theirs: WarLine[];
}

/** What a player would get from a node: Trade Power and its parts, the row, the Ducats. */
export interface TraderExplained {
  power: number;
  parts: Record<string, number>;
  row: number;
  ducats: number;
}

/** How an Elector Area would vote now: for one of some realms, and why, as a text. */
export interface VoteExplained {
  area: string;
  why: string;
  realms: string[];
}

/** A war as it stands for one player. `side` are the realms for which the foe makes peace, itself included. `taken` is what the player occupies of them, `lost` what the foe occupies of his, each with what may become of it. `units` are the Land Units of both that count, his first. `allies` are the player's own Active Allies. */
export interface WarExplained {
  realm: string;
  foe: string;
  side: string[];
  allies: string[];
  standing: 'inconclusive' | 'partial' | 'total';
  units: number[];
  taken: Record<string, TakenExplained>;
  lost: Record<string, LostExplained>;
  terms: Record<string, TermExplained>;
}

/** A line of what a war or a peace brings. */
export interface WarLine {
  text: string;
  args: Record<string, string | number>;
  number: number;
}

/** A new war, once all have answered who were called. */
export interface WarMoment {
  points: boolean;
  placed: Placed[];
  attackers: WarSide;
  defenders: WarSide;
}

/** A side of a new war: players and attacked realms, Active Allies, Land Units that count. Where no player is on it, no Units of it stand on the map. */
export interface WarSide {
  realms: string[];
  allies: string[];
  units: number | null;
}

/** A way of a march: the Areas in their order, the MIL for it, and the Battle at its end. `also` and `loses` are the Ducats or the Influence for Military Access. */
export interface WayExplained {
  path: string[];
  by_sea: boolean;
  price: number;
  also: WarLine[];
  loses: WarLine[];
  battle: BattleToCome | null;
}

/** Wars that have ended with White Peace: who fought whom, and what was returned. */
export interface WhitePeaceMoment {
  points: boolean;
  placed: Placed[];
  wars: string[][];
  provinces: Handed[];
  prestige: Record<string, number[]>;
}

/** A piece of a line of a card: a text and its arguments. */
export interface WordPiece {
  text: string;
  args: Record<string, string | number>;
}

/** A Sea Zone with Ships: single ones, and those on Trade Protection slots. */
export interface ZoneState {
  ships: Record<string, number>;
  guards: Record<string, number>;
}

/** The kind of target of each verb: texts name targets as `<kind>-<target>`. */
export const KINDS: Readonly<Record<string, string>> = {
  take_realm: 'realm',
  bid: 'number',
  draw_from: 'deck',
  keep: 'card',
  discard: 'card',
  take_mission: 'mission',
  return_mission: 'mission',
  hold_mission: 'mission',
  score_mission: 'mission',
  take_event: 'event',
  research: 'idea',
  discover: 'area',
  focus_on: 'power',
  take_power_from: 'power',
  set_aside: 'card',
  pick_discard: 'card',
  change_religion: 'faith',
  play: 'card',
  use: 'deed',
  react_with: 'card',
  appoint: 'character',
  as_advisor: 'power',
  as_general: 'army',
  dismiss: 'character',
  give_up_influence: 'area',
  give_up_claim: 'area',
  end_alliance: 'realm',
  convert_area: 'area',
  colonize_area: 'area',
  spend_colonists: 'number',
  influence_in: 'area',
  influence_for_ducats: 'area',
  forge_with: 'realm',
  claim: 'area',
  move_ship_from: 'zone',
  move_ship_out: 'province',
  move_ship_to: 'zone',
  take_slot_of: 'realm',
  trade_with: 'trade',
  trade_in: 'node',
  send_merchant_from: 'node',
  rank_next: 'realm',
  calm: 'province',
  recruit_in: 'area',
  recruit_into: 'army',
  infantry: 'band',
  cavalry: 'band',
  artillery: 'band',
  build: 'ship',
  build_in: 'province',
  launch_to: 'zone',
  option: 'letter',
  name_area: 'area',
  name_province: 'province',
  name_realm: 'realm',
  name_node: 'node',
  name_power: 'power',
  name_idea: 'idea',
  name_character: 'character',
  name_milestone: 'milestone',
  name_number: 'number',
  name_zone: 'zone',
  stir: 'province',
  take_influence: 'area',
  push_out: 'realm',
  disband: 'area',
  disband_ship: 'zone',
  call_home: 'zone',
  end_marriage: 'realm',
  spread_protestant: 'area',
  spread_counter_reformed: 'area',
  spread_diverse: 'area',
  spread_revolution: 'area',
  spared: 'uprising',
  rebel_in: 'province',
  exhaust_in: 'area',
  return_power: 'power',
  return_charge: 'card',
  return_core: 'area',
  return_cb: 'realm',
  vassalize: 'realm',
  annex: 'realm',
  disband_kind: 'unit',
  dock_in: 'province',
  call_fleet: 'province',
  swap_idea: 'idea',
  swap_milestone: 'milestone',
  negotiate: 'realm',
  offer_marriage: 'deck',
  give_ducats: 'number',
  ask_ducats: 'number',
  sell_province: 'province',
  buy_province: 'province',
  at_price: 'number',
  make_deal: 'realm',
  accept_offer: 'realm',
  refuse_offer: 'realm',
  withdraw_offer: 'realm',
  march: 'area',
  march_with: 'troop',
  march_to: 'area',
  cross_to: 'area',
  pick_up_from: 'troop',
  leave_with: 'troop',
  pick_up: 'unit',
  leave_behind: 'unit',
  sail_to: 'zone',
  put_in_at: 'province',
  bring_from: 'zone',
  bring_out: 'province',
  refit_at_sea: 'zone',
  refit_in_port: 'province',
  light_ships: 'number',
  hunt_pirates: 'node',
  carry_from: 'area',
  declare_on: 'realm',
  call_to_arms: 'realm',
  peace_with: 'realm',
  offer_peace: 'realm',
  surrender_to: 'realm',
  enforce: 'pact',
  return_for_ducats: 'province',
  set_free: 'province',
  exchange: 'province',
  enthrone: 'card',
  lead_with: 'character',
  add_die: 'die',
  remove_die: 'die',
  lose_unit: 'unit',
  lose_ship: 'ship',
  give_ship: 'ship',
  retreat_to: 'area',
  retreat_to_sea: 'zone',
  retreat_to_port: 'province',
  besiege_in: 'area',
  besiege: 'province',
  bear: 'burden',
  wrecked: 'ship',
  excommunicate: 'realm',
  call_crusade: 'area',
  negotiate_peace: 'realm',
  agree_on: 'pact',
  prevail_by: 'pact',
  concede: 'pact',
  hand_back: 'province',
  regain: 'province',
  for_ducats: 'number',
  confer: 'realm',
};
