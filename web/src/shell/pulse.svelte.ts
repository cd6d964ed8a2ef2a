/** Whether the server can still be heard: a page cannot see the network's own signs of life. */

/** After so long without a word the server is asked, and given so long to answer, in milliseconds. */
const QUIET = 1500;
const PATIENCE = 2000;
const TICK = 500;
/** A connection that was silent for so long is given up for a new one. */
const HOPELESS = 20_000;

export class Pulse {
  /** Nothing comes back. */
  lost = $state(false);
  #heard = 0;
  #asked: number | null = null;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly ask: () => void,
    private readonly giveUp: () => void,
  ) {}

  start(): void {
    this.stop();
    this.#heard = performance.now();
    this.#timer = setInterval(() => this.#tick(), TICK);
    addEventListener('offline', this.#offline);
    addEventListener('online', this.#online);
  }

  stop(): void {
    clearInterval(this.#timer);
    removeEventListener('offline', this.#offline);
    removeEventListener('online', this.#online);
    this.#asked = null;
  }

  /** The server has said something. */
  heard(): void {
    this.#heard = performance.now();
    this.#asked = null;
    this.lost = false;
  }

  readonly #offline = () => (this.lost = true);
  readonly #online = () => this.#ping();

  #ping(): void {
    this.#asked ??= performance.now();
    this.ask();
  }

  #tick(): void {
    const now = performance.now();
    if (this.#asked === null) {
      if (!document.hidden && now - this.#heard >= QUIET) this.#ping();
    } else if (now - this.#asked >= HOPELESS) this.giveUp();
    else if (now - this.#asked >= PATIENCE) this.lost = true;
  }
}
