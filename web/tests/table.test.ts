import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Playing } from "../src/frame/playing.svelte";
import { game as six } from "../src/games/six_qui_prend";
import type { Action, Event, View } from "../src/wire/six_qui_prend";
import { Teller } from "../src/words/teller";
import { LANGUAGES, words } from "../src/words/words.svelte";
import { catalogue, game, NAMES } from "./fixtures";

const AREAS = ["names", "web", "six_qui_prend", "web_six_qui_prend"] as const;

/** A table laid from a fixture, after so many of its steps. */
class Laid {
  readonly sent: Action[] = [];
  readonly playing: Playing<View, Event, Action>;
  readonly #component: object;
  readonly root = document.body;

  constructor(name: (typeof NAMES)[number], step: number, facts: Partial<View> = {}) {
    const { players, first, steps } = game(name);
    const { view, legal } = steps[step - 1] ?? first;
    this.playing = new Playing(six, { number: step, events: [], view: { ...view, ...facts }, legal });
    const teller = new Teller(words.catalogue, "six", players, 0);
    const chairs = players.map((player) => ({ ...player, is_away: false }));
    const send = (action: Action): void => void this.sent.push(action);
    this.#component = mount(six.Table, {
      target: document.body,
      props: { playing: this.playing, teller, chairs, send },
    });
    flushSync();
  }

  button(name: string | RegExp): HTMLButtonElement {
    const found = this.buttons().find((each) => {
      const label = each.getAttribute("aria-label") ?? each.textContent.trim();
      return typeof name === "string" ? label === name : name.test(label);
    });
    if (found === undefined) throw new Error(`no button ${String(name)}`);
    return found;
  }

  buttons(): HTMLButtonElement[] {
    return [...this.root.querySelectorAll("button")];
  }

  press(name: string | RegExp): void {
    this.button(name).click();
    flushSync();
  }

  clear(): void {
    void unmount(this.#component);
    document.body.replaceChildren();
  }
}

let laid: Laid | undefined;
const lay = (name: (typeof NAMES)[number], step: number, facts?: Partial<View>): Laid =>
  (laid = new Laid(name, step, facts));

beforeEach(() => {
  document.documentElement.dataset.motion = "off";
  words.catalogue = catalogue("en", AREAS);
});
afterEach(() => laid?.clear());

describe("choosing a card", () => {
  it("plays it with the button after a first touch", () => {
    const table = lay("six-base", 6);
    table.press("44, 5 bull heads");
    expect(table.sent).toEqual([]);
    table.press("Play the 44");
    expect(table.sent).toEqual([{ kind: "pick_card", card: 44, reversed: false }]);
  });

  it("plays it with a second touch", () => {
    const table = lay("six-base", 6);
    table.press("44, 5 bull heads");
    table.press("44, 5 bull heads");
    expect(table.sent).toEqual([{ kind: "pick_card", card: 44, reversed: false }]);
  });

  it("may be changed until all have chosen", () => {
    const table = lay("six-base", 8);
    expect(table.root.textContent).toContain("You have picked the 93.");
    table.press("44, 5 bull heads");
    table.press("Play the 44 instead");
    expect(table.sent).toEqual([{ kind: "pick_card", card: 44, reversed: false }]);
  });

  it("offers to swap its digits where that is legal", () => {
    const table = lay("six-reversed", 8);
    table.press(/^18, /);
    table.press("Play the 18 as 81");
    expect(table.sent).toEqual([{ kind: "pick_card", card: 18, reversed: true }]);
  });
});

it("asks for a row with the cost of each", () => {
  const table = lay("six-base", 5);
  expect(table.root.textContent).toContain("Your 21 fits no row. Which row do you take?");
  table.press("Take 3 bull heads with row 3");
  expect(table.sent).toEqual([{ kind: "choose_row", row: 2 }]);
});

it("takes an open card in the draft with the second touch", () => {
  const table = lay("six-pro", 22);
  table.press("Take the 33");
  expect(table.sent).toEqual([]);
  table.press("Take the 33");
  expect(table.sent).toEqual([{ kind: "draft_card", card: 33 }]);
});

