/** Which drawing each tile has: the one that was chosen in the row is the one that lies in the valley. */
import type { View } from "../../wire/nevaches";
import { keyOf, type Cell } from "./cells";
import { tileSeed } from "./cows";
import type { Landscape } from "./deck";

export interface Drawings {
  /** By place in the row. */
  readonly row: readonly number[];
  of(seat: number, cell: Cell): number;
}

interface Piece {
  readonly landscape: Landscape;
  readonly seed: number;
}

interface Memory {
  row: Piece[];
  land: Record<string, Piece>;
}

/** The server counts equal tiles as one choice; which of them was taken is only seen here, view by view. */
export class Pictures {
  #memory: Memory;

  /** Pictures stay as they are when the page is loaded again. */
  constructor(readonly store: string | null = null) {
    const kept = store === null ? null : sessionStorage.getItem(store);
    this.#memory = kept === null ? { row: [], land: {} } : (JSON.parse(kept) as Memory);
  }

  /** The drawings of this view; `taken` is the place in the row from which the viewer took a tile last. */
  follow(view: View, taken: number | null): Drawings {
    const before = this.#memory;
    const cells = view.seats.flatMap(({ tiles }, seat) =>
      tiles.map(({ cell, landscape }) => ({ name: nameOf(seat, cell), seat, cell, landscape })),
    );
    const present = new Set(cells.map(({ name }) => name));
    /** Taken back out of a valley. */
    const returned = Object.entries(before.land).flatMap(([name, piece]) =>
      present.has(name) ? [] : [piece],
    );
    const { kept, gone } = compared(before.row, view.tile_row, taken);
    const row = view.tile_row.map(
      (landscape, place) =>
        taking(kept, landscape) ??
        taking(returned, landscape) ?? { landscape, seed: view.decision * 7 + place },
    );
    const land: Memory["land"] = {};
    for (const { name, seat, cell, landscape } of cells) {
      const known = before.land[name];
      land[name] =
        known?.landscape === landscape
          ? known
          : (taking(gone, landscape) ?? { landscape, seed: tileSeed(seat, cell) });
    }
    this.#memory = { row, land };
    if (this.store !== null) sessionStorage.setItem(this.store, JSON.stringify(this.#memory));
    return {
      row: row.map(({ seed }) => seed),
      of: (seat, cell) => land[nameOf(seat, cell)]?.seed ?? tileSeed(seat, cell),
    };
  }
}

/** Which tiles of the row are still there, and which have gone; of equal ones, that which was touched. */
function compared(
  before: readonly Piece[],
  now: readonly Landscape[],
  taken: number | null,
): { kept: Piece[]; gone: Piece[] } {
  const kept = [...before];
  const gone: Piece[] = [];
  const touched = taken === null ? undefined : before[taken];
  for (const landscape of new Set(before.map((piece) => piece.landscape))) {
    const count = (row: readonly Landscape[]): number => row.filter((each) => each === landscape).length;
    let fewer = count(before.map((piece) => piece.landscape)) - count(now);
    for (; fewer > 0; fewer -= 1) {
      const first = touched?.landscape === landscape && kept.includes(touched) ? touched : undefined;
      const piece = first ?? kept.find((each) => each.landscape === landscape)!;
      kept.splice(kept.indexOf(piece), 1);
      gone.push(piece);
    }
  }
  return { kept, gone };
}

function taking(pieces: Piece[], landscape: Landscape): Piece | undefined {
  const place = pieces.findIndex((piece) => piece.landscape === landscape);
  return place < 0 ? undefined : pieces.splice(place, 1)[0];
}

function nameOf(seat: number, cell: Cell): string {
  return `${seat}:${keyOf(cell)}`;
}
