/** The pattern cards: those that are shipped, or the table's own. */
import type { DrawnCard, NeVachesOptions, Tile } from "../../wire/nevaches";
import shipped from "../../wire/nevaches-deck.json";
import type { Cell } from "./cells";

export type Landscape = Tile["landscape"];

export interface PatternCell {
  readonly cell: Cell;
  /** `null` for a face-down tile. */
  readonly landscape: Landscape | null;
}

export interface Card {
  readonly id: string;
  readonly points: number;
  readonly cows: number;
  readonly cells: readonly PatternCell[];
  readonly width: number;
  readonly height: number;
}

const LETTERS: Record<string, Landscape> = {
  F: "field",
  M: "meadow",
  W: "forest",
  L: "lake",
  H: "house",
};
const OUTSIDE = ".";

export type Deck = ReadonlyMap<string, Card>;

const decks = new WeakMap<readonly DrawnCard[], Deck>();

/** In the order of the deck. */
export function deckOf(options: Partial<NeVachesOptions> | undefined): Deck {
  const drawn = options?.deck?.cards ?? shipped;
  const known = decks.get(drawn);
  if (known) return known;
  const deck = new Map(drawn.map((card) => [card.id, makeCard(card)]));
  decks.set(drawn, deck);
  return deck;
}

function makeCard({ id, points, grid }: DrawnCard): Card {
  const cells = lying(parse(grid));
  return {
    id,
    points,
    cows: cells.filter((each) => each.landscape !== null).length,
    cells,
    width: extent(cells, 0),
    height: extent(cells, 1),
  };
}

function parse(grid: string): PatternCell[] {
  return grid
    .trim()
    .split("\n")
    .flatMap((line, row) =>
      line
        .trim()
        .split(/\s+/)
        .flatMap((sign, column): PatternCell[] =>
          sign === OUTSIDE ? [] : [{ cell: [column, row], landscape: LETTERS[sign] ?? null }],
        ),
    );
}

/** The first way to turn it in which it lies rather than stands, as in the terminal. */
function lying(drawn: readonly PatternCell[]): PatternCell[] {
  let turned = moved(drawn);
  for (let turns = 0; turns < 4; turns += 1) {
    if (extent(turned, 1) <= extent(turned, 0)) return turned;
    turned = moved(turned.map(({ cell: [x, y], landscape }) => ({ cell: [-y, x], landscape })));
  }
  return turned;
}

/** To the top left corner. */
function moved(cells: readonly PatternCell[]): PatternCell[] {
  const left = Math.min(...cells.map(({ cell }) => cell[0]));
  const top = Math.min(...cells.map(({ cell }) => cell[1]));
  return cells.map(({ cell: [x, y], landscape }) => ({ cell: [x - left, y - top], landscape }));
}

function extent(cells: readonly PatternCell[], axis: 0 | 1): number {
  return 1 + Math.max(...cells.map(({ cell }) => cell[axis]));
}
