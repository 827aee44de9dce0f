/** The games of NéVaches that the engine played for these tests. */
import type { Action, Event, View } from "../src/wire/nevaches";
import type { Player } from "../src/words/teller";
import type { Language } from "../src/words/words.svelte";

export interface Step {
  readonly number: number;
  readonly events: readonly Event[];
  readonly view: View;
  readonly legal: readonly Action[];
  readonly told: Readonly<Record<Language, readonly string[]>>;
}

export interface Game {
  readonly players: readonly Player[];
  readonly first: { readonly view: View; readonly legal: readonly Action[] };
  readonly steps: readonly Step[];
}

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
