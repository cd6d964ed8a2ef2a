/** Where on the page something is that a lesson speaks of: a part of the page, or a target of the game. */

import { targetOf, verbOf } from '$shell/view';
import shell from './parts.json';

/** Selectors, of which the first in sight is meant, and what has to be open for it. */
export interface Part {
  find: string[];
  /** A tab of the side column. */
  tab?: string;
  /** The display of the war. */
  war?: boolean;
  /** What rises over the board is folded meanwhile. */
  board?: boolean;
  /** A page on a phone. */
  page?: string;
}

/** A game's own parts by name, and where targets of a kind are: `*` stands for the target. */
export interface Parts {
  parts: Record<string, Part>;
  targets: Record<string, Part>;
}

const PART = 'part-';
const SHELL: Record<string, Part> = shell;

const kindOf = (name: string) => name.split('-', 1)[0] ?? '';

/** The part of a name such as `part-log` or `space-jamaica`; a thing may also say its name by itself. */
export function partOf(name: string, game: Parts | undefined): Part {
  if (name.startsWith(PART)) {
    const part = name.slice(PART.length);
    return game?.parts[part] ?? SHELL[part] ?? { find: [] };
  }
  const kind = kindOf(name);
  const target = name.slice(kind.length + 1);
  const known = game?.targets[kind];
  const find = known?.find.map((each) => each.replaceAll('*', target)) ?? [];
  return { ...known, find: [...find, `[data-about~="${name}"]`] };
}

/** The parts of an option: its button, and its target. */
export function partsOfOption(option: string, kind: string | null, game: Parts | undefined): Part[] {
  const button: Part = { find: [`[data-option="${option}"]`] };
  const target = targetOf(option);
  if (!kind || !target) return [button, ...verbParts(option, game)];
  return [button, partOf(`${kind}-${target}`, game), ...verbParts(option, game)];
}

/** Where a verb is found that has no button in sight. */
function verbParts(option: string, game: Parts | undefined): Part[] {
  const known = game?.parts[verbOf(option)];
  return known ? [known] : [{ find: ['.prompt-answers'] }];
}
