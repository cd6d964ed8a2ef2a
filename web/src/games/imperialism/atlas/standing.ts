/** What the atlas shows of every place: who holds it, what may be done there, what it costs. */

import { verbOf, type Offered } from '$shell/view';
import { offersOn } from '../answers';
import { BOARD_COLONIES, POWER, TERRITORY } from '../facts';
import type { State } from '../state';
import { PLACES } from './chart';

/** A home that somebody leads or nobody, a territory that is laid out, in the own hand, open, or in a
 * deck; or a colony of the board, which several may hold. */
export type Standing = 'home' | 'idle' | 'held' | 'hand' | 'open' | 'away' | 'board';

export interface Sight {
  id: string;
  standing: Standing;
  /** The places at the table of who leads or holds it. */
  holders: number[];
  offers: Offered[];
  /** The price that is printed, or asked. */
  price: number | null;
  /** The price is asked now. */
  asked: boolean;
}

const VERBS = ['conquer', 'take', 'cede', 'land_war', 'sea_war', 'against', 'move_ruler'];
const PRICED: ReadonlySet<Standing> = new Set(['hand', 'open', 'board']);

function standingOf(game: State, id: string, holders: number[]): Standing {
  if (POWER[id]) return holders.length > 0 ? 'home' : 'idle';
  if (BOARD_COLONIES.includes(id)) return 'board';
  if (holders.length > 0) return 'held';
  if (game.hand?.includes(id)) return 'hand';
  return game.row.includes(id) ? 'open' : 'away';
}

function sightOf(game: State, options: Offered[], id: string): Sight {
  const holders = game.empires.flatMap(({ power, territories }, place) =>
    power === id || territories.includes(id) ? [place] : [],
  );
  const standing = standingOf(game, id, holders);
  const offers = offersOn(options, id, ...VERBS);
  const conquest = offers.find(({ option }) => verbOf(option) === 'conquer');
  const glows = offers.length > 0 && !conquest;
  const printed = PRICED.has(standing) && !glows ? (TERRITORY[id]?.cost ?? null) : null;
  return { id, standing, holders, offers, price: conquest ? conquest.cost : printed, asked: !!conquest };
}

/** All places of the atlas, as the rules let this seat see and use them. */
export const sightsOf = (game: State, options: Offered[]): Sight[] =>
  PLACES.map(({ id }) => sightOf(game, options, id));
