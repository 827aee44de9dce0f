import { expect, it } from "vitest";
import { known } from "../src/lib/known.svelte";

it("knows the games that somebody has met, on this device", () => {
  expect(known.has("nevaches")).toBe(false);
  known.meet("nevaches");
  known.meet("nevaches");
  expect(known.has("nevaches")).toBe(true);
  expect(known.has("six_qui_prend")).toBe(false);
  expect(JSON.parse(localStorage.getItem("vacherie-known") ?? "")).toEqual(["nevaches"]);
});
