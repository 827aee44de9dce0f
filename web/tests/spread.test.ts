import { expect, it } from "vitest";
import { spread } from "../src/games/nevaches/spread";

const stands = (places: number[], end: number, gap: number): number[] =>
  spread(places, end, gap).map((aside, index) => aside + places[index]!);

it("leaves markers alone that stand apart", () => {
  expect(stands([0, 300, 100], 400, 30)).toEqual([0, 300, 100]);
});

it("puts markers of one spot side by side", () => {
  expect(stands([0, 0, 0], 400, 30)).toEqual([0, 30, 60]);
});

it("keeps the order of the points", () => {
  expect(stands([100, 90, 95], 400, 30)).toEqual([150, 90, 120]);
});

it("pushes back where the track ends", () => {
  expect(stands([398, 395, 380, 10], 400, 30)).toEqual([400, 370, 340, 10]);
});
