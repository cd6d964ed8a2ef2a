/** Words: the same Fluent files that the rules use, in the language the player reads. */

import { FluentBundle, FluentNumber, type FluentVariable } from '@fluent/bundle';
import { ENGLISH, gameWords, shellWords, type Language } from './wordfiles';

export { LANGUAGES, type Language } from './wordfiles';

/** An argument of a text that stands as it is, such as the name of a player. */
export class Verbatim {
  constructor(readonly text: string) {}
}

export const verbatim = (value: string): Verbatim => new Verbatim(value);

/** A number in a text: with a true minus sign. */
class Printed extends FluentNumber {
  override toString(...scope: Parameters<FluentNumber['toString']>): string {
    return super.toString(...scope).replace('-', '−');
  }
}

type Values = Record<string, string | number | Verbatim>;

/** The texts of the shell, or of a game. */
const SHELL = '';

class Words {
  language = $state<Language>(ENGLISH);
  /** The game that is played: its texts are meant. */
  game = $state<string | null>(null);
  #bundles = $state.raw<Record<string, FluentBundle[]>>({});
  readonly #named = new Set<string>();
  readonly #played = new Set<string>();
  #asked = 0;
  /** What the bundles hold: asked for it again, nobody has to be told anew. */
  #loaded = '';

  /** Load a language for the shell, for games that are spoken of, and all of those that are played.
   *
   * English fills what it lacks.
   */
  async use(language: Language, ...games: string[]): Promise<void> {
    for (const game of games) this.#named.add(game);
    const asked = ++this.#asked;
    const owners = [SHELL, ...this.#named];
    const wanted = [language, ...owners, ...this.#played].join(' ');
    if (wanted === this.#loaded) return;
    const bundles = await Promise.all(
      owners.map(async (owner) => [owner, await this.#loadAll(owner, language)] as const),
    );
    if (asked !== this.#asked) return;
    this.#loaded = wanted;
    this.#bundles = Object.fromEntries(bundles);
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Speak in the words of a game. */
  play(game: string, language: Language): Promise<void> {
    this.game = game;
    this.#played.add(game);
    return this.use(language, game);
  }

  #loadAll(owner: string, language: Language): Promise<FluentBundle[]> {
    const order: Language[] = language === ENGLISH ? [ENGLISH] : [language, ENGLISH];
    return Promise.all(order.map((each) => this.#load(owner, each)));
  }

  /** A game's texts may name those of the shell: they stand in its bundle too. */
  async #load(owner: string, language: Language): Promise<FluentBundle> {
    const bundle = new FluentBundle(language, { useIsolating: false });
    const own = gameWords(owner, language, this.#played.has(owner));
    const loads = [...own, ...shellWords(language)];
    for (const each of await Promise.all(loads)) bundle.addResource(each);
    return bundle;
  }

  has(id: string): boolean {
    return this.#find(id, this.game) !== null;
  }

  /** The text of an id, `name` or `name.attribute`; strings among the arguments are ids too. */
  text = (id: string, args: Values = {}): string => this.of(this.game, id, args);

  /** A text as a game has it, whatever is played. */
  of = (game: string | null, id: string, args: Values = {}): string => {
    const found = this.#find(id, game);
    if (found === null) return `[${id}]`;
    const values: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) {
      if (value instanceof Verbatim) values[name] = value.text;
      else values[name] = typeof value === 'string' ? this.of(game, value) : new Printed(value);
    }
    return found.bundle.formatPattern(found.pattern, values);
  };

  #find(id: string, game: string | null) {
    const [name = '', attribute] = id.split('.');
    for (const bundle of this.#order(game)) {
      const message = bundle.getMessage(name);
      const pattern = attribute ? message?.attributes[attribute] : message?.value;
      if (pattern) return { bundle, pattern };
    }
    return null;
  }

  /** The game's own texts first, then those of the shell. */
  #order(game: string | null): FluentBundle[] {
    const own = game === null ? [] : (this.#bundles[game] ?? []);
    return [...own, ...(this.#bundles[SHELL] ?? [])];
  }
}

export const words = new Words();
export const text = words.text;
