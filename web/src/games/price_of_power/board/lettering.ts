/** Names set in lines, as balanced as words allow. */

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
