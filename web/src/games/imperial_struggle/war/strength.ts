/** The strength of both sides in a theater (7.1.3): the rules of war.py, read off what a seat sees.
 * The board is open to all; tiles count as far as the seat knows them. */

import { SPACES, SPACE_IDS, type Power, type Region, type SpaceType } from '../facts';
import { controls, onSpace, type ImperialState, type Sides } from '../state';
import { rival } from '../cards/powers';
import { MINISTRIES } from '../cards/facts';
import { WAR_TILES, type BonusSource, type TheaterDisplay } from './display';

const MARKER_STRENGTH = 2;
const FRENCH_AND_INDIAN_WAR = 'syw_french_and_indian_war';

/** A line of the list: what it is, where, and what it adds. */
export interface Contribution {
  kind: 'ally' | 'keyword' | 'conflict' | 'fort' | 'squadron' | 'byng' | 'atlantic' | 'damaged' | 'board';
  /** Spaces, or the keyword. */
  names: string[];
  value: number;
}

/** A side's tiles in a theater: those that the seat knows, and how many it does not. */
export interface Army {
  tiles: string[];
  hidden: number;
  strength: number;
}

export interface Strength {
  army: Army;
  board: number;
  contributions: Contribution[];
}

function within(regions: Region[], ...types: SpaceType[]): string[] {
  return SPACE_IDS.filter((id) => {
    const space = SPACES[id];
    return space !== undefined && regions.includes(space.region) && types.includes(space.type);
  });
}

function alliesOf(source: BonusSource): string[] {
  if (source.kind === 'space') return [source.space];
  if (source.kind !== 'country') return [];
  return SPACE_IDS.filter((id) => {
    const space = SPACES[id];
    return space?.country === source.country && space.alliance;
  });
}

function lines(state: ImperialState, power: Power, theater: TheaterDisplay): Contribution[] {
  const found: Contribution[] = [];
  const add = (kind: Contribution['kind'], names: string[], value = names.length) => {
    if (names.length) found.push({ kind, names, value });
  };
  const sources = theater.bonus_strength;
  const allies = sources.flatMap(alliesOf);
  add(
    'ally',
    allies.filter((id) => controls(state, power, id)),
  );
  for (const source of sources) {
    if (source.kind === 'keyword' && hasKeyword(state, power, source.keyword)) {
      add('keyword', [source.keyword]);
    } else if (source.kind === 'conflict_markers') {
      const places = within(source.regions, 'market', 'political');
      add(
        'conflict',
        places.filter((id) => {
          const here = onSpace(state, id);
          return here.flag === rival(power) && here.conflict !== undefined;
        }),
      );
    } else if (source.kind === 'forts') {
      const forts = within(source.regions, 'fort').filter((id) => onSpace(state, id).flag === power);
      add(
        'fort',
        forts.filter((id) => !onSpace(state, id).damaged),
      );
      add(
        'damaged',
        forts.filter((id) => onSpace(state, id).damaged),
        0,
      );
    } else if (source.kind === 'squadrons') {
      add(
        'squadron',
        within(source.regions, 'naval').filter((id) => onSpace(state, id).flag === power),
      );
    }
  }
  return found;
}

function markers(state: ImperialState, power: Power, theater: TheaterDisplay): Contribution[] {
  const found: Contribution[] = [];
  const marker = (kind: 'byng' | 'atlantic') => found.push({ kind, names: [], value: MARKER_STRENGTH });
  if (power === 'br' && state.war?.byng === theater.id) marker('byng');
  if (theater.id === FRENCH_AND_INDIAN_WAR && state.war?.atlantic_dominance === power) {
    marker('atlantic');
  }
  return found;
}

/** A keyword counts only on a ministry that lies open (3.5.3). */
export function hasKeyword(state: ImperialState, power: Power, keyword: string): boolean {
  return state.ministries.face_up[power].some((id) => MINISTRIES[id]?.keywords.includes(keyword));
}

export function armyOf(state: ImperialState, power: Power, theater: string): Army {
  const here = state.war?.theaters[theater];
  const own = state.own?.power === power ? state.own.war_tiles[theater] : undefined;
  const tiles = here?.[power] ?? own;
  if (tiles) return { tiles, hidden: 0, strength: tilesStrength(tiles) };
  return { tiles: [], hidden: here ? here.basic[power] + here.bonus[power] : 0, strength: 0 };
}

export function tilesStrength(tiles: string[]): number {
  return tiles.reduce((sum, id) => sum + (WAR_TILES[id]?.strength ?? 0), 0);
}

export function strengthOf(state: ImperialState, power: Power, theater: TheaterDisplay): Strength {
  const contributions = [...lines(state, power, theater), ...markers(state, power, theater)];
  return {
    army: armyOf(state, power, theater.id),
    board: contributions.reduce((sum, each) => sum + each.value, 0),
    contributions,
  };
}

/** What the board alone gives both sides in some theaters. */
export function boardStrength(state: ImperialState, theaters: TheaterDisplay[]): Sides {
  const sum = (power: Power) =>
    theaters.reduce((total, theater) => total + strengthOf(state, power, theater).board, 0);
  return { fr: sum('fr'), br: sum('br') };
}
