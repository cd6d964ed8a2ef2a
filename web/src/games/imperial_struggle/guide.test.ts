import { describe, expect, it } from 'vitest';
import { momentOf } from '$shell/guide/steps';
import type { Ask, View } from '$shell/view';
import { POSITIONS } from './examples/positions';
import { GUIDE } from './guide';
import type { Explanation, Seen } from './explain';
import type { ImperialState, RoundState } from './state';
import { TIPS } from './tips';

const POSITION = POSITIONS.find(({ state }) => state.own?.power === 'fr' && state.round);
const BEGUN = POSITION?.state;
if (!BEGUN?.round) throw new Error('no position of a round');
const ROUND: RoundState = {
  ...BEGUN.round,
  number: 1,
  tile: null,
  untouched: true,
  purses: [],
  first_region: [null, null],
};

/** Little is told by the rules, unless a test says so. */
const EXPLAINED = { ...POSITION?.explain, debt_room: { fr: 6, br: 6 }, protected: [] as string[] };

function view(
  { explain = {}, ...state }: Partial<Omit<Seen, 'explain'>> & { explain?: Partial<Explanation> },
  prompt?: string,
  ...options: string[]
): View {
  const ask: Ask = {
    seat: 'FR',
    prompt: prompt ?? '',
    cite: '',
    options: options.map((option) => ({ option, cost: null })),
  };
  return {
    game: 'imperial_struggle',
    seat: 'FR',
    position: 1,
    seats: ['FR', 'BR'],
    seed_hash: '',
    asks: prompt === undefined ? [] : [ask],
    state: { ...BEGUN, turn: 1, ...state },
    asides: [],
    explain: { ...EXPLAINED, ...explain },
    result: null,
  };
}

const tiles = (fr: string[], br: string[]) => ({ available: [], fr, br, used: [], stack: 0 });
const acting = (round: Partial<RoundState> = {}): Partial<ImperialState> => ({
  stage: 'action_round',
  active: 'fr',
  tiles: tiles(['e4_d2_a'], []),
  round: { ...ROUND, tile: 'e4_d2_a', ...round },
});

const PLAY = {
  appoint: view({ stage: 'peace_begins', active: null, round: null, tiles: tiles([], []) }, 'ask-appoint'),
  first: view({ stage: 'peace_begins', active: null, round: null, tiles: tiles([], []) }, 'ask-who-first'),
  invest: view({ stage: 'action_round', active: 'fr', round: ROUND, tiles: tiles([], []) }, 'ask-invest'),
  act: view(acting(), 'ask-act'),
  spent: view(acting({ untouched: false }), 'ask-act'),
  bot: view({ ...acting(), active: 'br', round: { ...ROUND, tile: null } }),
  again: view(
    { ...acting(), active: 'fr', tiles: tiles(['e4_d2_a'], ['d2_m2']), round: ROUND },
    'ask-invest',
  ),
};

const moments = (text: string) => {
  const step = GUIDE.find((each) => each.text === text);
  if (!step) throw new Error(text);
  return Object.values(PLAY).map((each) => momentOf(step, each));
};

describe('the guided first round', () => {
  it('follows the player through the first round', () => {
    expect(moments('is-guide-ministers')).toEqual(['now', 'late', 'late', 'late', 'late', 'late', 'late']);
    expect(moments('is-guide-first')).toEqual(['early', 'now', 'late', 'late', 'late', 'late', 'late']);
    expect(moments('is-guide-invest')).toEqual(['early', 'early', 'now', 'late', 'late', 'late', 'late']);
    expect(moments('is-guide-spend')).toEqual(['early', 'early', 'early', 'now', 'late', 'late', 'late']);
    expect(moments('is-guide-end')).toEqual(['early', 'early', 'early', 'now', 'now', 'late', 'late']);
    expect(moments('is-guide-bot')).toEqual(['early', 'early', 'early', 'early', 'early', 'early', 'now']);
  });

  it('speaks of everything a beginner meets', () => {
    expect(GUIDE.filter((step) => !step.moment).map((step) => step.text)).toEqual(
      ['vp', 'maps', 'awards', 'demand', 'why', 'events', 'debt', 'war', 'undo', 'help'].map(
        (each) => `is-guide-${each}`,
      ),
    );
  });
});

const tipsFor = (shown: View) =>
  TIPS.filter((tip) => tip.situation(shown) !== null).map((tip) => tip.text.replace('is-tip-', ''));

const calm = {
  debt: { fr: 0, br: 0 },
  debt_limit: { fr: 6, br: 6 },
  treaty_points: { fr: 0, br: 0 },
  spaces: {},
};

describe('tips', () => {
  it('say nothing when nothing is new', () => {
    expect(tipsFor(view({ ...calm, ...acting() }, 'ask-act', 'end_round'))).toEqual([]);
    expect(tipsFor(PLAY.bot)).toEqual([]);
  });

  it('tell of the Minor Action, of Events and of other Regions', () => {
    const round = {
      purses: [{ kind: 'minor' as const, action: 'economic' as const, points: 2, limit: 'anywhere' }],
      first_region: ['europe' as const, null],
    };
    const shown = view({ ...calm, ...acting(round) }, 'ask-act', 'play tax_reform');
    expect(tipsFor(shown)).toEqual(['event', 'region', 'minor']);
  });

  it('tell of a Protected Market and of Conflict markers', () => {
    const market = { massachusetts_bay: { flag: 'br' as const } };
    const shifts = (spaces: ImperialState['spaces'], ...guarded: string[]) => {
      const shown = { ...calm, ...acting(), spaces, explain: { protected: guarded } };
      return tipsFor(view(shown, 'ask-act', 'shift massachusetts_bay'));
    };
    expect(shifts(market)).toEqual([]);
    expect(shifts(market, 'massachusetts_bay')).toEqual(['protected']);
    expect(shifts({ massachusetts_bay: { flag: 'br', conflict: 'conflict' } })).toEqual(['conflict']);
  });

  it('tell of debt and of treaty points that will be lost', () => {
    const debt = { debt: { fr: 5, br: 0 }, explain: { debt_room: { fr: 1, br: 6 } } };
    expect(tipsFor(view({ ...calm, ...acting(), ...debt }, 'ask-act', 'pass_round'))).toEqual([
      'pass',
      'debt',
    ]);
    const treaty = { turn: 2, treaty_points: { fr: 6, br: 0 } };
    expect(tipsFor(view({ ...calm, ...acting({ number: 4 }), ...treaty }, 'ask-act'))).toEqual(['treaty']);
  });

  it('warn before a War, and of Ministries that are still hidden', () => {
    const own = BEGUN.own && { ...BEGUN.own, face_down: ['john_law'] };
    const late = { ...calm, ...acting({ number: 3 }), own };
    expect(tipsFor(view(late, 'ask-act'))).toEqual(['ministry', 'war']);
    expect(tipsFor(view({ ...late, turn: 2 }, 'ask-act'))).toEqual([]);
  });
});
