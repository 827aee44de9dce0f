/** What holds for the table of every game, on the golden games that the engine played. */
import { describe, expect, it } from "vitest";
import { GAMES, labelOf, loadGame, prefixOf } from "../src/frame/games";
import { sentences } from "../src/words/said";
import { Teller } from "../src/words/teller";
import type { GameId } from "../src/wire/games";
import { catalogue, LANGUAGES } from "./fixtures";
import type { PlayedGame } from "./played";

interface ViewShown {
  readonly options?: object;
  readonly table?: { readonly options: object };
}
type Played = PlayedGame<ViewShown, unknown, unknown> & { readonly game: GameId };

const files = import.meta.glob<Played>(["../fixtures/*.json", "!**/{situations,lesson-*}.json"], {
  eager: true,
  import: "default",
});
const PLAYED = Object.entries(files).map(
  ([path, played]) => [path.slice("../fixtures/".length), played] as const,
);

/** What only the engine can count is shown when the server's view has come. */
const COUNTED = new Set([
  ...["tree_places", "goal_progress", "too_dear"],
  ...["points", "effect", "counting_from", "reach", "stakes", "defusal"],
]);

function told(view: object): object {
  return Object.fromEntries(Object.entries(view).filter(([name]) => !COUNTED.has(name)));
}

it.each(GAMES)("%s has a table, a label and a game to be tried on", async (game) => {
  const { Table, fold } = await loadGame(game);
  expect([Table, fold, labelOf(game)].every((each) => typeof each === "function")).toBe(true);
  expect(PLAYED.some(([, played]) => played.game === game)).toBe(true);
});

it("has no table that no game is registered for", () => {
  const folders = Object.keys(import.meta.glob("../src/games/*/index.ts")).map((path) =>
    path.split("/").at(-2),
  );
  expect(folders.sort()).toEqual([...GAMES].sort());
});

it.each(PLAYED)(
  "in %s an old view and the events lead to the new view",
  async (_, { game, first, steps }) => {
    const { fold } = await loadGame(game);
    let [last, view] = [0, first.view as unknown];
    for (const step of steps) {
      if (step.number === last + 1) {
        expect(told(step.events.reduce(fold, view) as object)).toEqual(told(step.view));
      }
      [last, view] = [step.number, step.view];
    }
  },
);

describe.each(LANGUAGES)("the story in %s", (language) => {
  it.each(PLAYED)(
    "of %s has the very sentences that Python tells",
    async (_, { game, players, first, steps }) => {
      const table = await loadGame(game);
      const words = catalogue(language, ["names", game]);
      const options = first.view.options;
      const teller = new Teller(words, prefixOf(game), players, 0, options);
      for (const step of steps) expect(sentences(table, step, teller)).toEqual(step.told[language]);
    },
  );
});
