/** The strengths in a war, summed by source. */

import {
  ACHIEVEMENT,
  ARMS_GOOD,
  POWER,
  PROVIDENCE,
  RELIGION,
  WAR_TRACK,
  type WarKind,
  type WarModifier,
} from '../facts';
import type { Empire, State, War } from '../state';
import type { Source } from './sources';

/** Whether all that modifies a strength against dissenters counts; the view tells only the sum. */
function isAgainstDissenters(sources: Modified[], kind: WarKind, told: number): boolean {
  const plain = sources.reduce((sum, { war }) => sum + (war?.[kind] ?? 0), 0);
  return told !== plain;
}

interface Modified {
  name: string;
  war: WarModifier | undefined;
}

function modifiersOf(empire: Empire): Modified[] {
  return [
    ...(empire.power ? [{ name: `power-${empire.power}`, war: POWER[empire.power]?.war }] : []),
    ...(empire.religion
      ? [{ name: `religion-${empire.religion}`, war: RELIGION[empire.religion]?.war }]
      : []),
    ...(empire.ruler ? [{ name: `card-${empire.ruler}`, war: PROVIDENCE[empire.ruler]?.war }] : []),
    ...empire.achievements.map((id) => ({ name: `achievement-${id}`, war: ACHIEVEMENT[id]?.war })),
  ];
}

/** What a card adds in a kind of war. */
export const cardStrength = (card: string, kind: WarKind): number => PROVIDENCE[card]?.war_card?.[kind] ?? 0;

/** The lines of one side's strength: its level, its modifiers, dissenters, its cards. */
export function strengthOf(
  game: State,
  place: number,
  enemy: number,
  kind: WarKind,
  cards: string[],
): Source[] {
  const empire = game.empires[place];
  if (!empire) return [];
  const all = modifiersOf(empire);
  const told = empire.war.find((each) => each.enemy === enemy)?.[kind] ?? 0;
  const dissenters = isAgainstDissenters(all, kind, told)
    ? all.reduce((sum, { war }) => sum + (war?.dissenters ?? 0), 0)
    : 0;
  return [
    { name: `track-${WAR_TRACK[kind]}`, number: empire.levels[WAR_TRACK[kind]] ?? 0 },
    ...all.map(({ name, war }) => ({ name, number: war?.[kind] ?? 0 })).filter(({ number }) => number !== 0),
    ...(dissenters === 0 ? [] : [{ name: 'im-dissenters', number: dissenters }]),
    ...cards.map((card) => ({ name: `card-${card}`, number: cardStrength(card, kind) })),
  ];
}

export const sum = (sources: Source[]): number => sources.reduce((total, { number }) => total + number, 0);

/** How a war would go if the defender added some cards; the attacker wins only if stronger. */
export interface Outlook {
  attack: number;
  defence: number;
  /** The attacker's lead: above 0 the attacker wins. */
  lead: number;
}

export function outlook(war: War, added: string[] = []): Outlook {
  const defence = war.defence + added.reduce((sum, card) => sum + cardStrength(card, war.kind), 0);
  return { attack: war.attack, defence, lead: war.attack - defence };
}

/** The price of each way to peace, for a lead of the attacker. */
export interface Terms {
  tribute: number;
  humiliation: number;
  plunder: number;
}

export function termsOf(game: State, war: War, lead: number): Terms {
  const good = ARMS_GOOD[war.kind];
  const attacker = game.empires[war.attacker]?.levels[good] ?? 0;
  const defender = game.empires[war.defender]?.levels[good] ?? 0;
  return {
    tribute: lead,
    humiliation: Math.max(1, attacker - defender),
    plunder: (PROVIDENCE[war.attack_card]?.war_card?.plunder ?? 0) * attacker,
  };
}
