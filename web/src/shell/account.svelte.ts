/** Who is signed in, if anybody: an account is a convenience, nobody needs one to play. */

import * as api from './api';
import { settings } from './settings.svelte';

class AccountStore {
  name = $state<string | null>(null);

  async load(): Promise<void> {
    this.#take(await api.session().catch(() => null));
  }

  async register(name: string, password: string): Promise<void> {
    this.#take(await api.register(name, password));
    await this.signIn(name, password);
  }

  async signIn(name: string, password: string): Promise<void> {
    this.#take(await api.signIn(name, password));
  }

  async signOut(): Promise<void> {
    await api.signOut();
    this.name = null;
  }

  async signOutElsewhere(): Promise<void> {
    await api.signOutElsewhere();
  }

  async changePassword(password: string, next: string): Promise<void> {
    await api.changePassword(password, next);
  }

  async close(password: string): Promise<void> {
    await api.closeAccount(password);
    this.name = null;
  }

  #take(account: api.Account | null): void {
    this.name = account?.name ?? null;
    if (account && settings.name === '') settings.name = account.name;
  }
}

export const account = new AccountStore();
