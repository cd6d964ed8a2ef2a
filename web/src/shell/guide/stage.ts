/** Opens on the page what a step of a lesson speaks of, and closes what another one opened. */

import { screen, type Tab } from '$shell/screen.svelte';
import type { Part } from './parts';

let opened = false;

export function openFor(part: Part): void {
  if (part.war) screen.war = true;
  else if (opened) screen.war = false;
  opened = part.war ?? false;
  screen.folded = part.board ?? false;
  if (part.tab && !(screen.narrow && part.page)) screen.show(part.tab as Tab);
  else if (screen.phone) screen.page = part.war ? 'war' : (part.page ?? screen.page);
  else if (screen.narrow) screen.fold();
}
