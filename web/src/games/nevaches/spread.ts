/** Markers on a line that would hide each other step aside, and keep their order. */
export function spread(places: readonly number[], end: number, gap: number): number[] {
  const order = places.map((_, index) => index).sort((one, other) => places[one]! - places[other]!);
  const moved = [...places];
  order.forEach((index, nth) => {
    if (nth > 0) moved[index] = Math.max(moved[index]!, moved[order[nth - 1]!]! + gap);
  });
  // Beyond the end there is no room: those that were pushed there push back.
  let limit = Math.max(end, ...places);
  for (const index of order.reverse()) {
    moved[index] = Math.min(moved[index]!, limit);
    limit = moved[index]! - gap;
  }
  return moved.map((place, index) => place - places[index]!);
}
