/** Time: what a table allows, and what is left of it. */

import type { Clock } from '$contract';
import { text, verbatim } from './words.svelte';

/** A clock on a button. */
export function clockShort(clock: Clock): string {
  return clock.kind === 'live' ? text('clock-short-live', { minutes: clock.minutes }) : clockText(clock);
}

/** All that was agreed on about time. */
export function clockInFull(clock: Clock, timeout: string): string {
  if (clock.kind === 'none') return clockText(clock);
  let said = clockText(clock);
  if (clock.kind === 'live' && clock.increment_seconds) {
    said = text('clock-increment', { clock: verbatim(said), seconds: clock.increment_seconds });
  }
  return text(timeout === 'forfeit' ? 'clock-timeout-forfeit' : 'clock-timeout-default', {
    clock: verbatim(said),
  });
}

export function clockText(clock: Clock): string {
  if (clock.kind === 'live') return text('clock-live', { minutes: clock.minutes });
  if (clock.kind === 'days') return text('clock-days', { days: clock.days });
  return text('clock-none');
}

/** Time left, as short as it is clear: 2 d 4 h, 3 h 12 min, 4:05. */
export function timeLeft(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const minutes = Math.floor(whole / 60);
  const hours = Math.floor(minutes / 60);
  if (hours >= 24) return text('clock-left-days', { days: Math.floor(hours / 24), hours: hours % 24 });
  if (hours >= 1) return text('clock-left-hours', { hours, minutes: minutes % 60 });
  return `${minutes}:${String(whole % 60).padStart(2, '0')}`;
}

/** Time that a game took; nothing if it was not even a minute. */
export function timePlayed(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return minutes > 0 ? text('clock-minutes', { minutes }) : '';
  return text('clock-left-hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}

/** When something was, by the clock of 24 hours; the day, too, unless it was today. */
export function timeOfDay(at: string, language: string, now = new Date()): string {
  const then = new Date(at);
  const isToday = then.toDateString() === now.toDateString();
  return then.toLocaleString(language, {
    ...(isToday ? {} : { day: 'numeric', month: 'short' }),
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
}
