/** The Fluent files of the house and its games, as the page loads them. */

import { FluentBundle, FluentResource } from '@fluent/bundle';

type Load = () => Promise<string>;
type Files = Record<string, Load>;
const languageFiles = import.meta.glob('../../../src/greatpowers/text/*/language.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Record<string, string>;
const shellFiles = import.meta.glob('../../../src/greatpowers/text/*/language.ftl', {
  query: '?rest',
  import: 'default',
}) as Files;
/** What is said of a game where it is not played: its name, its powers, what can be agreed. */
const settingsFiles = import.meta.glob('../../../src/greatpowers/games/*/text/*/settings.ftl', {
  query: '?raw',
  import: 'default',
}) as Files;
/** All else that a game says. */
const gameFiles = import.meta.glob('../../../src/greatpowers/games/*/text/*/settings.ftl', {
  query: '?rest',
  import: 'default',
}) as Files;

/** The code of a language: the name of the folder of its texts. */
export type Language = string;

/** What fills what a language lacks. */
export const ENGLISH: Language = 'en';

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

/** What has been read: a file is loaded and taken apart once, however many speak its words. */
const read = new Map<Load, Promise<FluentResource>>();

function resource(load: Load): Promise<FluentResource> {
  const known = read.get(load);
  if (known) return known;
  const reading = load().then((file) => new FluentResource(file));
  reading.catch(() => read.delete(load));
  read.set(load, reading);
  return reading;
}

export const shellWords = (language: Language): Promise<FluentResource>[] =>
  found(shellFiles, `/text/${language}/`);

/** The texts of a game; only what is said of it unless all are wanted. */
export function gameWords(game: string, language: Language, all: boolean): Promise<FluentResource>[] {
  const folder = `/games/${game}/text/${language}/`;
  return [...found(settingsFiles, folder), ...(all ? found(gameFiles, folder) : [])];
}

function found(files: Files, folder: string): Promise<FluentResource>[] {
  return Object.entries(files)
    .filter(([path]) => path.includes(folder))
    .map(([, load]) => resource(load));
}
