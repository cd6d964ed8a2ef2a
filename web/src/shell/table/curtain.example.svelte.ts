/** Two at one screen, for the tests of the curtain. */

import type { Seat } from '$contract';
import type { Desk } from './desk.svelte';

export class Sitting {
  asked = $state<Seat[]>(['FR']);
  reading = $state(false);
  readonly desk: Desk;

  constructor() {
    const asked = () => this.asked;
    const reading = () => this.reading;
    const desk = {
      table: {
        row: { finished: false },
        seats: ['FR', 'BR'],
        past: null,
        plan: null,
        turnTo: () => Promise.resolve(),
      },
      get askedNow() {
        return asked();
      },
      moments: {
        get current() {
          return reading() ? {} : null;
        },
      },
      trouble: null,
      try: (work: () => Promise<void>) => work(),
      player: (seat: Seat) => seat,
      arms: () => ({ power: 'power', tincture: 'tincture-1', emblem: 'crown' }),
    };
    this.desk = desk as unknown as Desk;
  }
}
