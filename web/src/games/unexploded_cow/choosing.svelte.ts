/** What a person has in mind before an action is sent: one card, wherever it lies. */
import type { Action } from "../../wire/unexploded_cow";

export class Choosing {
  card = $state<number | null>(null);

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

  /** The first touch chooses; a second one does what is meant, if only one thing can be. */
  touch(card: number, meant: readonly Action[] = []): void {
    if (this.card !== card) this.card = card;
    else if (meant.length === 1) this.do(meant[0]!);
    else this.reset();
  }

  /** Another question: what was begun means nothing any more, but for a cow on its way. */
  renew(): void {
    if (this.#kept === null || this.#kept !== this.card) this.card = null;
    this.#kept = null;
  }

  reset(): void {
    this.card = null;
    this.#kept = null;
  }
}
