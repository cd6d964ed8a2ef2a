/** What is agreed on for a table, in words: its rules, who may see it. */

import type { GameInfo, TableRow } from '$contract';
import { text, verbatim, words } from '$shell/words.svelte';

type Options = Record<string, string>;
type Option = GameInfo['options'][number];

/** An option that is on or off. */
export const isSwitch = (values: string[]): boolean => values.length === 2 && values.includes('yes');

const valueOf = (option: Option, options: Options): string => options[option.id] ?? option.values[0] ?? '';

/** The rules a game is played by: what is chosen among several, and the variants that are on. */
export function rulesInWords(game: GameInfo, options: Options, without?: string): string[] {
  const own = (id: string) => words.of(game.id, id);
  const asked = game.options.filter(({ id }) => id !== without);
  const several = asked.filter(({ values }) => !isSwitch(values));
  const on = asked.filter((option) => isSwitch(option.values) && valueOf(option, options) === 'yes');
  const chosen = several.map((option) =>
    text('lobby-options-setting', {
      setting: verbatim(own(`setting-${option.id}`)),
      value: verbatim(own(`setting-${option.id}-${valueOf(option, options)}`)),
    }),
  );
  const variants = on.map(({ id }) => own(`setting-${id}`));
  const hasVariants = asked.length > several.length;
  return [...chosen, ...(hasVariants && variants.length === 0 ? [text('lobby-options-plain')] : variants)];
}

/** Where a table departs from what is usual; for lists that have little room. */
export function unusualRules(game: GameInfo, options: Options, without?: string): string[] {
  return game.options
    .filter((option) => option.id !== without && valueOf(option, options) !== option.values[0])
    .map(({ id, values }) =>
      isSwitch(values)
        ? words.of(game.id, `setting-${id}`)
        : words.of(game.id, `setting-${id}-${options[id]}`),
    );
}

export const forecastInWords = (open: boolean): string =>
  text(open ? 'lobby-options-forecast' : 'lobby-options-no-forecast');

export const talkInWords = (isPrivate: boolean): string =>
  text(isPrivate ? 'lobby-options-private-talk' : 'lobby-options-no-private-talk');

/** Private talk is told where it is, and where it could be but is not. */
export const unusualTalk = ({ private_talk, seats }: TableRow): string[] =>
  private_talk || seats.length > 2 ? [talkInWords(private_talk)] : [];
