/** Opens on the page what a step of the guide speaks of, and closes what another one opened. */

import { screen } from '$shell/screen.svelte';
import type { Step } from './steps';

let opened = false;

export function openFor(step: Step): void {
  if (step.war) screen.war = true;
  else if (opened) screen.war = false;
  opened = step.war ?? false;
  screen.folded = step.board ?? false;
  if (step.tab && !(screen.narrow && step.page)) screen.show(step.tab);
  else if (screen.phone) screen.page = step.war ? 'war' : (step.page ?? 'board');
  else if (screen.narrow) screen.fold();
}
