/** What the games bring to the page as a whole: entries, symbols, colours. */

import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { armsOf, GAMES, loadGame } from '../src/games/index';

const ROOMS = ['style', ...Object.keys(GAMES).map((game) => `games/${game}`)];

const FILES = Object.keys(import.meta.glob(['/src/**/*.{ts,svelte,css,svg}', '!/src/**/*.test.ts']));

/** The files below a folder whose names end so. */
const read = (room: string, end: RegExp): string[] =>
  FILES.filter((path) => path.startsWith(`/src/${room}`) && end.test(path)).map((path) =>
    readFileSync(`.${path}`, 'utf-8'),
  );

const all = (pattern: RegExp, files: string[]): string[] =>
  files.flatMap((file) => [...file.matchAll(pattern)].map((found) => found[1] ?? ''));

const symbolsOf = (room: string): string[] => all(/ id="([^"]+)"/g, read(room, /\/symbols\.svg$/));
/** What a room says for the whole page: its colours, and classes that stand alone. */
const coloursOf = (room: string): string[] => [
  ...new Set(all(/(?:^| )(--[\w-]+):/gm, read(room, /\/(tokens|colours)\.css$/))),
];
const classesOf = (room: string): string[] => [
  ...new Set(all(/^\.([\w-]+) \{/gm, read(room, /\/(base|colours)\.css$/))),
];

const twice = (names: string[]): string[] => names.filter((name, at) => names.indexOf(name) !== at);

it('every game of the rules has an entry and a board', async () => {
  const rules = readdirSync('../src/greatpowers/games', { withFileTypes: true })
    .filter((each) => each.isDirectory() && !each.name.startsWith('_'))
    .map((each) => each.name);
  expect(Object.keys(GAMES).toSorted()).toEqual(rules.toSorted());
  expect(await loadGame('chess')).toBeNull();
});

it('no symbol is there twice', () => {
  expect(twice(ROOMS.flatMap(symbolsOf))).toEqual([]);
});

it('no two games give the same name to a colour or a class', () => {
  const inherited = /^--(tincture|on-tincture|hatching|hatched|angle|k$)/;
  expect(twice(ROOMS.flatMap(coloursOf)).filter((name) => !inherited.test(name))).toEqual([]);
  expect(twice(ROOMS.flatMap(classesOf))).toEqual([]);
});

it.each(ROOMS)('every symbol of %s is used', (room) => {
  const users = read(room === 'style' ? '' : room, /\.(ts|svelte|css)$/).join('\n');
  const isUsed = (id: string) => new RegExp(`#${id}\\b|['"\`]${id.replace(/^i-/, '')}['"\`]`).test(users);
  expect(symbolsOf(room).filter((id) => !isUsed(id))).toEqual([]);
});

it.each(ROOMS)('every property that %s sets for others is read', (room) => {
  const readers = read('', /\.(ts|svelte|css|svg)$/).join('\n');
  const isRead = (name: string) => new RegExp(`var\\(${name}[,)]`).test(readers);
  /** Those that are counted are read by their number. */
  const named = coloursOf(room).filter((name) => !/\d$/.test(name));
  expect(named.filter((name) => !isRead(name))).toEqual([]);
});

it('gives each of six seats without a side a tincture of its own, and its number for a name', () => {
  const arms = [1, 2, 3, 4, 5, 6].map((place) => armsOf('', `P${place}`));
  expect(arms.map(({ power }) => power)).toEqual([1, 2, 3, 4, 5, 6].map((place) => `site-seat-${place}`));
  expect(new Set(arms.map(({ tincture }) => tincture)).size).toBe(6);
});
