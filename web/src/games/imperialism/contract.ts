/** Made by `make types` from games/imperialism/: change it there. */

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

/** The table as a seat sees it. */
export interface GameView {
  players: number;
  phase: 'powers' | 'levels' | 'exchange' | 'action' | 'over';
  turn: number;
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

/** The war being fought. */
export interface War {
  kind: 'land' | 'sea';
  attacker: number;
  defender: number;
  attack_card: string;
  defence_cards: string[];
  winner: number | null;
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
