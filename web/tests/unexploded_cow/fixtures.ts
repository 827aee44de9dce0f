/** The games of Unexploded Cow that the engine played for these tests. */
import type { Action, Event, View } from "../../src/wire/unexploded_cow";
import type { PlayedGame, PlayedStep } from "../played";

export type Step = PlayedStep<View, Event, Action>;
export type Game = PlayedGame<View, Event, Action>;

export const COW_NAMES = ["cow-2013-2", "cow-2013-4", "cow-2013-6", "cow-2011-3", "cow-2011-5"] as const;

const games = import.meta.glob<Game>("../../fixtures/cow-*.json", { eager: true, import: "default" });

export function cowGame(name: (typeof COW_NAMES)[number]): Game {
  return games[`../../fixtures/${name}.json`]!;
}
