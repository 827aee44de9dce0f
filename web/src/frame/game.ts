/** What a game's table brings along, each in its own chunk. */
import type { Component, Snippet } from "svelte";
import type { Stage } from "../lib/stage";
import type { Teller } from "../words/teller";
import type { Playing } from "./playing.svelte";

export interface GameTable<View, Event, Action> {
  /** In the keys of its messages: event-six-… */
  readonly prefix: string;
  fold(view: View, event: Event): View;
  sentences(events: readonly Event[], teller: Teller): string[];
  /** Shows one event: calls `change` once, which folds it, and lets pieces travel. */
  show(stage: Stage, event: Event, change: () => void): Promise<void>;
  readonly Table: Component<TableProps<View, Event, Action>>;
}

export interface TableProps<View, Event, Action> {
  playing: Playing<View, Event, Action>;
  teller: Teller;
  chairs: readonly Chair[];
  send: (action: Action) => void;
  /** What the frame adds beside the table: the story, the chat. */
  side?: Snippet;
  /** What the frame lays over the table when the game is over. */
  end?: Snippet;
}

export interface Chair {
  readonly name: string | null;
  readonly bot: string | null;
  readonly is_ready: boolean;
  readonly is_away: boolean;
}

export interface Moment<View, Event, Action> {
  readonly number: number;
  readonly events: readonly Event[];
  readonly view: View;
  readonly legal: readonly Action[];
}