it("locks a row with a Stop, and can think better of it", () => {
  const table = lay("six-coop", 5);
  table.press("Use Stop");
  table.press("Never mind");
  table.press("Use Stop");
  table.press("Stop for row 3");
  expect(table.sent).toEqual([{ kind: "use_stop", row: 2 }]);
});

it("lets the next card go", () => {
  const table = lay("six-coop", 5);
  table.press("Let it go");
  expect(table.sent).toEqual([{ kind: "go_on" }]);
});

describe.each(LANGUAGES)("in %s", (language) => {
  it.each(NAMES)("every kind of question in %s has its words", (name) => {
    words.catalogue = catalogue(language, AREAS);
    const { steps } = game(name);
    const kinds = new Map(
      steps.map(({ view }, i) => [
        `${view.asked} ${view.to_act.includes(0)} ${view.own_pick !== null}`,
        i + 1,
      ]),
    );
    for (const step of kinds.values()) {
      const table = lay(name, step);
      expect(table.root.textContent).not.toMatch(/web-|\{\s*\$/);
      table.clear();
    }
    laid = undefined;
  });
});

describe("rules that are not ours", () => {
  const free = (table: Laid, row: number): number =>
    table.root.querySelectorAll(`[data-spot="row-${row}"] .slot:not(.sixth)`).length;
  const said = (table: Laid, row: number): string =>
    table.root.querySelector(`[data-spot="row-${row}"]`)!.getAttribute("aria-label") ?? "";

  it("draws rows as long as the view says, and says how many places are left", () => {
    const rows = [[3, 9], [20], [30, 31, 32], [40]];
    const table = lay("six-base", 6, { rows, row_sizes: [7, 3, 3, 1] });
    expect([0, 1, 2, 3].map((row) => free(table, row))).toEqual([5, 2, 0, 0]);
    expect(said(table, 0)).toContain("5");
    const hot = [...table.root.querySelectorAll(".sixth.hot")].map(
      (sixth) => sixth.closest<HTMLElement>("[data-spot]")!.dataset["spot"],
    );
    expect(hot).toEqual(["row-2", "row-3"]);
  });

  it("folds a change of the rows' sizes", () => {
    const { view } = game("six-base").steps[6]!;
    expect(six.fold(view, { kind: "rows_resized", sizes: [9, 5, 5, 5] }).row_sizes).toEqual([9, 5, 5, 5]);
  });

  it("counts tricks and cards by the hand that was dealt", () => {
    const { view } = game("six-base").steps[6]!;
    const teller = new Teller(words.catalogue, "six", game("six-base").players, 0);
    const hands = view.hands.map((hand) => ({ ...hand, size: 12 }));
    const dealt = { ...view, hand_size: 14, hands, queue: [] };
    expect(six.where(dealt, teller)).toContain("3");
    expect(six.where(dealt, teller)).toContain("14");
    const shown = six.fold(dealt, {
      kind: "hands_dealt",
      hands: [[1, 2], ...hands.slice(1).map(() => null)],
    });
    expect(shown.hands.map((hand) => hand.size)).toEqual(hands.map(() => 14));
  });

  function seen(name: (typeof NAMES)[number], view: View): object {
    const teller = new Teller(words.catalogue, "six", game(name).players, 0);
    const shown = mount(six.Seen!, { target: document.body, props: { view, teller } });
    flushSync();
    return shown;
  }

  it("lists the cards of the round that the view names", () => {
    const { view } = game("six-base").steps[6]!;
    const shown = seen("six-base", { ...view, deck_size: 60 });
    expect(document.body.querySelectorAll("ol > li")).toHaveLength(60);
    void unmount(shown);
    document.body.replaceChildren();
  });

  it("tells the hands of others from one's own, where a draft has shown them", () => {
    const { view } = game("six-pro").steps[40]!;
    const shown = seen("six-pro", view);
    expect(document.body.querySelectorAll("ol > li.hand")).toHaveLength(10);
    expect(document.body.querySelectorAll("ol > li.other")).toHaveLength(30);
    expect([...document.body.querySelectorAll("dt")].map((each) => each.textContent)).toEqual(
      game("six-pro")
        .players.slice(1)
        .map(({ name }) => name),
    );
    void unmount(shown);
    document.body.replaceChildren();
  });
});
