/** The guided first round: what the screen shows, and the actions of a round as they come. */

import type { Moment, Step } from '$shell/guide/steps';
import type { View } from '$shell/view';
import type { ImperialState } from './state';

interface Round {
  state: ImperialState;
  /** The question to this seat. */
  prompt: string | null;
  /** The player has a tile and acts with it. */
  acting: boolean;
  /** The player has taken the first tile of the game. */
  taken: boolean;
}

function roundOf(view: View): Round {
  const state = view.state as ImperialState;
  const own = state.own?.power ?? null;
  const mine = own === null ? [] : state.tiles[own];
  const acting = own !== null && state.active === own && typeof state.round?.tile === 'string';
  return {
    state,
    prompt: view.asks.find((ask) => ask.options)?.prompt ?? null,
    acting,
    taken: acting || state.turn > 1 || mine.length > 0,
  };
}

function choosingMinisters(view: View): Moment {
  return roundOf(view).prompt === 'ask-appoint' ? 'now' : 'late';
}

function choosingWhoBegins(view: View): Moment {
  const { state, prompt } = roundOf(view);
  if (prompt === 'ask-who-first') return 'now';
  return state.stage === 'peace_begins' && state.turn === 1 ? 'early' : 'late';
}

function takingTile(view: View): Moment {
  const { prompt, taken } = roundOf(view);
  if (taken) return 'late';
  return prompt === 'ask-invest' ? 'now' : 'early';
}

function holdingPoints(view: View): Moment {
  const { acting, taken } = roundOf(view);
  if (acting) return 'now';
  return taken ? 'late' : 'early';
}

function spending(view: View): Moment {
  const moment = holdingPoints(view);
  return moment === 'now' && roundOf(view).state.round?.untouched === false ? 'late' : moment;
}

function watching(view: View): Moment {
  const { state, acting, taken } = roundOf(view);
  const other = state.own?.power === 'fr' ? 'br' : 'fr';
  if (!taken || acting) return 'early';
  return state.turn > 1 || (state.active !== other && state.tiles[other].length > 0) ? 'now' : 'early';
}

export const GUIDE: Step[] = [
  { text: 'is-guide-vp', about: ['.victory-points', '.top [role="img"]'], board: true },
  { text: 'is-guide-maps', about: ['.rail', '.map-tabs'], board: true },
  { text: 'is-guide-awards', about: ['.plate[data-map="europe"]', '.plate'], board: true },
  {
    text: 'is-guide-demand',
    about: ['.side .forecast', '#tab-forecast', '.demand.on'],
    tab: 'forecast',
    board: true,
  },
  {
    text: 'is-guide-ministers',
    about: ['.picker'],
    page: 'hand',
    tab: 'log',
    moment: choosingMinisters,
  },
  { text: 'is-guide-first', about: ['.prompt'], moment: choosingWhoBegins },
  { text: 'is-guide-invest', about: ['.tiles'], page: 'tiles', moment: takingTile },
  { text: 'is-guide-points', about: ['.prompt .point-list'], moment: holdingPoints },
  { text: 'is-guide-spend', about: ['.play-sheet'], question: 'ask-act', moment: spending },
  { text: 'is-guide-why', about: ['.space-card', '.play-sheet'] },
  { text: 'is-guide-events', about: ['.tray .hand', '.tray'], page: 'hand' },
  {
    text: 'is-guide-debt',
    about: ['.prompt .point-kind:has([href="#i-debt"])', '.power-plate .plate-counts'],
  },
  { text: 'is-guide-war', about: ['.war'], war: true },
  { text: 'is-guide-undo', about: ['.prompt-answers .button:has([href="#i-undo"])'] },
  { text: 'is-guide-end', about: ['.prompt-answers .primary'], question: 'ask-act', moment: holdingPoints },
  { text: 'is-guide-bot', about: ['.side .pane'], tab: 'log', moment: watching },
  { text: 'is-guide-help', about: ['.top .tools'] },
];
