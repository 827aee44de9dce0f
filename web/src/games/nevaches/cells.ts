/** Cells of a landscape: their names, as the terminal has them, and their order. */
export type Cell = readonly [number, number];

const FIRST_COLUMN = 7;
const FIRST_ROW = 8;
const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** A letter for the column, a number for the row; the first tile lies on H8. */
export function cellName([column, row]: Cell): string {
  return `${columnName(column)}${rowName(row)}`;
}

export function columnName(column: number): string {
  const index = column + FIRST_COLUMN;
  return index >= 0 ? letters(index) : `-${letters(-index - 1)}`;
}

export function rowName(row: number): string {
  return `${row + FIRST_ROW}`;
}

/** By two opposite corners. */
export function squareName([column, row]: Cell): string {
  return `${cellName([column, row])}–${cellName([column + 1, row + 1])}`;
}

function letters(index: number): string {
  const first = Math.floor(index / ALPHABET.length);
  return (first ? ALPHABET[first - 1]! : "") + ALPHABET[index % ALPHABET.length]!;
}

export function keyOf([column, row]: Cell): string {
  return `${column},${row}`;
}

export function isSame(one: Cell, other: Cell): boolean {
  return one[0] === other[0] && one[1] === other[1];
}

export function isAmong(cell: Cell, cells: readonly Cell[]): boolean {
  return cells.some((each) => isSame(each, cell));
}

/** The four cells of a square, of which the top left one is given. */
export function squareCells([column, row]: Cell): Cell[] {
  return [
    [column, row],
    [column + 1, row],
    [column, row + 1],
    [column + 1, row + 1],
  ];
}

/** From top to bottom, each row from left to right. */
export function inReadingOrder(one: Cell, other: Cell): number {
  return one[1] - other[1] || one[0] - other[0];
}
