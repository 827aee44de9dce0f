import { describe, expect, it } from "vitest";
import { game as table } from "../../src/games/unexploded_cow";
import { sentences } from "../../src/words/said";
import { Teller } from "../../src/words/teller";
import { catalogue, LANGUAGES } from "../fixtures";
import { cowGame, COW_NAMES } from "./fixtures";

describe.each(LANGUAGES)("the story in %s", (language) => {
  const words = catalogue(language, ["names", "unexploded_cow"]);

  it.each(COW_NAMES)("of %s has the very sentences that Python tells", (name) => {
    const { players, first, steps } = cowGame(name);
    const teller = new Teller(words, "unexploded", players, 0, first.view.table.options);
    for (const step of steps) expect(sentences(table, step, teller)).toEqual(step.told[language]);
  });
});
