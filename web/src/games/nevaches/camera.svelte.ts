/** How a landscape is looked at: how large a tile is, and where the first one lies. */
import type { Cell } from "./cells";

const SMALLEST = 12;
const LARGEST = 220;
/** A landscape that fits is not drawn larger than this. */
const COMFORTABLE = 160;

export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Around these cells, with a margin counted in tiles. */
export function boundsOf(cells: readonly Cell[], margin: number): Bounds {
  const [columns, rows] = [cells.map((cell) => cell[0]), cells.map((cell) => cell[1])];
  return {
    left: Math.min(0, ...columns) - margin,
    top: Math.min(0, ...rows) - margin,
    right: Math.max(0, ...columns) + 1 + margin,
    bottom: Math.max(0, ...rows) + 1 + margin,
  };
}

export class Camera {
  tile = $state(COMFORTABLE);
  x = $state(0);
  y = $state(0);
  /** Moved by hand: it stays where it was put until it is asked to fit again. */
  isFree = $state(false);

  /** Into the space from the top left corner: what lies right of it or below is covered by other things. */
  fit(bounds: Bounds, width: number, height: number): void {
    const [columns, rows] = [bounds.right - bounds.left, bounds.bottom - bounds.top];
    this.tile = Math.min(COMFORTABLE, Math.max(SMALLEST, Math.min(width / columns, height / rows)));
    this.x = (width - (bounds.left + bounds.right) * this.tile) / 2;
    this.y = (height - (bounds.top + bounds.bottom) * this.tile) / 2;
    this.isFree = false;
  }

  pan(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
    this.isFree = true;
  }

  /** The point under the pointer stays where it is. */
  zoom(factor: number, x: number, y: number): void {
    const tile = Math.min(LARGEST, Math.max(SMALLEST, this.tile * factor));
    this.x = x - ((x - this.x) / this.tile) * tile;
    this.y = y - ((y - this.y) / this.tile) * tile;
    this.tile = tile;
    this.isFree = true;
  }

  /** Just so far that the cell can be seen. */
  reveal([column, row]: Cell, width: number, height: number): void {
    const [left, top] = [this.x + column * this.tile, this.y + row * this.tile];
    this.x += Math.max(0, -left) - Math.max(0, left + this.tile - width);
    this.y += Math.max(0, -top) - Math.max(0, top + this.tile - height);
  }
}
