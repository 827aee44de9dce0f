/** A tile keeps its drawing from the row into the valley, and back when it is taken back. */
import { expect, it } from "vitest";
import { Pictures } from "../src/games/nevaches/pictures";
import type { Landscape } from "../src/games/nevaches/deck";
import type { View } from "../src/wire/nevaches";

function view(decision: number, row: readonly Landscape[], ...cells: readonly Landscape[]): View {
  const tiles = cells.map((landscape, place) => ({ cell: [place, 0], landscape, cow: false }));
  return { decision, tile_row: row, seats: [{ tiles }] } as unknown as View;
}

it("lays the very lake that was chosen, and leaves the others as they are", () => {
  const pictures = new Pictures();
  const before = pictures.follow(view(1, ["lake", "field", "lake", "house"]), null).row;
  const after = pictures.follow(view(2, ["lake", "field", "house"], "lake"), 2);
  expect(after.of(0, [0, 0])).toBe(before[2]);
  expect(after.row).toEqual([before[0], before[1], before[3]]);
  const refilled = pictures.follow(view(3, ["lake", "field", "house", "meadow"], "lake"), 2);
  expect(refilled.row.slice(0, 3)).toEqual(after.row);
  expect(refilled.of(0, [0, 0])).toBe(before[2]);
});

it("gives a tile its drawing back that is taken back", () => {
  const pictures = new Pictures();
  const before = pictures.follow(view(1, ["lake", "field"]), null).row;
  pictures.follow(view(2, ["field"], "lake"), 0);
  expect(pictures.follow(view(3, ["lake", "field"]), 0).row).toEqual(before);
});
