import { describe, expect, it } from "vitest";
import { fold } from "../src/games/nevaches/fold";
import { game as table } from "../src/games/nevaches";
import type { View } from "../src/wire/nevaches";
import { sentences } from "../src/words/said";
import { Teller } from "../src/words/teller";
import { catalogue, LANGUAGES } from "./fixtures";
import { game, NAMES } from "./nevaches";

/** Without what only the engine can count: it is shown when the server's view has come. */
function told({ tree_places: _, goal_progress: __, ...rest }: View): object {
  return rest;
}

it.each(NAMES)("in %s an old view and the events lead to the new view", (name) => {
  const { first, steps } = game(name);
  let [last, view] = [0, first.view];
  for (const step of steps) {
    if (step.number === last + 1) expect(told(step.events.reduce(fold, view))).toEqual(told(step.view));
    [last, view] = [step.number, step.view];
  }
});

describe.each(LANGUAGES)("the story in %s", (language) => {
  const words = catalogue(language, ["names", "nevaches"]);

  it.each(NAMES)("of %s has the very sentences that Python tells", (name) => {
    const { players, first, steps } = game(name);
    const teller = new Teller(words, "nevaches", players, 0, first.view.options);
    for (const step of steps) expect(sentences(table, step, teller)).toEqual(step.told[language]);
  });
});
