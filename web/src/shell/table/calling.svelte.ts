/** Calling the player: sounds, the title of the page, and the browser's notifications. */

import { settings } from '$shell/settings.svelte';
import { play } from '$shell/sounds';
import { text } from '$shell/words.svelte';
import type { Desk } from './desk.svelte';

const BLINK = 1400;

function notify(title: string): void {
  if (!settings.notifications || !document.hidden) return;
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const note = makeNote(title);
  if (!note) return;
  note.onclick = () => {
    window.focus();
    note.close();
  };
}

/** Some phones know notifications, but refuse those of a page. */
function makeNote(title: string): Notification | null {
  try {
    return new Notification(title, { icon: '/icon.svg', tag: location.pathname });
  } catch {
    return null;
  }
}

/** Follow a table: call once inside its page. */
export function callPlayer(desk: Desk): void {
  const { table } = desk;
  let wasMyTurn: boolean | null = null;
  let position = -1;
  let heard = 0;

  $effect(() => {
    const present = table.present;
    if (!present) return;
    const myTurn = desk.myTurn;
    const moved = present.view.position !== position;
    const first = position === -1;
    position = present.view.position;
    if (desk.result && moved && !first) play('end');
    else if (myTurn && wasMyTurn === false) {
      play('turn');
      notify(text('prompt-your-turn'));
    } else if (moved && !first) play('move');
    wasMyTurn = myTurn;
  });

  $effect(() => {
    const said = table.talk.length;
    const own = table.seats.includes(table.talk.at(-1)?.seat ?? '');
    if (said > heard && heard > 0 && !own) play('chat');
    heard = said;
  });

  $effect(() => {
    const name = table.row?.name || (desk.game ? text('game-title') : text('site-name'));
    const plain = `${name} · ${text('site-name')}`;
    const calling = `● ${text('prompt-your-turn')} · ${name}`;
    document.title = desk.myTurn ? calling : plain;
    if (!desk.myTurn) return;
    let lit = true;
    const timer = setInterval(() => {
      lit = !document.hidden || !lit;
      document.title = lit ? calling : plain;
    }, BLINK);
    return () => clearInterval(timer);
  });
}
