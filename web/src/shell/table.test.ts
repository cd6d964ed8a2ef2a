// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ViewData } from '$contract';
import { emptyPlan } from './planning.svelte';
import { TableClient } from './table.svelte';
import type { Vocabulary } from './view';

class FakeSocket {
  static readonly OPEN = 1;
  static readonly all: FakeSocket[] = [];
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close() {
    this.onclose({ code: 1000 });
  }

  say(message: Record<string, unknown>) {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const view = (seat: string, position: number, asked: string): ViewData => ({
  game: 'g',
  seat,
  position,
  seats: ['FR', 'BR'],
  seed_hash: '',
  asks: [{ seat: asked, prompt: 'ask', cite: '', menu: [{ verb: 'go', targets: [0] }] }],
  state: { towns: { rome: { flag: 'fr' }, kent: { flag: 'br' } } },
  asides: [],
  confidants: null,
  explain: {},
  result: null,
});

const state = (seat: string, position: number, log: string[], from = 0, asked = seat) => ({
  type: 'state',
  seat,
  position,
  view: view(seat, position, asked),
  log: log.map((text) => ({ at: position, text, args: {}, cite: '' })),
  from,
  undoable: 0,
  clocks: {},
});

const WORDS: Vocabulary = { go: [], take: ['a', 'b', 'c', 'd'] };

const welcome = (seats: string[]) => ({
  type: 'welcome',
  table: { id: 't', game: 'g' },
  seats,
  owner: false,
  seed_hash: '',
  fingerprint: 'f',
});

/** Let the vocabulary come. */
const settle = () => vi.advanceTimersByTimeAsync(0);

async function open(seats = ['FR'], learn = vi.fn(() => Promise.resolve(WORDS))) {
  const table = new TableClient(
    't',
    () => ['token'],
    () => 'en',
    learn,
  );
  table.connect();
  const socket = last();
  socket.onopen();
  socket.say(welcome(seats));
  await settle();
  return { table, socket, learn };
}

function last(): FakeSocket {
  const socket = FakeSocket.all.at(-1);
  if (!socket) throw new Error('nobody connected');
  return socket;
}

beforeEach(() => {
  FakeSocket.all.length = 0;
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a table', () => {
  it('is greeted with the tokens and shows the own seat', async () => {
    const { table, socket } = await open();
    expect(socket.sent[0]).toMatchObject({ type: 'hello', tokens: ['token'], chat: 0 });
    expect(table.seat).toBe('FR');
    socket.say(state('FR', 3, ['a', 'b']));
    expect(table.view?.position).toBe(3);
    expect(table.options).toEqual([{ option: 'go', cost: null }]);
  });

  it('says within half a second that an answer is on its way, until it has come', async () => {
    const { table, socket } = await open();
    socket.say(state('FR', 3, []));
    const answer = table.answer('go');
    vi.advanceTimersByTime(300);
    expect(table.sending).toBe(false);
    vi.advanceTimersByTime(200);
    expect(table.sending).toBe(true);
    socket.say({ type: 'ack', id: socket.sent.at(-1)?.id, position: 4 });
    await answer;
    expect(table.sending).toBe(false);
  });

  it('says nothing of an answer that comes at once', async () => {
    const { table, socket } = await open();
    socket.say(state('FR', 3, []));
    const answer = table.answer('go');
    socket.say({ type: 'ack', id: socket.sent.at(-1)?.id, position: 4 });
    await answer;
    vi.advanceTimersByTime(1000);
    expect(table.sending).toBe(false);
  });

  it('tells within five seconds that the server cannot be heard', async () => {
    const { table, socket } = await open();
    socket.say(state('FR', 3, []));
    vi.advanceTimersByTime(1000);
    expect(table.silent).toBe(false);
    vi.advanceTimersByTime(4000);
    expect(table.silent).toBe(true);
    socket.say(state('FR', 4, []));
    expect(table.silent).toBe(false);
    table.close();
  });

  it('adds new lines to the log and drops those taken back', async () => {
    const { table, socket } = await open();
    socket.say(state('FR', 3, ['a', 'b', 'c']));
    socket.say(state('FR', 2, ['d'], 1));
    expect(table.present?.log.map((line) => line.text)).toEqual(['a', 'd']);
  });

  it('forgets an analysis that is not whole when it has lost touch, so that it is asked for again', async () => {
    const { table, socket } = await open();
    const told = { type: 'hindsight', seats: [], moments: [], mistakes: [], begun: true, failed: false };
    socket.say({ ...told, done: 40 });
    expect(table.hindsight?.done).toBe(40);
    socket.say(welcome(['FR']));
    expect(table.hindsight).toBeNull();
    socket.say({ ...told, done: 100 });
    socket.say(welcome(['FR']));
    expect(table.hindsight?.done).toBe(100);
  });

  it('makes the changes to what it knows, and leaves the rest as it is', async () => {
    const { table, socket } = await open();
    socket.say(state('FR', 3, ['a']));
    const before = table.view?.state as { towns: Record<string, { flag: string }> };
    const { view: whole, ...rest } = state('FR', 4, ['b'], 1);
    const menu = [{ verb: 'take', targets: [1, 2], costs: [2, null] }];
    const changes = {
      position: [4],
      asks: { 0: { menu: [menu] } },
      state: { towns: { rome: { flag: ['br'] } } },
    };
    expect(whole.position).toBe(4);
    socket.say({ ...rest, changes });
    const after = table.view?.state as typeof before;
    expect(after.towns).toEqual({ rome: { flag: 'br' }, kent: { flag: 'br' } });
    expect(after.towns.kent).toBe(before.towns.kent);
    expect(table.options).toEqual([
      { option: 'take b', cost: 2 },
      { option: 'take d', cost: null },
    ]);
    expect(table.present?.log.map((line) => line.text)).toEqual(['a', 'b']);
  });

  it('learns the words of the game once, before it reads a menu', async () => {
    const { table, socket, learn } = await open();
    expect(learn).toHaveBeenCalledExactlyOnceWith('g', 'f');
    socket.onclose({ code: 1006 });
    vi.advanceTimersByTime(400);
    last().onopen();
    last().say(welcome(['FR']));
    last().say(state('FR', 3, []));
    expect(table.options).toHaveLength(1);
    expect(learn).toHaveBeenCalledOnce();
    last().say({ ...welcome(['FR']), fingerprint: 'newer' });
    last().say(state('FR', 4, []));
    expect(table.view?.position).toBe(3);
    await settle();
    expect(table.view?.position).toBe(4);
  });

  it('comes back when the words could not be had', async () => {
    const { socket } = await open(
      ['FR'],
      vi.fn(() => Promise.reject(new Error('no'))),
    );
    expect(socket.sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(400);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('answers for longer, and knows what stands', async () => {
    const { table, socket } = await open();
    const standing = [{ id: 7, prompt: 'ask', args: {}, option: 'pass', period: 'turn' }];
    socket.say({ ...state('FR', 3, []), standing });
    expect(table.present?.standing).toEqual(standing);
    void table.stand('pass', null);
    const said = { type: 'stand', seat: 'FR', option: 'pass', period: null, at: 3 };
    expect(socket.sent.at(-1)).toMatchObject(said);
    void table.withdraw(7);
    expect(socket.sent.at(-1)).toMatchObject({ type: 'withdraw', seat: 'FR', standing: 7 });
  });

  const quiet = (position: number, line: string) => {
    const { view: seen, ...rest } = state('FR', position, [line], position - 3);
    return { ...rest, view: { ...seen, asks: [] } };
  };

  it('shows what comes too fast to be seen at the next beat, and a question at once', async () => {
    const { table, socket } = await open();
    socket.say(quiet(3, 'a'));
    socket.say(quiet(4, 'b'));
    expect(table.view?.position).toBe(3);
    vi.advanceTimersByTime(100);
    expect(table.view?.position).toBe(4);
    socket.say(quiet(5, 'c'));
    socket.say(state('FR', 6, ['d'], 3));
    expect(table.view?.position).toBe(6);
    expect(table.present?.log.map(({ text }) => text)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('shows what others do while a question stands at the next beat', async () => {
    const { table, socket } = await open();
    socket.say(state('FR', 3, []));
    socket.say({ ...state('FR', 4, []), view: null, changes: { position: [4] } });
    expect(table.view?.position).toBe(3);
    vi.advanceTimersByTime(100);
    expect(table.view?.position).toBe(4);
  });

  it('rests as long as the page took to draw, and then shows all that has come', async () => {
    const { table, socket } = await open();
    socket.say(quiet(3, 'a'));
    vi.advanceTimersByTime(500); // the page is drawn
    await settle();
    socket.say(quiet(4, 'b'));
    vi.advanceTimersByTime(499);
    socket.say(quiet(5, 'c'));
    expect(table.view?.position).toBe(3);
    vi.advanceTimersByTime(1);
    expect(table.view?.position).toBe(5);
    expect(table.present?.log.map(({ text }) => text)).toEqual(['a', 'b', 'c']);
  });

  it('is answered at the position that is shown', async () => {
    const { table, socket } = await open();
    socket.say(state('FR', 3, []));
    const answered = table.answer('go');
    expect(socket.sent.at(-1)).toMatchObject({ type: 'answer', option: 'go', at: 3, seat: 'FR' });
    socket.say({ type: 'ack', id: socket.sent.at(-1)?.id, position: 4 });
    await answered;
  });

  it('takes several answers as one', async () => {
    const { table, socket } = await open();
    socket.say(state('FR', 3, []));
    const answered = table.answerAll(['go', 'take a']);
    const { id, ...sent } = socket.sent.at(-1) ?? {};
    expect(sent).toEqual({ type: 'answer', options: ['go', 'take a'], at: 3, seat: 'FR' });
    socket.say({ type: 'ack', id, position: 5 });
    await answered;
  });

  it('says something beside the questions', async () => {
    const { table, socket } = await open();
    socket.say(state('FR', 3, []));
    const said = table.aside('go');
    const { id, ...sent } = socket.sent.at(-1) ?? {};
    expect(sent).toEqual({ type: 'aside', seat: 'FR', option: 'go' });
    socket.say({ type: 'ack', id, position: 3 });
    await said;
  });

  it('says why an answer is refused', async () => {
    const { table, socket } = await open();
    socket.say(state('FR', 3, []));
    const answered = table.answer('go');
    const verdict = { reason: 'no-never', cite: '1.1' };
    const id = socket.sent.at(-1)?.id;
    socket.say({ type: 'error', id, error: 'illegal-answer', message: 'no', verdict });
    await expect(answered).rejects.toMatchObject({ code: 'illegal-answer', verdict });
  });

  it('asks why at the table, and in a plan where the plan leads', async () => {
    const { table, socket } = await open();
    socket.say(state('FR', 3, []));
    void table.why('paris', 'go');
    expect(socket.sent.at(-1)).toMatchObject({ type: 'why', target: 'paris', verb: 'go', plan: null });
    const shown = table.present;
    if (!shown) throw new Error('nothing is shown');
    table.plan = { ...emptyPlan(shown, 2), answers: ['FR go'] };
    const told = table.why('paris');
    const plan = { answers: ['FR go'], at: 2, others: 'wait' };
    expect(socket.sent.at(-1)).toMatchObject({ type: 'why', seat: 'FR', target: 'paris', verb: null, plan });
    const verdict = { verb: 'go', target: 'paris', allowed: false, reason: 'no-never', cite: '' };
    socket.say({ type: 'why', id: socket.sent.at(-1)?.id, verdicts: [verdict] });
    expect(await told).toEqual([verdict]);
  });

  it('is refused only before it is shown', async () => {
    const { table, socket } = await open();
    socket.say({ type: 'error', id: null, error: 'rate-limited', message: 'slower' });
    expect(table.refused).toBeNull();
    const other = new TableClient(
      'x',
      () => [],
      () => 'en',
    );
    other.connect();
    last().say({ type: 'error', id: null, error: 'unauthorised', message: 'private' });
    expect(other.refused).toBe('unauthorised');
  });

  it('comes back after a lost connection, without hearing the chat twice', async () => {
    const { table, socket } = await open();
    socket.say({ type: 'chat', n: 7, from: 'BR', to: null, text: 'hello', at: '' });
    const pending = table.answer('go').catch((error: unknown) => error);
    socket.onclose({ code: 1006 });
    expect(table.connected).toBe(false);
    await pending;
    vi.advanceTimersByTime(400);
    expect(FakeSocket.all).toHaveLength(2);
    last().onopen();
    expect(last().sent[0]).toMatchObject({ type: 'hello', chat: 7 });
    last().say(welcome(['FR']));
    last().say({ type: 'chat', n: 7, from: 'BR', to: null, text: 'hello', at: '' });
    expect(table.connected).toBe(true);
    expect(table.chat).toHaveLength(1);
  });

  it('does not come back where it has no business', async () => {
    const { socket } = await open();
    socket.onclose({ code: 4403 });
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});

describe('one screen for two', () => {
  it('never shows a seat before the curtain was lifted for it', async () => {
    const { table, socket } = await open(['FR', 'BR']);
    socket.say(state('FR', 0, []));
    const turned = table.turnTo('BR');
    expect(table.seat).toBe('FR');
    socket.say(state('BR', 0, []));
    socket.say({ type: 'ack', id: socket.sent.at(-1)?.id, position: 0 });
    await turned;
    expect(table.view?.seat).toBe('BR');
  });

  it('turns the new connection to the seat that was shown', async () => {
    const { table, socket } = await open(['FR', 'BR']);
    const turned = table.turnTo('BR');
    socket.say({ type: 'ack', id: socket.sent.at(-1)?.id, position: 0 });
    await turned;
    socket.onclose({ code: 1006 });
    vi.advanceTimersByTime(400);
    last().onopen();
    last().say(welcome(['FR', 'BR']));
    expect(last().sent.at(-1)).toMatchObject({ type: 'curtain', seat: 'BR' });
  });
});

/** What the server says about a plan. */
const told = (start: number, given: string[], asked = 'FR', more: object = {}) => ({
  type: 'sandbox',
  position: start + given.length,
  start,
  view: view(asked === 'BR by hand' ? 'BR' : 'FR', start + given.length, asked.slice(0, 2)),
  log: given.map((answer, place) => ({ at: start + place + 1, text: answer, args: {}, cite: '' })),
  from: 0,
  steps: given.map((answer, place) => {
    const [seat = '', option = ''] = answer.split(' ');
    return { at: start + place + 1, seat, option, forced: false, drawn: false };
  }),
  ready: given.filter((answer) => answer.startsWith('FR')).map((answer) => answer.slice(3)),
  ready_answers: given.filter((answer) => answer.startsWith('FR')).length,
  left_out: [],
  rest: [],
  refused: null,
  open: null,
  ...more,
});

describe('a plan', () => {
  async function begin() {
    const opened = await open();
    const { table, socket } = opened;
    socket.say(state('FR', 3, ['a']));
    const reply = (given: string[], asked?: string, more?: object) => {
      socket.say({ ...told(3, given, asked, more), id: socket.sent.at(-1)?.id });
      return settle();
    };
    const thinking = table.think();
    await reply([]);
    await thinking;
    return { ...opened, reply };
  }

  it('keeps its answers to itself', async () => {
    const { table, socket, reply } = await begin();
    const answering = table.answer('go');
    expect(socket.sent.at(-1)).toMatchObject({ type: 'sandbox', answers: ['FR go'], at: 3, others: 'wait' });
    await reply(['FR go']);
    await answering;
    expect(table.view?.position).toBe(4);
    expect(table.present?.view.position).toBe(3);
    expect(table.shown?.log.map(({ text }) => text)).toEqual(['a']);
    expect(table.plan?.told.map(({ text }) => text)).toEqual(['FR go']);
    const undoing = table.undo();
    expect(socket.sent.at(-1)).toMatchObject({ type: 'sandbox', answers: [] });
    await reply([]);
    await undoing;
    expect(table.plan?.ahead).toEqual(['FR go']);
    table.stopThinking();
    expect(table.plan).toBeNull();
  });

  it('stays left, though an answer in it was still on its way', async () => {
    const { table, reply } = await begin();
    const answering = table.answer('go');
    table.stopThinking();
    await reply(['FR go']);
    await answering;
    expect(table.plan).toBeNull();
  });

  it('is not overwritten by what was wanted before it', async () => {
    const { table, socket } = await begin();
    void table.answer('go');
    const late = socket.sent.at(-1)?.id;
    const thinking = table.think(['FR stay']);
    socket.say({ ...told(5, ['FR stay']), id: socket.sent.at(-1)?.id });
    await thinking;
    socket.say({ ...told(3, ['FR go']), id: late });
    await settle();
    expect(table.plan).toMatchObject({ at: 5, answers: ['FR stay'] });
  });

  it('is not begun any more once it was left', async () => {
    const { table, socket } = await begin();
    const thinking = table.think(['FR go']);
    table.stopThinking();
    socket.say({ ...told(3, ['FR go']), id: socket.sent.at(-1)?.id });
    await thinking;
    expect(table.plan).toBeNull();
  });

  it('begins where it began, though the game moves on', async () => {
    const { table, socket } = await begin();
    socket.say(state('FR', 5, ['a']));
    void table.answer('go');
    expect(socket.sent.at(-1)).toMatchObject({ type: 'sandbox', at: 3 });
  });

  it('lets bots answer until one is asked again', async () => {
    const { table, socket, reply } = await begin();
    const answering = table.answer('go');
    await reply(['FR go'], 'BR');
    expect(socket.sent.at(-1)).toMatchObject({ answers: ['FR go'], others: 'bot' });
    await reply(['FR go', 'BR go'], 'BR');
    await vi.advanceTimersByTimeAsync(300);
    expect(socket.sent.at(-1)).toMatchObject({ answers: ['FR go', 'BR go'], others: 'bot' });
    await reply(['FR go', 'BR go', 'BR go'], 'FR');
    await vi.advanceTimersByTimeAsync(300);
    await answering;
    expect(table.planning.thinking).toBe(false);
    expect(table.plan?.answers).toEqual(['FR go', 'BR go', 'BR go']);
    void table.undo();
    expect(socket.sent.at(-1)).toMatchObject({ answers: [] });
  });

  it('stops the bots when it is left', async () => {
    const { table, socket, reply } = await begin();
    void table.answer('go');
    await reply(['FR go'], 'BR');
    const asked = socket.sent.length;
    table.stopThinking();
    await reply(['FR go', 'BR go'], 'BR');
    await vi.advanceTimersByTimeAsync(1000);
    expect(table.plan).toBeNull();
    expect(socket.sent).toHaveLength(asked);
  });

  it('is answered for another seat by hand', async () => {
    const { table, socket, reply } = await begin();
    void table.planning.setOthers('hand');
    void table.answer('go');
    expect(socket.sent.at(-1)).toMatchObject({ answers: ['FR go'], others: 'hand' });
    await reply(['FR go'], 'BR by hand');
    expect(table.eyes).toBe('BR');
    expect(table.ask?.seat).toBe('BR');
    expect(table.seat).toBe('FR');
    void table.answer('go');
    expect(socket.sent.at(-1)).toMatchObject({ seat: 'FR', answers: ['FR go', 'BR go'], others: 'hand' });
  });

  it('goes back to a step and on again', async () => {
    const { table, socket, reply } = await begin();
    void table.answerAll(['go', 'go']);
    await reply(['FR go', 'FR go']);
    const back = table.planning.goTo(1);
    await reply(['FR go']);
    await back;
    expect(table.plan?.ahead).toEqual(['FR go']);
    void table.answer('go');
    await reply(['FR go', 'FR go']);
    expect(table.plan?.ahead).toEqual([]);
    void table.planning.goTo(0);
    await reply([]);
    void table.answer('stay');
    expect(socket.sent.at(-1)).toMatchObject({ answers: ['FR stay'] });
    await reply(['FR stay']);
    expect(table.plan?.ahead).toEqual([]);
  });

  it('is carried out as one, and says what remains', async () => {
    const { table, socket, reply } = await begin();
    table.planning.others = 'hand';
    void table.answer('go');
    await reply(['FR go', 'FR go', 'BR go']);
    const carrying = table.planning.carryOut();
    expect(socket.sent.at(-1)).toMatchObject({ type: 'answer', seat: 'FR', options: ['go', 'go'], at: 3 });
    expect(table.plan).not.toBeNull();
    socket.say({ type: 'ack', id: socket.sent.at(-1)?.id, position: 5 });
    await carrying;
    expect(table.plan).toBeNull();
    expect(table.planning.carriedOut).toEqual({ given: 2, rest: ['BR go'] });
    void table.think(['BR go']);
    expect(socket.sent.at(-1)).toMatchObject({ answers: ['BR go'], lenient: true, at: null });
    expect(table.planning.carriedOut).toBeNull();
  });

  it('stays if it cannot be carried out', async () => {
    const { table, socket, reply } = await begin();
    void table.answer('go');
    await reply(['FR go']);
    const carrying = table.planning.carryOut();
    socket.say({ type: 'error', id: socket.sent.at(-1)?.id, error: 'late-answer', message: 'late' });
    await expect(carrying).rejects.toMatchObject({ code: 'late-answer' });
    expect(table.plan?.answers).toEqual(['FR go']);
  });

  it('is told only what changes', async () => {
    const { table, socket } = await begin();
    const answering = table.answer('go');
    const changes = { position: [4], state: { towns: { kent: { flag: ['fr'] } } } };
    socket.say({ ...told(3, ['FR go']), view: undefined, changes, id: socket.sent.at(-1)?.id });
    await answering;
    expect(table.view?.state).toEqual({ towns: { rome: { flag: 'fr' }, kent: { flag: 'fr' } } });
    expect(table.view?.position).toBe(4);
  });

  it('starts from the past that is shown, and leads back there', async () => {
    const { table, socket } = await open();
    socket.say(state('FR', 3, ['a']));
    const looking = table.replay(1);
    const past = { type: 'replay', position: 1, last: 3, view: view('FR', 1, 'FR'), log: [], from: 0 };
    socket.say({ ...past, id: socket.sent.at(-1)?.id });
    await looking;
    expect(table.ask).toBeNull();
    const thinking = table.think();
    expect(socket.sent.at(-1)).toMatchObject({ type: 'sandbox', answers: [], at: 1 });
    socket.say({ ...told(1, []), id: socket.sent.at(-1)?.id });
    await thinking;
    expect(table.past).toBeNull();
    expect(table.plan?.fromPast).toBe(true);
    expect(table.ask?.seat).toBe('FR');
    void table.answer('go');
    expect(socket.sent.at(-1)).toMatchObject({ type: 'sandbox', answers: ['FR go'], at: 1 });
    table.stopThinking();
    expect(table.past?.at).toBe(1);
  });
});
