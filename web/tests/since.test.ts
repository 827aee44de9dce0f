import { expect, it } from "vitest";
import { marked } from "../src/frame/marks";
import { Playing } from "../src/frame/playing.svelte";
import { readingTime } from "../src/frame/reading";
import { summary, told } from "../src/frame/since";
import { game as nevaches } from "../src/games/nevaches";
import { game as six } from "../src/games/six_qui_prend";
import { game as cow } from "../src/games/unexploded_cow";
import type { Action, Event, View } from "../src/wire/six_qui_prend";
import { text } from "../src/words/said";
import { Teller } from "../src/words/teller";
import { catalogue, game } from "./fixtures";

const PLAYERS = [
  { name: "Ada", bot: null },
  { name: "Luís", bot: "cow" },
];

it("says sums with their signs, in the words of each language", () => {
  const said = (key: string, sum: object) => ({ key, params: { sum }, area: "since" });
  const english = new Teller(catalogue("en", ["names", "unexploded_cow"]), "unexploded", PLAYERS, 0, {});
  expect(text(said("money", { profit: -600 }), english, cow.spelling)).toBe("−600\u00a0F");
  expect(text(said("points", { signed: 1 }), english, cow.spelling)).toBe("+1 point");
  const french = new Teller(catalogue("fr", ["names", "nevaches"]), "nevaches", PLAYERS, 0, {});
  expect(text(said("home", { signed: -2 }), french, nevaches.spelling)).toBe("−2 vaches à l’étable");
});

it("says what was done, without saying who", () => {
  const teller = new Teller(catalogue("en", ["names", "six_qui_prend"]), "six", PLAYERS, 0, {});
  const row = { key: "row", params: { row: { place: 2 }, heads: 5 }, area: "since" };
  const said = { key: "row_taken", params: { items: [row] }, area: "since" };
  expect(text(said, teller, six.spelling)).toBe("Took: row 3 (5 heads)");
});

it("tells in one line what was won and lost, or else what was done", () => {
  const teller = new Teller(catalogue("en", ["names", "unexploded_cow"]), "unexploded", PLAYERS, 0, {});
  const gain = { key: "money", params: { sum: { profit: 700 } }, area: "since" };
  const digest = {
    after: 3,
    lines: [
      { who: 1, said: [], gains: [gain] },
      { who: null, said: [], gains: [] },
    ],
    marks: [],
  };
  const lines = told(digest, teller, cow);
  expect(lines.map(({ who }) => who)).toEqual(["Luís", "The table"]);
  expect(summary(lines)).toEqual([{ who: "Luís", what: "+700\u00a0F" }]);
  expect(summary([{ who: "Luís", gains: [], said: ["rolled a 4", "drew"] }])).toEqual([
    { who: "Luís", what: "rolled a 4, drew" },
  ]);
});

it("knows the pieces that marks speak of", () => {
  const pieces = (from: object, mark: object) => (from as typeof nevaches).piecesOf?.(mark as never);
  expect(pieces(six, { card: 53 })).toEqual(["card-53"]);
  expect(pieces(cow, { card: 7 })).toEqual(["cow-7", "card-7"]);
  expect(pieces(nevaches, { land: [1, [0, -2]] })).toEqual(["land-1-0,-2", "cow-1-0,-2"]);
  expect(pieces(nevaches, { planted: [2, [3, 4]] })).toEqual(["tree-2-3,4"]);
});

it("marks pieces, also those that come later, until it is told to stop", async () => {
  const root = document.createElement("div");
  root.innerHTML = `<i data-piece="a"></i><i data-piece="b"></i>`;
  const stop = marked(["a", "c"])(root) as () => void;
  const names = (): (string | undefined)[] =>
    [...root.querySelectorAll<HTMLElement>("[data-news]")].map((each) => each.dataset.piece);
  expect(names()).toEqual(["a"]);
  root.insertAdjacentHTML("beforeend", `<b data-piece="c"></b>`);
  await Promise.resolve();
  expect(names()).toEqual(["a", "c"]);
  stop();
  expect(names()).toEqual([]);
});

it("gives long sentences more time than short ones, and none to silence", () => {
  expect(readingTime(null)).toBe(0);
  expect(readingTime("Moo.")).toBe(500);
  expect(readingTime("x".repeat(100))).toBeGreaterThan(2 * readingTime("x".repeat(40)));
});

it("plays once more what has been shown, and ends where it was", async () => {
  const played = game("six-base");
  const shown = { ...six, show: (_: unknown, __: unknown, change: () => void) => Promise.resolve(change()) };
  const moments = played.steps.slice(0, 8).map((step, place) => ({ ...step, number: place + 1 }));
  const playing = new Playing<View, Event, Action>(shown, { ...moments.at(-1)!, events: [] });
  const before = { ...played.first.view };
  playing.again(before, moments.slice(0, 3));
  expect(playing.isMoving).toBe(false);
  playing.again(before, moments);
  expect([playing.isMoving, playing.legal]).toEqual([true, []]);
  while (playing.isMoving) await Promise.resolve();
  expect(playing.view).toEqual(moments.at(-1)!.view);
  expect(playing.seenOf(moments.at(-1)!)).toEqual(moments.at(-1)!.events);
});
