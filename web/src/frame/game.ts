/** What a game's table brings along, each in its own chunk. */
import type { Component, Snippet } from "svelte";
import type { SoundName } from "../lib/sound";
import type { Stage } from "../lib/stage";
import type { RoundEnd } from "../wire/server";
import type { Language } from "../words/said";
import type { Teller } from "../words/teller";
import type { Playing } from "./playing.svelte";

export interface GameTable<View, Event, Action> extends Language {
  fold(view: View, event: Event): View;
  /** Shows one event: calls `change` once, which folds it, and lets pieces travel. */
  show(stage: Stage, event: Event, change: () => void): Promise<void>;
  /** How many times as fast as usual it is shown, where a turn is long because many play. */
  pace?(view: View): number;
  /** What is heard when an event is shown. */
  sound?(event: Event): SoundName | null;
  /** How far the game has come, for the bar. */
  where(view: View, teller: Teller): string;
  /** Whether a turn begins with the event, for replays; without it, one of the kind "turn_began". */
  beginsTurn?(event: Event): boolean;
  /** The pieces on the table that a mark of a digest speaks of. */
  piecesOf?(mark: never): readonly string[];
  /** Whether a round is counted with the event: it is shown for a while before the next one begins. */
  endsRound?(event: Event): boolean;
  /** What a seat has gathered in the round that ends, small. */
  readonly Gathered?: Component<{ view: View; seat: number }>;
  /** The clause of the rules that matters most now. */
  clause(view: View): string | null;
  readonly Table: Component<TableProps<View, Event, Action>>;
  /** The heart of the table, small enough for a page of text: for the example in the rules. */
  readonly Picture: Component<{ view: View; teller: Teller }>;
  /** A final score as people say it; without it, the number. */
  scoreText?(score: number, teller: Teller): string;
  /** The whole score sheet; `results` are those of the games before, in a series. */
  readonly Score?: Component<{ view: View; teller: Teller; chart?: boolean; results?: Results }>;
  /** What has been seen of the cards, for tables that allow it, and what it is called. */
  readonly Seen?: Component<{ view: View; teller: Teller }>;
  seenTitle(teller: Teller): string;
  /** What the viewer of this view holds, small: for replays with all cards open. */
  readonly Hand?: Component<{ view: View; teller: Teller }>;
}

/** What each game of a series has brought to each seat. */
export type Results = readonly (readonly number[])[];

export interface TableProps<View, Event, Action> {
  playing: Playing<View, Event, Action>;
  teller: Teller;
  chairs: readonly Chair[];
  send: (action: Action) => void;
  /** What the viewer would see right after the action, if it can be known; without it nothing can be tried out. */
  preview?: (action: Action) => Promise<View | null>;
  /** Milliseconds that each seat has left, where the table has a clock. */
  clock?: readonly (number | null)[];
  results?: Results;
  /** What the frame adds beside the table: the story, the chat. */
  side?: Snippet;
  /** What the frame says of what has happened, between board and hand. */
  news?: Snippet;
  /** Pieces that came or moved since the viewer's last turn. */
  marks?: readonly string[];
  /** What the frame lays over the table when the game is over. */
  end?: Snippet;
}

export interface Chair {
  readonly name: string | null;
  readonly bot: string | null;
  /** Which cow they are; without it, the one that the name gives. */
  readonly face?: number | null;
  readonly is_away: boolean;
}

export interface Moment<View, Event, Action> {
  readonly number: number;
  readonly events: readonly Event[];
  readonly view: View;
  readonly legal: readonly Action[];
  /** What follows from the view and helps to decide, as the server worked it out. */
  readonly hints?: readonly unknown[];
  /** The round that ended with it, if one did. */
  readonly round?: RoundEnd | undefined;
}
