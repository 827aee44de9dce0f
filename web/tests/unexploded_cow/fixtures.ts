/** The games of Unexploded Cow that the engine played for these tests. */
import type { Action, Event, View } from "../../src/wire/unexploded_cow";
import type { Player } from "../../src/words/teller";
import type { Language } from "../../src/words/words.svelte";

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

export const COW_NAMES = ["cow-2013-2", "cow-2013-4", "cow-2013-6", "cow-2011-3", "cow-2011-5"] as const;

const games = import.meta.glob<Game>("../../fixtures/cow-*.json", { eager: true, import: "default" });

export function cowGame(name: (typeof COW_NAMES)[number]): Game {
  return games[`../../fixtures/${name}.json`]!;
}
