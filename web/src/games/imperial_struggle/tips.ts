/** Tips for situations that are new to a player. */

import type { Tip } from '$shell/guide/tip';
import type { View } from '$shell/view';
import { seenIn, type Seen } from './explain';
import { WAR_AFTER, type Power } from './facts';
import { flagOn, onSpace } from './state';

const LITTLE_DEBT = 2;

interface Now {
  state: Seen;
  own: Power;
  prompt: string;
  /** The options by verb and target. */
  options: [string, string][];
}

function nowOf(view: View): Now | null {
  const state = seenIn(view);
  const ask = view.asks.find((each) => each.options);
  const own = state?.own?.power;
  if (!ask || !own) return null;
  const options = (ask.options ?? []).map(({ option }): [string, string] => {
    const [verb = '', target = ''] = option.split(' ', 2);
    return [verb, target];
  });
  return { state, own, prompt: ask.prompt, options };
}

function tip(text: string, cite: string, situation: (now: Now) => string[] | null): Tip {
  return {
    text,
    cite,
    situation: (view) => {
      const now = nowOf(view);
      return now && situation(now);
    },
  };
}

const QUESTION = ['.prompt .say'];
const TO_WAR = ['.era .war-mark.next', '.prompt .say'];
const space = (id: string | undefined) => (id === undefined ? null : [`.play-sheet [data-id="${id}"]`]);
const shifts = (now: Now) => now.options.flatMap(([verb, target]) => (verb === 'shift' ? [target] : []));
const acts = (now: Now) => now.prompt === 'ask-act';
const offers = (now: Now, verb: string) => now.options.some(([each]) => each === verb);
const round = (now: Now) => now.state.round?.number ?? 0;
const beforeWar = (now: Now) => acts(now) && now.state.turn in WAR_AFTER;
const isEnemy = (now: Now, id: string) => flagOn(now.state, id) !== null && flagOn(now.state, id) !== now.own;

export const TIPS: Tip[] = [
  tip('is-tip-event', '5.2', (now) =>
    acts(now) && offers(now, 'play') ? ['.tray .hand', ...QUESTION] : null,
  ),
  tip('is-tip-ministry', '3.5', (now) =>
    beforeWar(now) && round(now) >= 3 && (now.state.own?.face_down.length ?? 0) > 0 ? TO_WAR : null,
  ),
  tip('is-tip-war', '7.1.3', (now) => (beforeWar(now) && round(now) >= 2 ? TO_WAR : null)),
  tip('is-tip-treaty', '4.1.10', (now) =>
    acts(now) && now.state.round?.is_last && now.state.explain.treaty_excess[now.own] > 0 ? QUESTION : null,
  ),
  tip('is-tip-pass', '6.2', (now) =>
    offers(now, 'pass_round') && now.state.debt[now.own] >= LITTLE_DEBT ? QUESTION : null,
  ),
  tip('is-tip-debt', '6.4', (now) =>
    acts(now) && now.state.explain.debt_room[now.own] <= LITTLE_DEBT
      ? ['.prompt .point-kind:has([href="#i-debt"])', ...QUESTION]
      : null,
  ),
  tip('is-tip-conflict', '5.6.2', (now) =>
    space(shifts(now).find((id) => onSpace(now.state, id).conflict !== undefined)),
  ),
  tip('is-tip-protected', '5.4.2', (now) =>
    space(shifts(now).find((id) => isEnemy(now, id) && now.state.explain.protected.includes(id))),
  ),
  tip('is-tip-region', '5.3.4', (now) =>
    acts(now) && now.state.round?.first_region.some((each) => each !== null) ? QUESTION : null,
  ),
  tip('is-tip-minor', '5.3.2', (now) =>
    acts(now) && now.state.round?.purses.some((purse) => purse.kind === 'minor' && purse.points > 0)
      ? ['.prompt .point-list']
      : null,
  ),
  tip('is-tip-conquest', '7.2.1', (now) => (now.prompt === 'ask-conquer' ? QUESTION : null)),
];
