/** What a person has in mind before the action is sent: what was picked, and where it is aimed. */
import type { Action } from "../../wire/nevaches";
import type { Picked, Target } from "./choices";

export class Choosing {
  picked = $state.raw<Picked | null>(null);
  /** The target that is shown as if it were done. */
  aim = $state.raw<Target | null>(null);
  /** The place in the row of the tile that was taken last, so that it keeps its picture. */
  taken: number | null = null;
  /** What a finger aimed at last: a second touch means it. */
  #aimedByTouch: string | null = null;

  constructor(
    readonly send: (action: Action) => void,
    /** Called when something was sent: what was touched may be gone. */
    readonly onDone: () => unknown = () => undefined,
  ) {}

  do(action: Action): void {
    if (action.kind === "place_tile" && this.picked?.kind === "tile") this.taken = this.picked.place;
    this.reset();
    this.send(action);
    this.onDone();
  }

  pick(picked: Picked): void {
    this.reset();
    this.picked = picked;
  }

  look(target: Target | null): void {
    this.aim = target;
  }

  /** A mouse and a keyboard have looked before they press; a finger looks with its first touch. */
  press(target: Target, pointer: string): void {
    if (pointer !== "touch" || this.#aimedByTouch === target.key) {
      this.do(target.action);
      return;
    }
    this.#aimedByTouch = target.key;
    this.aim = target;
  }

  reset(): void {
    this.picked = null;
    this.aim = null;
    this.#aimedByTouch = null;
  }
}
