import { describe, expect, it } from "vitest";
import { game as table } from "../src/games/six_qui_prend";
import { sentences } from "../src/words/said";
import { Teller } from "../src/words/teller";
import { catalogue, game, LANGUAGES, NAMES } from "./fixtures";

describe.each(LANGUAGES)("the story in %s", (language) => {
  const words = catalogue(language, ["names", "six_qui_prend"]);

  it.each(NAMES)("of %s has the very sentences that Python tells", (name) => {
    const { players, steps } = game(name);
    const teller = new Teller(words, "six", players, 0);
    for (const step of steps) expect(sentences(table, step, teller)).toEqual(step.told[language]);
  });
});
