import { describe, expect, it } from "vitest";
import { where } from "../../src/games/unexploded_cow/headline";
import { Teller } from "../../src/words/teller";
import { catalogue, LANGUAGES } from "../fixtures";
import { cowGame, COW_NAMES } from "./fixtures";

describe.each(LANGUAGES)("the headline in %s", (language) => {
  const words = catalogue(language, ["names", "unexploded_cow", "web_unexploded_cow"]);

  it.each(COW_NAMES)("of %s names the edition that is played", (name) => {
    const { players, first, steps } = cowGame(name);
    const { options } = first.view;
    const teller = new Teller(words, "unexploded", players, 0, options);
    for (const { view } of steps) expect(where(view, teller)).toContain(options.edition);
  });
});
