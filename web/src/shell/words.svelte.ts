/** Words: the same Fluent files that the rules use, in the language the player reads. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export const LANGUAGES = { en: 'English', pl: 'Polski', it: 'Italiano' } as const;
export type Language = keyof typeof LANGUAGES;

/** An argument of a text that stands as it is, such as the name of a player. */
export class Verbatim {
  constructor(readonly text: string) {}
}

export const verbatim = (value: string): Verbatim => new Verbatim(value);

type Values = Record<string, string | number | Verbatim>;
type Files = Record<string, () => Promise<string>>;
const shellFiles = import.meta.glob('../../../src/greatpowers/text/*/*.ftl', {
  query: '?raw',
  import: 'default',
}) as Files;
const gameFiles = import.meta.glob('../../../src/greatpowers/games/*/text/*/*.ftl', {
  query: '?raw',
  import: 'default',
}) as Files;

class Words {
  language = $state<Language>('en');
  #bundles = $state.raw<FluentBundle[]>([]);
  readonly #games = new Set<string>();
  #asked = 0;

  /** Load a language for the shell and the games in use; English fills what it lacks. */
  async use(language: Language, ...games: string[]): Promise<void> {
    for (const game of games) this.#games.add(game);
    const order: Language[] = language === 'en' ? ['en'] : [language, 'en'];
    const asked = ++this.#asked;
    const bundles = await Promise.all(order.map((each) => this.#load(each)));
    if (asked !== this.#asked) return;
    this.#bundles = bundles;
    this.language = language;
    document.documentElement.lang = language;
  }

  async #load(language: Language): Promise<FluentBundle> {
    const bundle = new FluentBundle(language, { useIsolating: false });
    const texts = await Promise.all(
      Object.entries({ ...shellFiles, ...gameFiles })
        .filter(([path]) => path.includes(`/${language}/`) && this.#wanted(path))
        .map(([, load]) => load()),
    );
    for (const text of texts) bundle.addResource(new FluentResource(text));
    return bundle;
  }

  #wanted(path: string): boolean {
    const game = /\/games\/([^/]+)\/text\//.exec(path)?.[1];
    return game === undefined || this.#games.has(game);
  }

  has(id: string): boolean {
    return this.#find(id) !== null;
  }

  /** The text of an id, `name` or `name.attribute`; strings among the arguments are ids too. */
  text = (id: string, args: Values = {}): string => {
    const found = this.#find(id);
    if (found === null) return `[${id}]`;
    const values: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) {
      if (value instanceof Verbatim) values[name] = value.text;
      else values[name] = typeof value === 'string' ? this.text(value) : value;
    }
    return found.bundle.formatPattern(found.pattern, values);
  };

  #find(id: string) {
    const [name = '', attribute] = id.split('.');
    for (const bundle of this.#bundles) {
      const message = bundle.getMessage(name);
      const pattern = attribute ? message?.attributes[attribute] : message?.value;
      if (pattern) return { bundle, pattern };
    }
    return null;
  }
}

export const words = new Words();
export const text = words.text;
