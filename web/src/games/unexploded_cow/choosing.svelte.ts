/** What a person has in mind before an action is sent: one card, wherever it lies. */
import type { Action } from "../../wire/unexploded_cow";
import type { Spot } from "./choices";

/** What somebody wants to know more about: a seat, or what lies in the middle. */
export type Topic = number | "pot" | "city";

export class Choosing {
  topic = $state<Topic | null>(null);
  card = $state<number | null>(null);
  /** The place that was touched for a cow, until it is touched again or confirmed. */
  aim = $state.raw<Spot | null>(null);

  constructor(
    readonly send: (action: Action) => void,
    /** Called when something was sent: what was touched may be gone. */
    readonly onDone: () => unknown = () => undefined,
  ) {}

  /** A cow that is moved stays chosen, so that it can be moved on. */
  #kept: number | null = null;

  do(action: Action): void {
    if (action.kind === "move_cow") this.card = this.#kept = action.card;
    else this.reset();
    this.send(action);
    this.onDone();
  }

  /** The first touch shows who pays and what changes; a second one means it. One's own herd is free to arrange. */
  aimAt(spot: Spot): void {
    const isSame = this.aim?.herd === spot.herd && this.aim.gap === spot.gap;
    if (isSame || spot.action.kind === "move_cow") this.do(spot.action);
    else this.aim = spot;
  }

  /** The first touch chooses; a second one does what is meant, if only one thing can be. */
  touch(card: number, meant: readonly Action[] = []): void {
    this.aim = null;
    if (this.card !== card) this.card = card;
    else if (meant.length === 1) this.do(meant[0]!);
    else this.reset();
  }

  /** Another question: what was begun means nothing any more, but for a cow on its way. */
  renew(): void {
    if (this.#kept === null || this.#kept !== this.card) this.card = null;
    this.#kept = null;
    this.aim = null;
  }

  reset(): void {
    this.card = null;
    this.aim = null;
    this.#kept = null;
  }
}
