import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import { deckOf } from "../../src/games/unexploded_cow/deck";
import { words } from "../../src/words/words.svelte";
import { catalogue } from "../fixtures";
import { cowGame } from "./fixtures";
import { Laid } from "./laid";

const AREAS = ["names", "web", "unexploded_cow", "web_unexploded_cow"] as const;
let laid: Laid | undefined;
const lay = (...wish: ConstructorParameters<typeof Laid>): Laid => (laid = new Laid(...wish));

beforeEach(() => {
  document.documentElement.dataset["motion"] = "off";
  words.catalogue = catalogue("en", AREAS);
});
afterEach(() => laid?.clear());

it("shows where a cow of the hand can go and who pays, and sends it there", () => {
  const table = lay("cow-2013-4", 62);
  table.press('.hand [data-card="34"]');
  const pays = [...table.root.querySelectorAll(".pays")].map((each) =>
    each.textContent.replace("\u00a0", " "),
  );
  expect(pays).toEqual(["Boulon pays 300 F", "Nina pays 300 F", "Luís pays 300 F", "you pay 300 F"]);
  expect(table.sent).toEqual([]);
  table.press('[data-spot="2-4"]');
  expect(table.sent).toEqual([]);
  expect(table.find(".ask .btn.act")?.textContent.replace("\u00a0", " ")).toContain("Nina pays 300 F");
  table.press(".ask .btn.act");
  expect(table.sent).toEqual([{ kind: "play_cow", card: 34, herd: 2, place: 4 }]);
});

it("says before the roll which cow each side of the die reaches, and what that pays to whom", () => {
  const table = lay("cow-2013-4", 62);
  const told = [...table.root.querySelectorAll(".sides li .sr")].map((each) =>
    each.textContent.replaceAll("\u00a0", " "),
  );
  expect(told).toHaveLength(6);
  expect(told[0]).toMatch(/^A 1 reaches Quentin: −300 F and 12 points for you$/);
  expect(told[5]).toBe("A 6 passes the die to the left");
});

it("gives a chosen cow of the own herd another place, by keys or by touch, and Escape lets go of it", () => {
  const table = lay("cow-2013-4", 62);
  const right = table.playing.view.herds[0]![0]!;
  const cow = `.herd [data-card="${right}"]`;
  table.press(cow);
  table.find(cow)!.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowLeft", bubbles: true }));
  expect(table.sent).toEqual([{ kind: "move_cow", card: right, place: 1 }]);
  flushSync();
  table.press('[data-spot="0-3"]');
  expect(table.sent.at(-1)).toEqual({ kind: "move_cow", card: right, place: 2 });
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  flushSync();
  expect(table.find(".spot")).toBeNull();
});

it("asks the one whose herd it is about the bomb, on the table itself", () => {
  const table = lay("cow-2013-2", 86);
  expect(table.find(".question.yours")?.textContent).toContain("Gerard in your herd holds a bomb");
  const target = table.find(".lane.mine .target")!;
  const card = Number(target.dataset["card"]);
  target.click();
  flushSync();
  table.press(".ask .btn.act");
  expect(table.sent).toEqual([{ kind: "hand_on_bomb", general: expect.any(Number), card }]);
});

it("marks the first of two cows that change places, while the second is asked for", () => {
  const table = lay("cow-2013-2", 31);
  const { chosen } = table.playing.view;
  const marked = [...table.root.querySelectorAll<HTMLElement>(".cow-piece.chosen")];
  expect(marked.map((cow) => Number(cow.dataset["card"]))).toEqual([chosen]);
  expect(marked[0]?.querySelector(".sr")?.textContent).toMatch(/, chosen$/);
});

it("lays the discarded cows out by what they are worth", () => {
  const table = lay("cow-2013-2", 90);
  const deck = deckOf(table.playing.view.options);
  const shown = [...table.root.querySelectorAll<HTMLElement>(".discard .hand-card")].map(
    (card) => deck.cow(Number(card.dataset["card"])).value,
  );
  expect(shown.length).toBeGreaterThan(1);
  expect(shown).toEqual(shown.toSorted((one, other) => other - one));
});

it("lets those who watch see all herds, what is asked and of whom, and no hand", () => {
  const table = lay("cow-2013-2", 86, true);
  expect(table.root.querySelectorAll(".lane")).toHaveLength(cowGame("cow-2013-2").players.length);
  expect(table.find(".hand")).toBeNull();
  expect(table.find(".question")?.textContent).toContain("It is Margot’s herd, so Margot decides");
});
