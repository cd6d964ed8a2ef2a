/** Words: the same Fluent files that the rules use, in the language the player reads. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

/** An argument of a text that stands as it is, such as the name of a player. */
export class Verbatim {
  constructor(readonly text: string) {}
}

export const verbatim = (value: string): Verbatim => new Verbatim(value);

type Values = Record<string, string | number | Verbatim>;
type Files = Record<string, () => Promise<string>>;
const languageFiles = import.meta.glob('../../../src/greatpowers/text/*/language.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Record<string, string>;
const shellFiles = import.meta.glob(
  ['../../../src/greatpowers/text/*/*.ftl', '!../../../src/greatpowers/text/*/language.ftl'],
  { query: '?raw', import: 'default' },
) as Files;
const gameFiles = import.meta.glob('../../../src/greatpowers/games/*/text/*/*.ftl', {
  query: '?raw',
  import: 'default',
}) as Files;

/** The code of a language: the name of the folder of its texts. */
export type Language = string;

/** What fills what a language lacks. */
const ENGLISH: Language = 'en';

/** What a language calls itself. */
function ownName(language: Language, file: string): string {
  const bundle = new FluentBundle(language);
  bundle.addResource(new FluentResource(file));
  const name = bundle.getMessage('language-name')?.value;
  return name ? bundle.formatPattern(name) : language;
}

/** The languages that there are texts in, by the names they have for themselves; English first. */
export const LANGUAGES: Readonly<Record<Language, string>> = Object.fromEntries(
  Object.entries(languageFiles)
    .map(([path, file]) => [path.split('/').at(-2) ?? '', file] as const)
    .toSorted(([a], [b]) => Number(b === ENGLISH) - Number(a === ENGLISH) || a.localeCompare(b))
    .map(([language, file]) => [language, ownName(language, file)]),
);

/** The texts of the shell, or of a game. */
const SHELL = '';

class Words {
  language = $state<Language>(ENGLISH);
  /** The game that is played: its texts are meant. */
  game = $state<string | null>(null);
  #bundles = $state.raw<Record<string, FluentBundle[]>>({});
  readonly #games = new Set<string>();
  #asked = 0;

  /** Load a language for the shell and the games in use; English fills what it lacks. */
  async use(language: Language, ...games: string[]): Promise<void> {
    for (const game of games) this.#games.add(game);
    const asked = ++this.#asked;
    const owners = [SHELL, ...this.#games];
    const bundles = await Promise.all(
      owners.map(async (owner) => [owner, await this.#loadAll(owner, language)] as const),
    );
    if (asked !== this.#asked) return;
    this.#bundles = Object.fromEntries(bundles);
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Speak in the words of a game. */
  play(game: string, language: Language): Promise<void> {
    this.game = game;
    return this.use(language, game);
  }

  #loadAll(owner: string, language: Language): Promise<FluentBundle[]> {
    const order: Language[] = language === ENGLISH ? [ENGLISH] : [language, ENGLISH];
    return Promise.all(order.map((each) => this.#load(owner, each)));
  }

  /** A game's texts may name those of the shell: they stand in its bundle too. */
  async #load(owner: string, language: Language): Promise<FluentBundle> {
    const bundle = new FluentBundle(language, { useIsolating: false });
    const loads = [
      ...Object.entries(gameFiles).filter(([path]) => path.includes(`/games/${owner}/text/${language}/`)),
      ...Object.entries(shellFiles).filter(([path]) => path.includes(`/text/${language}/`)),
    ];
    for (const text of await Promise.all(loads.map(([, load]) => load()))) {
      bundle.addResource(new FluentResource(text));
    }
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
      else values[name] = typeof value === 'string' ? this.of(game, value) : value;
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
