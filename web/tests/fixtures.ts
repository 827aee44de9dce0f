/** The games that the engine played for these tests. */
import type { Action, Event, View } from "../src/wire/six_qui_prend";
import { Catalogue, LANGUAGES, type Area, type Language } from "../src/words/words.svelte";
import type { PlayedGame, PlayedStep } from "./played";

export type Step = PlayedStep<View, Event, Action>;
export type Game = PlayedGame<View, Event, Action>;

export const NAMES = [
  "six-base",
  "six-pro",
  "six-even-odd",
  "six-escalade",
  "six-cabriole",
  "six-reversed",
  "six-coop",
  "six-ten-players",
] as const;

const games = import.meta.glob<Game>("../fixtures/six-*.json", { eager: true, import: "default" });
const messages = import.meta.glob<string>("../../src/vacherie/messages/*/*.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});

export function game(name: (typeof NAMES)[number]): Game {
  return games[`../fixtures/${name}.json`]!;
}

export function catalogue(language: Language, areas: readonly Area[]): Catalogue {
  const sources = areas.map((area) => messages[`../../src/vacherie/messages/${language}/${area}.ftl`]!);
  return new Catalogue(language, sources);
}

export { LANGUAGES };
