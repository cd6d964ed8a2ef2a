// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { account } from '$shell/account.svelte';
import { text, words } from '$shell/words.svelte';
import AccountBox from './AccountBox.svelte';

const unhandled = vi.fn();

beforeAll(() => words.use('en'));
beforeEach(() => {
  account.name = 'Ann';
  process.on('unhandledRejection', unhandled);
});
afterEach(() => {
  cleanup();
  process.off('unhandledRejection', unhandled);
  vi.unstubAllGlobals();
  account.name = null;
});

async function signOut(answer: () => Promise<unknown>) {
  vi.stubGlobal('fetch', vi.fn(answer));
  const page = render(AccountBox);
  await fireEvent.click(page.getByLabelText(text('account-of')));
  await fireEvent.click(page.getByText(text('account-sign-out')));
  await new Promise((done) => setTimeout(done));
  return page;
}

describe('who signs out', () => {
  it('is told when the server does not answer, and is still signed in', async () => {
    const page = await signOut(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(page.getByRole('alert').textContent).toContain(text('error-disconnected'));
    expect(account.name).toBe('Ann');
    expect(unhandled).not.toHaveBeenCalled();
  });

  it('is signed out when it does', async () => {
    const page = await signOut(() => Promise.resolve({ ok: true, json: () => Promise.resolve(null) }));
    expect(account.name).toBeNull();
    expect(page.getByText(text('account-sign-in'))).toBeTruthy();
  });
});
