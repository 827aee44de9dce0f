/** The pieces on the table that a mark of a digest speaks of. */
import { keyOf, type Cell } from "./cells";

interface Mark {
  readonly card?: string;
  /** A cell of somebody's valley, with whatever lies or stands there. */
  readonly land?: readonly [number, Cell];
  /** A tree, by the top left cell of its square. */
  readonly planted?: readonly [number, Cell];
}

export function piecesOf({ card, land, planted }: Mark): string[] {
  if (card !== undefined) return [`card-${card}`];
  if (planted !== undefined) return [`tree-${planted[0]}-${keyOf(planted[1])}`];
  if (land === undefined) return [];
  const place = `${land[0]}-${keyOf(land[1])}`;
  return [`land-${place}`, `cow-${place}`];
}
