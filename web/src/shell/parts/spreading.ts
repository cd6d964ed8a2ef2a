/** Things side by side on a line: in order, apart, and each as near to its own point as can be. */

/** Where things that would stand at some points stand instead, so far apart, from one end to the other. */
export function spread(points: number[], apart: number, from: number, to: number): number[] {
  const order = points.map((point, n) => ({ point, n })).sort((a, b) => a.point - b.point || a.n - b.n);
  const groups: { sum: number; count: number }[] = [];
  order.forEach(({ point }, place) => {
    let group = { sum: point - place * apart, count: 1 };
    for (let last = groups.at(-1); last && mean(last) > mean(group); last = groups.at(-1)) {
      group = { sum: last.sum + group.sum, count: last.count + group.count };
      groups.pop();
    }
    groups.push(group);
  });
  const most = to - (points.length - 1) * apart;
  const starts = groups.flatMap((group) =>
    Array.from({ length: group.count }, () => Math.max(from, Math.min(mean(group), most))),
  );
  const found = points.map(() => from);
  order.forEach(({ n }, place) => {
    found[n] = (starts[place] ?? from) + place * apart;
  });
  return found;
}

const mean = ({ sum, count }: { sum: number; count: number }): number => sum / count;
