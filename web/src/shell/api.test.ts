// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as api from './api';
import { keysOf } from './keyring';

function answer(status: number, body: unknown) {
  const reply = vi.fn<(path: string, call: RequestInit) => Promise<Response>>(() =>
    Promise.resolve(new Response(JSON.stringify(body), { status })),
  );
  vi.stubGlobal('fetch', reply);
  return reply;
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('the server', () => {
  it('gives the keys of a table that is opened', async () => {
    const call = answer(201, {
      table: 't1',
      tokens: { FR: 'a' },
      invitations: { BR: '/join/x' },
      owner: 'o',
      watcher: 'w',
    });
    await api.openTable({ game: 'g', seats: { FR: { kind: 'me' }, BR: { kind: 'invite' } } });
    expect(call.mock.calls[0]?.[0]).toBe('/api/tables');
    expect(keysOf('t1')).toEqual({
      seats: { FR: 'a' },
      invitations: { BR: '/join/x' },
      owner: 'o',
      watcher: 'w',
    });
  });

  it('is shown the tokens of this browser', async () => {
    answer(200, { token: 'b' });
    await api.sitDown('t2', 'BR', 'Ania');
    const call = answer(200, { open: [], mine: [], running: [], finished: [] });
    await api.lobby();
    expect(call.mock.calls[0]?.[1].headers).toMatchObject({ Authorization: 'Seat b' });
  });

  it('says why not', async () => {
    answer(409, { error: 'seat-taken', message: 'that seat is taken' });
    await expect(api.sitDown('t3', 'BR', '')).rejects.toMatchObject({
      code: 'seat-taken',
      status: 409,
    });
  });

  it('may be out of reach', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    await expect(api.games()).rejects.toMatchObject({ code: 'disconnected' });
  });
});
