/** Labels beside a drawing that would lie on each other. */

/** Move places apart, in their order from the top: as little as possible, and not below the bottom. */
export function apart(places: number[], gap: number, bottom: number): number[] {
  let last = -Infinity;
  const down = places.map((place) => (last = Math.max(place, last + gap)));
  let next = bottom + gap;
  return down
    .toReversed()
    .map((place) => (next = Math.min(place, next - gap)))
    .toReversed();
}
