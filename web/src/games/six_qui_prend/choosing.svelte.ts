/** What a person has in mind before the action is sent: a card of the hand, or the aim of a special card. */
import type { Action } from "../../wire/six_qui_prend";
import type { Aim, Special } from "./choices";

export class Choosing {
  card = $state<number | null>(null);
  aim = $state.raw<Aim | null>(null);

  constructor(
    readonly send: (action: Action) => void,
    /** Called when something was sent: what was touched may be gone. */
    readonly onDone: () => unknown = () => undefined,
  ) {}

  do(action: Action): void {
    this.reset();
    this.send(action);
    this.onDone();
  }

  toggle(card: number): void {
    this.card = this.card === card ? null : card;
  }

  take(special: Special): void {
    this.aim = { special, card: null };
  }

  name(card: number): void {
    if (this.aim !== null) this.aim = { ...this.aim, card };
  }

  reset(): void {
    this.card = null;
    this.aim = null;
  }
}
