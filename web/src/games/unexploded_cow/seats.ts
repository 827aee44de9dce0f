/** The colour of each seat: of its ear tags, and behind its portrait. */
const COLOURS = ["#f0bd45", "#8fbfd0", "#e8955c", "#b4cc74", "#dda0b4", "#b6a3d8"];

export function seatColour(seat: number): string {
  return COLOURS[seat % COLOURS.length]!;
}

/** Whose herd lies where, from the top: above one's own is that of the left neighbour, where the count goes on. */
export function lanes(players: number, viewer: number | null): number[] {
  const own = viewer ?? 0;
  return Array.from({ length: players }, (_, step) => (own + players - 1 - step) % players);
}
