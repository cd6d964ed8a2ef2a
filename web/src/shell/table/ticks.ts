/** The round numbers at which a scale from one number to another is ruled, about four or five of them. */
export function ticks(low: number, high: number): number[] {
  const rough = Math.max(high - low, 1) / 5;
  const power = 10 ** Math.max(0, Math.floor(Math.log10(rough)));
  const step = [1, 2, 5, 10].map((each) => each * power).find((each) => each >= rough) ?? power;
  const first = Math.ceil(low / step);
  return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, n) => (first + n) * step);
}
