/** A game that the engine played for these tests, as its fixture tells it. */
import type { Player } from "../src/words/teller";
import type { Language } from "../src/words/words.svelte";

export interface PlayedStep<View, Event, Action> {
  readonly number: number;
  readonly events: readonly Event[];
  readonly said: readonly (number | readonly unknown[])[];
  readonly view: View;
  readonly legal: readonly Action[];
  readonly told: Readonly<Record<Language, readonly string[]>>;
}

export interface PlayedGame<View, Event, Action> {
  readonly players: readonly Player[];
  readonly first: { readonly view: View; readonly legal: readonly Action[] };
  readonly steps: readonly PlayedStep<View, Event, Action>[];
}
