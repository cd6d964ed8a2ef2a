/** The server's HTTP interface: see docs/api.md. */

import type {
  AccountBody,
  GameInfo,
  InvitationInfo,
  LessonInfo,
  Lobby,
  NewLesson,
  NewTable,
  OpenedTable,
  Seat,
  SeatToken,
  TableKeys,
  TakenSeat,
  VocabularyInfo,
} from '$contract';
import { allTokens, forget, giveUp, keep, tableTokens } from './keyring';
import { vocabularyOf, type Vocabulary } from './view';

export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

export type Account = AccountBody;

interface Call {
  method?: 'GET' | 'POST' | 'DELETE';
  body?: unknown;
  tokens?: string[];
}

async function call<T>(path: string, { method = 'GET', body, tokens = [] }: Call = {}): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (tokens.length > 0) headers.Authorization = `Seat ${tokens.join(',')}`;
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new ApiError('disconnected', 'the server does not answer', 0);
  }
  const data: unknown = await response.json().catch(() => null);
  if (response.ok) return data as T;
  const { error, message } = (data ?? {}) as { error?: string; message?: string };
  throw new ApiError(error ?? 'bad-request', message ?? response.statusText, response.status);
}

const at = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export const games = () => call<GameInfo[]>('/api/games');

/** The vocabulary of a game; the browser keeps it as long as the rules are the same. */
export async function vocabulary(game: string, fingerprint: string): Promise<Vocabulary> {
  const path = `/api/games/${encodeURIComponent(game)}/vocabulary`;
  return vocabularyOf(await call<VocabularyInfo>(`${path}?fingerprint=${encodeURIComponent(fingerprint)}`));
}

export const lobby = (page = 0) => call<Lobby>(`/api/tables?page=${page}`, { tokens: allTokens() });

/** The lesson of a game, as a learner is told it. */
export const lesson = (game: string) => call<LessonInfo>(`/api/games/${encodeURIComponent(game)}/lesson`);

/** Open a table and keep its tokens. */
export const openTable = (wanted: NewTable) => open('/api/tables', wanted);

/** Open the table of a game's lesson and keep its tokens. */
export const beginLesson = (wanted: NewLesson) => open('/api/lessons', wanted);

async function open(path: string, wanted: NewTable | NewLesson): Promise<OpenedTable> {
  const opened = await call<OpenedTable>(path, { method: 'POST', body: wanted });
  const { table: id, tokens, owner, watcher, invitations } = opened;
  keep(id, { seats: tokens, owner, watcher, invitations });
  return opened;
}

/** Sit down on an open seat and keep its token. */
export async function sitDown(id: string, seat: Seat, name: string): Promise<void> {
  const path = `${at(id)}/seats/${encodeURIComponent(seat)}`;
  const { token } = await call<SeatToken>(path, { method: 'POST', body: { name } });
  keep(id, { seats: { [seat]: token } });
}

/** To which table and seat an invitation leads. */
export const invitation = (code: string) =>
  call<InvitationInfo>(`/api/invitations/${encodeURIComponent(code)}`);

/** Take the seat of an invitation, keep its token, and say which table it is at. */
export async function accept(code: string, name: string): Promise<string> {
  const path = `/api/invitations/${encodeURIComponent(code)}`;
  const taken = await call<TakenSeat>(path, {
    method: 'POST',
    body: { name },
  });
  keep(taken.table, { seats: { [taken.seat]: taken.token } });
  return taken.table;
}

/** The owner of a table, or a player, lets a bot play for whoever has not come. */
export async function seatBot(id: string, seat: Seat, bot: string): Promise<void> {
  const path = `${at(id)}/seats/${encodeURIComponent(seat)}`;
  const tokens = tableTokens(id);
  await call(path, { method: 'DELETE', body: { replace: 'bot', bot }, tokens });
}

/** Leave a seat for good: a bot plays on. */
export async function leaveSeat(id: string, seat: Seat, bot: string): Promise<void> {
  await seatBot(id, seat, bot);
  giveUp(id, seat);
}

/** Delete a table for good; only its owner may, and not while others play. */
export async function deleteTable(id: string): Promise<void> {
  await call(at(id), { method: 'DELETE', tokens: tableTokens(id) });
  forget(id);
}

/** Make new keys for the owner and the watchers of a table: the old ones end. */
export async function renewKeys(id: string): Promise<void> {
  const { owner, watcher } = await call<TableKeys>(`${at(id)}/keys`, {
    method: 'POST',
    tokens: tableTokens(id),
  });
  keep(id, { seats: {}, owner, watcher });
}

/** Show a record that was kept elsewhere: a table to look at. */
export async function openRecord(record: unknown): Promise<string> {
  const body = { record };
  const opened = await call<OpenedTable>('/api/records', { method: 'POST', body });
  keep(opened.table, { seats: opened.tokens, owner: opened.owner, watcher: opened.watcher });
  return opened.table;
}

export const session = () => call<Account | null>('/api/session');
export const register = (name: string, password: string) =>
  call<Account>('/api/accounts', { method: 'POST', body: { name, password } });
export const signIn = (name: string, password: string) =>
  call<Account>('/api/session', { method: 'POST', body: { name, password } });
export const signOutElsewhere = () => call<null>('/api/session/others', { method: 'DELETE' });
export const changePassword = (password: string, next: string) =>
  call<null>('/api/session/password', { method: 'POST', body: { password, next } });
export const closeAccount = (password: string) =>
  call<null>('/api/accounts/closing', { method: 'POST', body: { password } });
export const signOut = () => call<null>('/api/session', { method: 'DELETE' });

/** Save the record of a finished game as a file. */
export const downloadRecord = (id: string) => download(`${at(id)}/record`, id, `${id}.json`);

/** Save what the analyst found in a finished game as a file. */
export const downloadAnalysis = (id: string) => download(`${at(id)}/analysis`, id, `${id}-analysis.json`);

async function download(path: string, id: string, name: string): Promise<void> {
  const data = await call<unknown>(path, { tokens: tableTokens(id) });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(data)], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
