/** Two at one screen: who must sit before it now. */

import type { Seat } from '$contract';

interface Around {
  /** The seats of this screen. */
  seats: Seat[];
  /** Who has to decide in the game. */
  asked: Seat[];
  /** Who sits before the screen, if anybody was seen to. */
  sitting: Seat | null;
  /** The past or a plan is shown: nobody is hurried away from it. */
  elsewhere: boolean;
}

/** The seat for which the curtain has to be lifted, or nobody. */
export function nextToSit({ seats, asked, sitting, elsewhere }: Around): Seat | null {
  if (seats.length < 2) return null;
  const [next = null] = asked.filter((seat) => seats.includes(seat));
  if (sitting === null) return next ?? seats[0] ?? null;
  if (elsewhere || asked.includes(sitting)) return null;
  return next;
}
