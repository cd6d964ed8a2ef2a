/** The options beside the question, in groups: what one tool does stands together. */

import type { Tool } from '$shell/game';
import { verbOf, type Offered } from '$shell/view';

export interface Group {
  key: string;
  tool: Tool | null;
  options: Offered[];
}

/** Each tool with all of its options; everything else by itself, after them. */
export function grouped(options: Offered[], toolOf: (verb: string) => Tool | null): Group[] {
  const tools = new Map<string, Group>();
  const plain: Group[] = [];
  for (const each of options) {
    const verb = verbOf(each.option);
    const tool = toolOf(verb);
    const known = tools.get(verb);
    if (known) known.options.push(each);
    else if (tool) tools.set(verb, { key: verb, tool, options: [each] });
    else plain.push({ key: each.option, tool, options: [each] });
  }
  return [...tools.values(), ...plain];
}
