/** The games of NéVaches that the engine played for these tests. */
import type { Action, Event, View } from "../src/wire/nevaches";
import type { PlayedGame, PlayedStep } from "./played";

export type Step = PlayedStep<View, Event, Action>;
export type Game = PlayedGame<View, Event, Action>;

export const NAMES = [
  "nevaches-two",
  "nevaches-four",
  "nevaches-random-bonus",
  "nevaches-start-card",
  "nevaches-shipped",
] as const;
export type Name = (typeof NAMES)[number];

const games = import.meta.glob<Game>("../fixtures/nevaches-*.json", { eager: true, import: "default" });

export function game(name: Name): Game {
  return games[`../fixtures/${name}.json`]!;
}
