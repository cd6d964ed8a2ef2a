/** What a scoring phase would give as the board stands (4.1.12): the rules of scoring.py, read off
 * what a seat sees. Ministries count only where they lie open. */

import { rival } from '../cards/powers';
import {
  AWARDS,
  DEMAND,
  REGIONS,
  SPACES,
  SPACE_IDS,
  type Commodity,
  type Power,
  type Region,
} from '../facts';
import {
  advantageOf,
  commodityTally,
  controls,
  demandedNow,
  isSuspended,
  prestigeTally,
  regionTally,
  type ImperialState,
  type Sides,
} from '../state';

const PRESTIGE_VP = 2;
const MOST_VOLTAIRE_POINTS = 3;
const MOST_COMPANY_VP = 3;
const COMPANY_ADVANTAGES = ['textiles', 'silk', 'fruit', 'fur_trade', 'rum'];
const DUPLEIX_COMMODITIES: readonly Commodity[] = ['cotton', 'spice'];

/** An award, prestige or a demand: who takes it as the board stands, and its worth to him. */
export interface Prize {
  kind: 'region' | 'prestige' | 'commodity';
  id: string;
  tally: Sides;
  /** The lead that it takes to win. */
  margin: number;
  winner: Power | null;
  vp: number;
  treaty: number;
  /** What it adds to the winner's debt. */
  debt: number;
}

/** What a ministry gives besides the prizes. */
export interface Extra {
  ministry: string;
  power: Power;
  vp: number;
  treaty: number;
}

export interface Forecast {
  prizes: Prize[];
  extras: Extra[];
  vp: number;
  debt: Sides;
  treaty: Sides;
  /** Who takes every award and every demand, and with them the game. */
  sweep: Power | null;
}

function leader(tally: Sides, margin: number): Power | null {
  const lead = tally.fr - tally.br;
  if (lead >= margin) return 'fr';
  return lead <= -margin ? 'br' : null;
}

function hasMinistry(state: ImperialState, power: Power, ministry: string): boolean {
  return state.ministries.face_up[power].includes(ministry);
}

export function awardPrize(state: ImperialState, region: Region): Prize | null {
  const award = AWARDS[state.awards[region] ?? ''];
  if (!award) return null;
  const tally = regionTally(state, region);
  const winner = leader(tally, award.margin);
  const prize: Prize = {
    kind: 'region',
    id: region,
    tally,
    margin: award.margin,
    winner,
    vp: award.vp,
    treaty: award.trp,
    debt: 0,
  };
  if (region === 'europe') withEuropeanMinistries(state, prize);
  if (region === 'india') withDupleix(state, prize);
  return prize;
}

export function prestigePrize(state: ImperialState): Prize {
  const tally = prestigeTally(state);
  return {
    kind: 'prestige',
    id: 'prestige',
    tally,
    margin: 1,
    winner: leader(tally, 1),
    vp: PRESTIGE_VP,
    treaty: 0,
    debt: 0,
  };
}

export function demandPrize(state: ImperialState, commodity: Commodity): Prize {
  const tally = commodityTally(state, commodity);
  const reward = DEMAND[commodity][state.era];
  const prize: Prize = {
    kind: 'commodity',
    id: commodity,
    tally,
    margin: 1,
    winner: leader(tally, 1),
    vp: reward.vp,
    treaty: reward.trp,
    debt: reward.debt,
  };
  if (DUPLEIX_COMMODITIES.includes(commodity)) withDupleix(state, prize);
  return prize;
}

function withEuropeanMinistries(state: ImperialState, prize: Prize): void {
  if (prize.winner === 'fr' && hasMinistry(state, 'fr', 'court_of_the_sun_king')) prize.vp += 1;
  if (prize.winner && hasMinistry(state, 'br', 'samuel_johnson')) {
    prize.vp = prize.winner === 'br' ? prize.vp + 1 : Math.max(0, prize.vp - 1);
  }
}

function withDupleix(state: ImperialState, prize: Prize): void {
  if (prize.winner === 'fr' && hasMinistry(state, 'fr', 'dupleix')) prize.treaty += 1;
}

/** The prestige spaces of each European country that has several spaces. */
const VOLTAIRE_COUNTRIES = prestigeOfLargeCountries();

function prestigeOfLargeCountries(): string[][] {
  const countries: Record<string, string[]> = {};
  for (const id of SPACE_IDS) {
    const space = SPACES[id];
    if (space?.country && space.region === 'europe') (countries[space.country] ??= []).push(id);
  }
  return Object.values(countries)
    .filter((places) => places.length > 1)
    .map((places) => places.filter((id) => SPACES[id]?.prestige));
}

export function voltairePoints(state: ImperialState): number {
  if (!hasMinistry(state, 'fr', 'voltaire')) return 0;
  const held = VOLTAIRE_COUNTRIES.filter((places) => places.some((id) => controls(state, 'fr', id)));
  return Math.min(MOST_VOLTAIRE_POINTS, held.length);
}

export function companyPoints(state: ImperialState): number {
  if (!hasMinistry(state, 'br', 'east_india_company')) return 0;
  const paying = COMPANY_ADVANTAGES.filter((id) => {
    const advantage = advantageOf(state, id);
    return advantage.holder === 'br' && !advantage.exhausted && !isSuspended(state, id);
  });
  return Math.min(MOST_COMPANY_VP, paying.length);
}

/** Score everything in the order of the rules; only debt beyond the limit depends on it (6.3). */
export function forecast(state: ImperialState): Forecast {
  const awards = REGIONS.map((region) => awardPrize(state, region)).filter((prize) => prize !== null);
  const demands = demandedNow(state).map((commodity) => demandPrize(state, commodity));
  const prestige = prestigePrize(state);
  const told: Forecast = {
    prizes: [prestige, ...awards, ...demands],
    extras: extras(state),
    vp: state.vp,
    debt: { ...state.debt },
    treaty: { ...state.treaty_points },
    sweep: null,
  };
  for (const prize of [...awards, prestige, ...demands]) handOut(state, told, prize);
  for (const extra of told.extras) {
    score(told, extra.power, extra.vp);
    told.treaty[extra.power] += extra.treaty;
  }
  const takers = new Set([...awards, ...demands].map((prize) => prize.winner));
  if (takers.size === 1 && awards.length > 0) told.sweep = [...takers][0] ?? null;
  return told;
}

function extras(state: ImperialState): Extra[] {
  const all: Extra[] = [
    { ministry: 'voltaire', power: 'fr', vp: 0, treaty: voltairePoints(state) },
    { ministry: 'east_india_company', power: 'br', vp: companyPoints(state), treaty: 0 },
  ];
  return all.filter((extra) => extra.vp || extra.treaty);
}

function handOut(state: ImperialState, told: Forecast, prize: Prize): void {
  const { winner } = prize;
  if (!winner) return;
  score(told, winner, prize.vp);
  told.treaty[winner] += prize.treaty;
  const room = Math.max(0, state.debt_limit[winner] - told.debt[winner]);
  const taken = Math.min(prize.debt, room);
  told.debt[winner] = Math.max(0, told.debt[winner] + taken);
  const beyond = Math.max(0, prize.debt - taken);
  const spared = winner === 'br' && hasMinistry(state, 'br', 'james_watt');
  if (!spared) score(told, rival(winner), beyond);
}

function score(told: Forecast, power: Power, vp: number): void {
  told.vp += power === 'fr' ? vp : -vp;
}
