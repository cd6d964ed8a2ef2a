/** Names set in lines, as balanced as words allow, and how wide they are. */

/** Break a name into so many lines at most; the longest line is as short as can be. */
export function setInLines(name: string, most: number): string[] {
  const words = name.split(' ');
  if (most <= 1 || words.length === 1) return [name];
  let best: string[] = [name];
  for (let at = 1; at < words.length; at += 1) {
    const rest = setInLines(words.slice(at).join(' '), most - 1);
    const lines = [words.slice(0, at).join(' '), ...rest];
    if (longest(lines) < longest(best)) best = lines;
  }
  return best;
}

const longest = (lines: string[]) => Math.max(...lines.map((line) => line.length));

/** Letters by their width in ems, upright or italic whichever is wider; accents change nothing. */
const LETTERS: readonly (readonly [number, string])[] = [
  [0.28, " .,'’-"],
  [0.34, 'ijlıłft'],
  [0.4, 'IJ'],
  [0.46, 'rs'],
  [0.55, 'cegz'],
  [0.6, 'abdhkopqvxySu'],
  [0.66, 'FPnLøŁ'],
  [0.72, 'BEYZ'],
  [0.77, 'ACRTV'],
  [0.83, 'DGKUXOQØ'],
  [0.88, 'HNæ'],
  [0.92, 'mw&'],
  [1, 'M'],
  [1.08, 'W'],
];
const WIDTHS: ReadonlyMap<string, number> = new Map(
  LETTERS.flatMap(([width, letters]) => [...letters].map((letter) => [letter, width] as const)),
);
const USUAL = 0.65;
const ACCENTS = /\p{M}/gu;

/** Names are measured at many spots: the width of each line in ems is reckoned once. */
const measured = new Map<string, number>();

function reckon(line: string): number {
  const plain = line.normalize('NFD').replaceAll(ACCENTS, '');
  return [...plain].reduce((sum, letter) => sum + (WIDTHS.get(letter) ?? USUAL), 0);
}

/** The width of a line in ems, with so much space after each letter. */
export function widthOf(line: string, spacing = 0): number {
  const width = measured.get(line) ?? reckon(line);
  measured.set(line, width);
  return width + spacing * line.length;
}
