/** The browser knows no rules: whatever a view or an event says is drawn, also where our rulebook says otherwise. */
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import { countNumbers } from "../../src/games/unexploded_cow/choices";
import { fold } from "../../src/games/unexploded_cow/fold";
import type { View } from "../../src/wire/unexploded_cow";
import { words } from "../../src/words/words.svelte";
import { catalogue } from "../fixtures";
import { cowGame } from "./fixtures";
import { Laid } from "./laid";

let laid: Laid | undefined;

beforeEach(() => {
  document.documentElement.dataset["motion"] = "off";
  words.catalogue = catalogue("en", ["names", "web", "unexploded_cow", "web_unexploded_cow"]);
});
afterEach(() => {
  laid?.clear();
  laid = undefined;
});

/** The table after so many steps, with some facts of its view told otherwise. */
function told(name: "cow-2013-2" | "cow-2013-4", step: number, change: (view: View) => Partial<View>): Laid {
  laid = new Laid(name, step);
  const { playing } = laid;
  playing.jump({
    number: step,
    events: [],
    view: { ...playing.view, ...change(playing.view) },
    legal: playing.legal,
  });
  flushSync();
  return laid;
}

const stake = { herd: 2, owner: 2, pays: 0, city: null };

it("deals as many cards as the event says", () => {
  const { first } = cowGame("cow-2013-4");
  const hands = [[1, 2, 3, 4, 5], null, null, null];
  const view = fold(first.view, { kind: "hands_dealt", hands, first: 0, hand_size: 5 });
  expect(view.hand_sizes).toEqual([5, 5, 5, 5]);
  expect(view.draw_pile).toBe(first.view.draw_pile - 20);
});

it("numbers the cows that the view says a roll would reach, however far the die goes", () => {
  const table = told("cow-2013-4", 62, ({ herds }) => ({
    counting_from: 2,
    reach: [
      ...Array.from({ length: 6 }, () => "too_few" as const),
      { ...stake, card: herds[2]![0]! },
      { ...stake, card: herds[0]![1]! },
      "passed_on",
    ],
  }));
  const { herds } = table.playing.view;
  const drawn = (card: number): string | undefined =>
    table.find(`.herd [data-card="${card}"] .count`)?.textContent;
  expect(drawn(herds[2]![0]!)).toBe("7");
  expect(drawn(herds[0]![1]!)).toBe("8");
  expect(drawn(herds[0]![0]!)).toBeUndefined();
});

it("numbers no cow where the view counts none", () => {
  const { view } = cowGame("cow-2013-4").steps[61]!;
  expect(countNumbers({ ...view, reach: [] }).size).toBe(0);
});

it("shows the points that the view gives a seat", () => {
  const table = told("cow-2013-4", 62, ({ points }) => ({ points: points.map(() => 77) }));
  expect(table.find("aside table")?.textContent).toContain("77");
});

it("offers as many actions as are legal, with what the view says is at stake", () => {
  const table = told("cow-2013-2", 86, ({ stakes }) => ({
    stakes: stakes.map((each) => ({ ...each, owner: 0, pays: 12300 })),
  }));
  const notes = [...table.root.querySelectorAll(".ask .note")].map((note) => note.textContent);
  expect(notes.length).toBeGreaterThan(0);
  for (const note of notes) expect(note).toMatch(/12,?300|24,?600/);
});
