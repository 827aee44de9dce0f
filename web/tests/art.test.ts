import { expect, it } from "vitest";
import { drawCow } from "../src/art/cow/cow";
import { BULL_HEAD } from "../src/art/bull-head";
import { drawFront } from "../src/art/number-card";
import { drawTile } from "../src/art/tile";
import { languageFrom, words } from "../src/words/words.svelte";
import { settings } from "../src/lib/settings.svelte";
import { routeOf } from "../src/lib/router.svelte";
import deck from "../src/wire/six_qui_prend_deck.json";

const KINDS = ["plain", "negative", "spy", "mechanic", "general", "pfc", "bomber", "ox", "tin"] as const;
const MOODS = ["calm", "graze", "bomb", "gone", "asleep", "proud"] as const;

it("draws the same cow for the same name, and another for another", () => {
  expect(drawCow({ name: "Margot" }, "a")).toEqual(drawCow({ name: "Margot" }, "a"));
  expect(drawCow({ name: "Margot" }, "a")).not.toEqual(drawCow({ name: "Nina" }, "a"));
});

it.each(KINDS)("draws a %s in every mood and size, without a number that is none", (kind) => {
  for (const mood of MOODS) {
    for (const size of [48, 96, 480]) {
      for (const crop of ["body", "head"] as const) {
        const { inner } = drawCow({ name: "Été", kind, mood, size, crop, halo: size === 96 }, "x");
        expect(inner).not.toMatch(/NaN|undefined|style=/);
      }
    }
  }
});

it.each(["field", "meadow", "forest", "lake", "house"] as const)(
  "draws a %s in many ways, each the same for the same seed",
  (kind) => {
    const drawn = Array.from({ length: 60 }, (_, seed) => drawTile(kind, seed));
    expect(new Set(drawn).size).toBe(60);
    expect(drawn).toEqual(Array.from({ length: 60 }, (_, seed) => drawTile(kind, seed)));
    expect(drawn.join()).not.toMatch(/NaN|undefined|style=/);
  },
);

it("lets no name out of its ear tag", () => {
  expect(drawCow({ name: "<script>", size: 480 }, "x").inner).not.toContain("<script");
  expect(drawCow({ name: '"onload=', size: 480, mood: "gone" }, "x").inner).not.toContain("onload");
});

it("prints as many bull heads on each card as the rules count", () => {
  expect(deck.heads).toHaveLength(104);
  deck.heads.forEach((count, place) => {
    expect(drawFront(place + 1, "x").split(BULL_HEAD)).toHaveLength(count + 1);
  });
});

it("speaks the first language of the browser that it knows", () => {
  expect(languageFrom(["de-DE", "pt-BR", "fr"])).toBe("pt-BR");
  expect(languageFrom(["de"])).toBe("en");
  expect(languageFrom(["", "fr-CA"])).toBe("fr");
});

it.each(["pt", "PT", "pt-PT", "pt-BR", "pt-AO"])("hears Brazilian Portuguese in %s", (wish) => {
  expect(languageFrom([wish, "fr"])).toBe("pt-BR");
});

it("keeps speaking Portuguese where a device remembers it as pt", async () => {
  settings.set({ language: "pt" });
  await words.begin();
  expect([words.language, document.documentElement.lang]).toEqual(["pt-BR", "pt-BR"]);
  settings.set({ language: null });
});

it("knows its pages by their addresses", () => {
  expect(routeOf("/")).toEqual({ page: "home" });
  expect(routeOf("/learn")).toEqual({ page: "lessons" });
  expect(routeOf("/t/abc")).toEqual({ page: "table", table: "abc" });
  expect(routeOf("/rules/six_qui_prend")).toEqual({ page: "rules", game: "six_qui_prend" });
  for (const path of ["/elsewhere", "/rules/poker", "/learn/poker", "/rules/toString"]) {
    expect(routeOf(path)).toEqual({ page: "nowhere" });
  }
});
