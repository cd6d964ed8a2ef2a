// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from 'vitest';
import type { Component } from 'svelte';
import type { GameClient, GameProps } from '$shell/game';
import type { TableRow } from '$contract';
import { emptyPlan } from '$shell/planning.svelte';
import type { Offered, View } from '$shell/view';
import { words } from '$shell/words.svelte';
import { Desk } from './desk.svelte';
import { promptWords } from './prompt';

const NOTHING = (() => ({})) as unknown as Component<GameProps>;
const GAME: GameClient = {
  id: 'imperial_struggle',
  Board: NOTHING,
  Top: NOTHING,
  Tray: NOTHING,
  Plates: NOTHING,
  Forecast: NOTHING,
  Points: NOTHING,
  Drawer: NOTHING,
  isOnBoard: (option) => option.startsWith('shift'),
  kind: (verb) => ({ shift: 'space', bid: 'number', go_first: 'power' })[verb] ?? null,
  primary: (options) => options.find((option) => option === 'end_round') ?? null,
  isWeighty: (option) => option === 'pass_round',
};

const ROW = {
  id: 't',
  game: 'imperial_struggle',
  clock: { kind: 'none' },
  seats: [
    { seat: 'FR', kind: 'bot', name: 'greedy', bot: 'greedy', present: true },
    { seat: 'BR', kind: 'human', name: 'Ania', bot: null, present: true },
  ],
} as unknown as TableRow;

function view(asked: string, options: string[], result: View['result'] = null): View {
  const priced = options.map((option): Offered => ({ option, cost: null }));
  const asks = result ? [] : [{ seat: asked, prompt: 'ask-act', cite: '5.3', options: priced }];
  return {
    game: ROW.game,
    seat: 'BR',
    position: 4,
    seats: ['FR', 'BR'],
    seed_hash: '',
    asks,
    state: {},
    asides: [],
    confidants: null,
    explain: {},
    result,
  };
}

/** A desk before which Britain sits; a plan stands in for what the server would send. */
function desk(shown: View): Desk {
  const made = new Desk('t');
  made.game = GAME;
  made.table.row = ROW;
  made.table.seats = ['BR'];
  made.table.seat = 'BR';
  made.table.plan = emptyPlan({ view: shown, log: [], undoable: 0, clocks: {} });
  return made;
}

beforeAll(() => words.play('imperial_struggle', 'en'));

describe('the options', () => {
  it('are parted into the board, the dark button and the others', () => {
    const made = desk(view('BR', ['shift caicos', 'pass_round', 'end_round']));
    expect(made.primary?.option).toBe('end_round');
    expect(made.others.map((each) => each.option)).toEqual(['pass_round']);
  });

  it('give the dark button the only one', () => {
    const made = desk(view('BR', ['shift caicos']));
    expect(made.primary?.option).toBe('shift caicos');
    expect(made.others).toEqual([]);
  });

  it('are not all given by Enter alone', () => {
    const safe = desk(view('BR', [])).isSafe.bind(desk(view('BR', [])));
    expect(safe({ option: 'end_round', cost: null })).toBe(true);
    expect(safe({ option: 'pass_round', cost: null })).toBe(false);
    expect(safe({ option: 'end_round', cost: 2, owed: 2 })).toBe(false);
  });

  it('are told in words', () => {
    const made = desk(view('BR', []));
    expect(made.optionText('shift caicos')).toBe('Shift Caicos');
    expect(made.optionText('go_first fr')).toBe('France goes first');
    expect(made.optionText('bid 3')).toBe('3 TRP');
    expect(made.optionText('bid 0')).toBe('0 TRP');
    expect(made.optionText('end_round')).toBe('End the round');
  });
});

describe('the prompt', () => {
  it('asks the player', () => {
    const said = promptWords(desk(view('BR', ['end_round'])));
    expect(said).toMatchObject({ seat: 'BR', question: 'Spend your points, or end the round' });
  });

  it('names who has to decide', () => {
    const made = desk(view('FR', []));
    const asks = [{ seat: 'FR', prompt: 'ask-act', cite: '' }];
    const shown = { view: { ...view('FR', []), asks }, log: [], undoable: 0, clocks: {} };
    made.table.plan = emptyPlan(shown);
    expect(promptWords(made).question).toBe('Now France would decide');
  });
});

describe('the hint', () => {
  it('counts what the question is about', async () => {
    await words.play('price_of_power', 'en');
    const args = { realm: 'realm-saxony', foe: 'realm-france', n: 3 };
    const asks = [{ seat: 'BR', prompt: 'ask-imperial-call', cite: '18.4', args, options: [] }];
    const said = promptWords(desk({ ...view('BR', []), asks }));
    await words.play('imperial_struggle', 'en');
    expect(said.hint).toContain('3 Imperial Units would join you');
  });
});

describe('a plan', () => {
  it('says for whom one decides, and that what they hold is imagined', () => {
    const made = desk({ ...view('FR', ['end_round']), seat: 'FR' });
    const said = promptWords(made);
    expect(said).toMatchObject({ seat: 'FR', question: 'Spend your points, or end the round' });
    expect(said.hint).toContain('you decide for France, whose hidden cards are imagined');
  });

  it('keeps the particulars of a question from before it', () => {
    const asks = [{ seat: 'FR', prompt: 'ask-keep-tile', cite: '', args: {}, veiled: true, options: [] }];
    const made = desk({ ...view('FR', []), seat: 'FR', asks });
    expect(promptWords(made).question).toBe('France has a decision whose particulars you cannot know');
  });

  it('tells where the game would end', () => {
    const made = desk({ ...view('BR', []), asks: [], result: { winners: ['BR'], ending: 'vp', scores: [] } });
    expect(promptWords(made)).toMatchObject({ seat: 'BR', hint: 'Winner in this plan: Ania' });
  });

  it('reads its answers in words', () => {
    const made = desk(view('BR', []));
    expect(made.answerText('FR shift caicos')).toBe('France: Shift Caicos');
    expect(made.answerOf('XX shift caicos')).toEqual({ seat: null, option: 'XX shift caicos' });
  });
});

describe('players', () => {
  it('are called by their names, or by their side', () => {
    const made = desk(view('BR', []));
    expect(made.player('BR')).toBe('Ania');
    expect(made.player('FR')).toBe('Bot “steady”');
    made.table.row = { ...ROW, seats: ROW.seats.map((row) => ({ ...row, name: '' })) };
    expect(made.player('BR')).toBe('Great Britain');
  });
});
