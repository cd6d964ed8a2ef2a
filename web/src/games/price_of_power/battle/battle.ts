/** A Battle or a siege as the page tells it: who is asked, what each side has, how it went so far. */

import type { LogEntry } from '$contract';
import type { Arms } from '$shell/game';
import { verbOf, type Ask, type Offered } from '$shell/view';
import type { BattleExplained, BattleState, DiceLine, SideState } from '../contract';
import { CARDS, CHARACTERS } from '../cards/facts';
import { armsNamed } from '../sides';
import { armsIn, type PlayerState, type State } from '../state';

export type SideName = 'attackers' | 'defenders';
export const SIDES: readonly SideName[] = ['attackers', 'defenders'];

const NAMELESS: Readonly<Record<string, string>> = {
  rebels: 'pop-rebels',
  pirates: 'pop-pirate',
  empire: 'pop-imperial-crown',
};

/** The text of a party's name. */
export const partyName = (party: string): string => (NAMELESS[party] ? `party-${party}` : `realm-${party}`);

/** What stands for a party that has no arms. */
export const partyIcon = (party: string): string | null => NAMELESS[party] ?? null;

export const partyArms = (game: State, party: string): Arms | null =>
  NAMELESS[party] ? null : (armsIn(game, party) ?? armsNamed(`realm-${party}`));

/** The text of the place. */
export const placeName = ({ kind, place }: BattleState): string =>
  kind === 'naval' ? `zone-${place}` : `area-${place}`;

export const battleTitle = ({ kind }: BattleState): string =>
  kind === 'naval' ? 'pop-naval-battle-in' : 'pop-battle-in';

export const unitsOf = ({ parties }: SideState): number => parties.reduce((sum, { units }) => sum + units, 0);

/** Whether chances can be told: what is still to be taken would change them. */
export const isReckoned = (battle: BattleState): boolean =>
  SIDES.every((side) => unitsOf(battle[side]) > 0 && battle[side].due === 0);

/** The text of what is to be known about such Battles, and about chances where there are any. */
export function noteOf(battle: BattleState, chances: readonly number[]): string | null {
  if (battle.kind === 'naval') return 'pop-prizes-note';
  return isReckoned(battle) && chances.length > 0 ? 'pop-chances-note' : null;
}

export const UNIT_ICON: Readonly<Record<string, string>> = {
  infantry: 'pop-infantry',
  cavalry: 'pop-cavalry',
  artillery: 'pop-artillery',
  light_ship: 'pop-light-ship',
  heavy_ship: 'pop-heavy-ship',
  galley: 'pop-galley',
  damaged_ship: 'pop-heavy-ship',
};

/** The text of a kind of Unit or Ship alone. */
export const kindName = (kind: string): string => (kind in ON_LAND ? `icon-${kind}` : `ship-${kind}`);
const ON_LAND: Readonly<Record<string, true>> = { infantry: true, cavalry: true, artillery: true };

/** The kind of a Unit, whatever its band: `regular_infantry` is infantry. */
export const kindOfUnit = (unit: string): string =>
  Object.keys(ON_LAND).find((kind) => unit.endsWith(kind)) ?? unit;

/** Where dice of a side come from: each source once, with its dice by type. */
export interface DiceSource {
  line: DiceLine;
  dice: { die: string; number: number }[];
}

export function sourcesOf(dice: BattleExplained[SideName]): DiceSource[] {
  const found = new Map<string, DiceSource>();
  for (const [die, lines] of Object.entries(dice)) {
    for (const line of lines) {
      const key = `${line.text} ${Object.values(line.args).join(' ')}`;
      const source = found.get(key) ?? { line, dice: [] };
      source.dice.push({ die, number: line.number });
      found.set(key, source);
    }
  }
  return [...found.values()];
}

/** The dice that a side will roll, one by one, by type. */
export const diceToRoll = (dice: BattleExplained[SideName]): string[] =>
  Object.entries(dice).flatMap(([die, lines]) =>
    Array.from({ length: lines.reduce((sum, { number }) => sum + number, 0) }, () => die),
  );

/** Verbs that only a Battle asks for: the window answers them. */
export const BATTLE_VERBS: ReadonlySet<string> = new Set([
  'lead_with',
  'add_die',
  'remove_die',
  'lose_unit',
  'lose_ship',
  'give_ship',
]);

/** Questions that are asked within a Battle, besides those that no other affair asks. */
const IN_BATTLE: ReadonlySet<string> = new Set([
  'ask-main-defender',
  'ask-battle-general',
  'ask-battle-admiral',
  'ask-office',
  'ask-commander',
  'ask-remove-die',
  'ask-cavalry-dice',
  'ask-battle-action',
  'ask-battle-help',
  'ask-ambush',
  'ask-add-die',
  'ask-battle-who-loses',
  'ask-battle-loss',
  'ask-battle-ship',
  'ask-give-ship',
  'ask-take-ship',
  'ask-retreat',
  'ask-succession',
]);

/** Questions for a Battle Action: as who leads a side, or as who helps it. */
const FOR_ACTIONS: ReadonlySet<string> = new Set(['ask-battle-action', 'ask-battle-help']);

export const isForAction = (prompt: string | undefined): boolean => FOR_ACTIONS.has(prompt ?? '');

export const isOfBattle = (prompt: string | undefined): boolean => IN_BATTLE.has(prompt ?? '');
export const isOfSiege = (prompt: string | undefined): boolean => prompt === 'ask-siege';

/** What ends a question without anything: it comes last, and is dark. */
const LAST: ReadonlySet<string> = new Set(['pass', 'done', 'fight_on']);
export const isLast = ({ option }: Offered): boolean => LAST.has(verbOf(option));

/** Who is asked by others than the shown seat. */
export const othersAsked = (asks: readonly Ask[], eyes: string | null): Ask[] =>
  asks.filter(({ seat }) => seat !== eyes);

/** Who might lead for a player: the Leaders on cards in hand, and the Ruler. */
export function leadersOf(player: PlayerState | null): string[] {
  const held = (player?.hand ?? []).flatMap((card) => CARDS[card]?.character ?? []);
  const leaders = held.filter((who) => CHARACTERS[who]?.kind === 'leader');
  return player?.ruler ? [...leaders, player.ruler] : leaders;
}

const PLAYED: ReadonlySet<string> = new Set(['log-plays', 'log-uses', 'log-ambush']);

/** The cards that a side has played in a Battle, by the texts of their names. */
export function cardsPlayed(lines: readonly LogEntry[], { parties }: SideState): string[] {
  const names = new Set(parties.map(({ party }) => partyName(party)));
  return lines
    .filter(({ text, args }) => PLAYED.has(text) && names.has(String(args.power)))
    .map(({ args }) => String(args.card ?? args.deed));
}

/** The lines of the log since a Battle began; none if another has begun since. */
export function linesOfBattle(log: readonly LogEntry[]): LogEntry[] {
  const start = log.findLastIndex(({ text }) => text === 'log-battle');
  return start < 0 ? [] : log.slice(start + 1);
}
