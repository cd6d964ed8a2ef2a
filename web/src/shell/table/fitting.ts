/** Which answers stand beside the question as buttons of their own; the others fold away. */

import type { Group } from './grouping';

/** So wide, about, are a letter, what surrounds a name, the sign of a tool and what it costs. */
const LETTER = { desk: 7.6, phone: 7.8 };
const EDGES = { desk: 38, phone: 30 };
const SIGN = 26;
const COST = 48;
/** So wide is a tool without its name. */
const ICON = 76;
/** Taking back: with its name, and where it only shows that there is nothing to take back. */
const UNDO = 136;
const IDLE = 56;
/** The key of the dark button. */
const KEY = 30;
/** The edges of a phone's bar, and how many rows a choice may take there. */
const BAR = 32;
const ROWS = 2;
/** The width of a question. On a narrow screen one that is not long takes two lines, if need be. */
const QUESTION = { most: 360, least: 240 };
const HALF_A_LETTER = 4.4;

export interface Room {
  /** In pixels, for all buttons, and where the question takes no more than it must. */
  width: number;
  most: number;
  phone: boolean;
  narrow: boolean;
  /** Something can be taken back. */
  undo: boolean;
}

export interface Fitting {
  shown: Group[];
  /** Tools bear their names, not only their signs. */
  named: boolean;
}

/** The room beside a question, in a bar of some width; where answers stand below it, it takes none. */
export function roomBeside(question: string, width: number, screen: { slim: boolean; narrow: boolean }) {
  const { most, least } = QUESTION;
  if (screen.slim) return { width, most: width };
  const need = screen.narrow ? Math.min(most, Math.max(least, question.length * HALF_A_LETTER)) : most;
  return { width: width - most, most: width - need };
}

/** The answers that fit; `labelOf` names them, `primary` is what the dark button says. */
export function fitting(
  all: Group[],
  primary: string | null,
  labelOf: (group: Group) => string,
  { width, most, phone, narrow, undo }: Room,
): Fitting {
  const device = phone ? 'phone' : 'desk';
  const button = (name: string) => name.length * LETTER[device] + EDGES[device];
  const breadth = (each: Group, named: boolean) => {
    if (each.tool && !named) return ICON;
    return button(labelOf(each)) + (each.tool ? SIGN : 0) + (each.options[0]?.cost ? COST : 0);
  };
  const sum = (named: boolean) => all.reduce((total, each) => total + breadth(each, named), 0);
  const dark = primary === null ? 0 : button(primary) + (phone ? 0 : KEY);
  if (phone) {
    const row = width - BAR;
    if (sum(true) + dark <= row) return { shown: all, named: true };
    const few = primary === null && (all.length <= 2 || sum(true) <= ROWS * row);
    return { shown: few ? all : all.filter(({ tool }) => tool !== null), named: false };
  }
  const taken = dark + (narrow && !undo ? IDLE : UNDO);
  const named = !narrow || sum(true) + taken <= width;
  if (sum(named) + taken <= most) return { shown: all, named };
  let left = width - taken - UNDO;
  return { shown: all.filter((each) => (left -= breadth(each, named)) >= 0), named };
}
