/** The time a player has left, in the two largest units that say something. */

export interface Time {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

export function split(seconds: number): Time {
  const left = Math.max(0, Math.floor(seconds));
  return {
    days: Math.floor(left / 86400),
    hours: Math.floor((left % 86400) / 3600),
    minutes: Math.floor((left % 3600) / 60),
    seconds: left % 60,
  };
}

/** The text that fits a time: days and hours, hours and minutes, or minutes and seconds. */
export function clockText(seconds: number): { id: string; args: Record<string, number> } {
  const { days, hours, minutes, seconds: rest } = split(seconds);
  if (days) return { id: 'is-clock-days', args: { days, hours } };
  if (hours) return { id: 'is-clock-hours', args: { hours, minutes } };
  return { id: 'is-clock-minutes', args: { minutes, seconds: rest } };
}
