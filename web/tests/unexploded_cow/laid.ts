/** A table of Unexploded Cow laid from a fixture, after so many of its steps. */
import { flushSync, mount, unmount } from "svelte";
import { Playing } from "../../src/frame/playing.svelte";
import { game as cow } from "../../src/games/unexploded_cow";
import type { Action, Event, View } from "../../src/wire/unexploded_cow";
import { listen } from "../../src/words/said";
import { Teller } from "../../src/words/teller";
import { words } from "../../src/words/words.svelte";
import { cowGame, type COW_NAMES } from "./fixtures";

export class Laid {
  readonly sent: Action[] = [];
  readonly playing: Playing<View, Event, Action>;
  readonly #component: object;
  readonly root = document.body;

  constructor(name: (typeof COW_NAMES)[number], step: number, isWatched = false) {
    const { players, first, steps } = cowGame(name);
    const { view, legal } = steps[step - 1] ?? first;
    for (const each of steps.slice(0, step)) listen(cow, each);
    const you = isWatched ? null : 0;
    this.playing = new Playing(cow, {
      number: step,
      events: steps.slice(0, step).flatMap((each) => each.events),
      view: isWatched ? { ...view, viewer: null, hand: [] } : view,
      legal: isWatched ? [] : legal,
    });
    const teller = new Teller(words.catalogue, "unexploded", players, you);
    const chairs = players.map((player) => ({ ...player, is_away: false }));
    const send = (action: Action): void => void this.sent.push(action);
    this.#component = mount(cow.Table, {
      target: document.body,
      props: { playing: this.playing, teller, chairs, send },
    });
    flushSync();
  }

  find(selector: string): HTMLElement | null {
    return this.root.querySelector<HTMLElement>(selector);
  }

  press(selector: string): void {
    const found = this.find(selector);
    if (found === null) throw new Error(`nothing like ${selector}`);
    found.click();
    flushSync();
  }

  /** The button of the question that says this. */
  offer(text: RegExp): HTMLElement {
    const buttons = [...this.root.querySelectorAll<HTMLElement>(".ask .btn")];
    const found = buttons.find((button) => text.test(button.textContent));
    if (found === undefined) throw new Error(`no offer like ${String(text)}`);
    return found;
  }

  clear(): void {
    void unmount(this.#component);
    document.body.replaceChildren();
  }
}
