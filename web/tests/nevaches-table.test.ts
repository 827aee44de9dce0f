import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Playing } from "../src/frame/playing.svelte";
import { game as nevaches } from "../src/games/nevaches";
import { settings } from "../src/lib/settings.svelte";
import { targetsFor, waysToPlay, type Picked } from "../src/games/nevaches/choices";
import type { Action, Event, View } from "../src/wire/nevaches";
import { Teller } from "../src/words/teller";
import { LANGUAGES, words } from "../src/words/words.svelte";
import { catalogue } from "./fixtures";
import { game, NAMES, type Name } from "./nevaches";

vi.setConfig({ testTimeout: 60_000 });

/** Actions that have a button of their own. */
const AT_ONCE: readonly string[] = [
  "take_card",
  "bring_home",
  "leave_tree",
  "choose_goal",
  "refresh_tiles",
  "refresh_cards",
];
const AREAS = ["names", "web", "nevaches", "web_nevaches"] as const;

const RANKING = createRawSnippet(() => ({ render: () => "<p class='ranking'></p>" }));

/** A table laid from a fixture, after so many of its steps. */
class Laid {
  readonly sent: Action[] = [];
  readonly #component: object;
  readonly root = document.body;

  constructor(name: Name, step: number, viewer: 0 | null = 0, facts: Partial<View> = {}) {
    const { players, first, steps } = game(name);
    const { view, legal } = steps[step - 1] ?? first;
    const playing = new Playing<View, Event, Action>(nevaches, {
      number: step,
      events: steps.slice(0, step).flatMap((each) => each.events),
      view: { ...view, viewer, ...facts },
      legal: viewer === null ? [] : legal,
    });
    const teller = new Teller(words.catalogue, "nevaches", players, viewer, view.options);
    const chairs = players.map((player) => ({ ...player, is_away: false }));
    const send = (action: Action): void => void this.sent.push(action);
    this.#component = mount(nevaches.Table, {
      target: document.body,
      props: { playing, teller, chairs, send, end: RANKING },
    });
    flushSync();
  }

  find(selector: string): HTMLElement {
    const found = this.root.querySelector<HTMLElement>(selector);
    if (found === null) throw new Error(`no ${selector}`);
    return found;
  }

  count(selector: string): number {
    return this.root.querySelectorAll(selector).length;
  }

  press(selector: string): void {
    this.find(selector).click();
    flushSync();
  }

  button(text: string): void {
    const found = [...this.root.querySelectorAll("button")].find(
      (each) => (each.getAttribute("aria-label") ?? each.textContent.trim()) === text,
    );
    if (found === undefined) throw new Error(`no button ${text}`);
    found.click();
    flushSync();
  }

  clear(): void {
    void unmount(this.#component);
    document.body.replaceChildren();
  }
}

let laid: Laid | undefined;
const lay = (...where: ConstructorParameters<typeof Laid>): Laid => (laid = new Laid(...where));

beforeEach(() => {
  document.documentElement.dataset.motion = "off";
  words.catalogue = catalogue("en", AREAS);
  // Nothing has a size here, so that nothing has to be told when it changes.
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe = (): void => undefined;
      unobserve = (): void => undefined;
      disconnect = (): void => undefined;
    },
  );
});
afterEach(() => {
  laid?.clear();
  laid = undefined;
});

describe("taking a tile", () => {
  it("shows every place it may go to, and where it would allow a tree", () => {
    const table = lay("nevaches-shipped", 22);
    const { legal, view } = game("nevaches-shipped").steps[21]!;
    const tree = view.tree_places[0]!;
    const place = view.tile_row.indexOf(tree.landscape) + 1;
    expect(table.count(".target")).toBe(0);
    table.press(`.tiles li:nth-child(${place}) button`);
    const places = legal.filter((each) => each.kind === "place_tile" && each.landscape === tree.landscape);
    expect(table.count(".target.place_tile")).toBe(places.length);
    expect(table.count(".sprig")).toBe(1);
    table.find(".target:has(.sprig)").focus();
    flushSync();
    expect(table.count(".tree.dream")).toBe(tree.squares.length);
    expect(table.root.textContent).toContain("Here you may plant a tree.");
    table.press(".target:has(.sprig)");
    expect(table.sent).toEqual([{ kind: "place_tile", landscape: tree.landscape, cell: tree.cell }]);
  });

  it("can be thought better of", () => {
    const table = lay("nevaches-shipped", 22);
    table.press(".tiles button");
    table.button("Never mind");
    expect(table.count(".target")).toBe(0);
    expect(table.sent).toEqual([]);
  });

  it("goes from place to place with the steps, and puts it down with the yellow button", () => {
    const table = lay("nevaches-shipped", 2);
    table.press(".tiles button");
    table.button("Next");
    table.button("Next");
    table.press(".ask .btn.act");
    const landscape = game("nevaches-shipped").steps[1]!.view.tile_row[0];
    expect(table.sent).toEqual([{ kind: "place_tile", landscape, cell: [-1, 0] }]);
  });
});

it("finds the next place with the arrow keys", () => {
  const table = lay("nevaches-shipped", 2);
  table.press(".tiles button");
  const up = table.find(".target[aria-label='Place it on H7']");
  up.focus();
  up.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true, cancelable: true }));
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Place it on H9");
});

it("shows every way to play a card, with the cows it uses", () => {
  const table = lay("nevaches-random-bonus", 42);
  const ways = game("nevaches-random-bonus").steps[41]!.legal.filter((each) => each.kind === "play_card");
  const { card } = ways[0]!;
  table.press(`.hand [data-piece="card-${card}"]`);
  const own = ways.filter((way) => way.card === card);
  expect(table.count(".target.play_card")).toBe(own.length);
  table.find(".target.play_card").focus();
  flushSync();
  expect(table.count(".coming")).toBe(own[0]!.cows.length);
  expect(table.count(".mark.any")).toBe(own[0]!.face_down.length);
  table.press(".target.play_card");
  expect(table.sent).toEqual([own[0]]);
});

it("aims a card at once where there is but one way", () => {
  const table = lay("nevaches-shipped", 59);
  table.press(".hand button");
  table.button("Place all 3: 11 points");
  expect(table.sent[0]!.kind).toBe("play_card");
});

it("says why a card of the hand cannot be played", () => {
  const { steps } = game("nevaches-shipped");
  const step = 1 + steps.findIndex(({ view, legal }) => view.asked === "action" && isStuck(view, legal));
  const table = lay("nevaches-shipped", step);
  table.press(".idle button");
  expect(table.find(".question").textContent).toMatch(/^(Not yet|It needs)/);
  expect(table.count(".play.sending")).toBe(0);
  expect(table.sent).toEqual([]);
});

function isStuck(view: View, legal: readonly Action[]): boolean {
  const hand = view.seats[0]?.hand ?? [];
  return legal.length > 0 && hand.some((card) => waysToPlay(legal, card).length === 0);
}

it("takes a card with the second touch", () => {
  const table = lay("nevaches-shipped", 1);
  const card = game("nevaches-shipped").steps[0]!.view.card_row[1]!;
  table.press(`.cards [data-piece="card-${card}"]`);
  expect(table.sent).toEqual([]);
  table.press(`.cards [data-piece="card-${card}"]`);
  expect(table.sent).toEqual([{ kind: "take_card", card }]);
});

it("brings a herd home", () => {
  const table = lay("nevaches-shipped", 51);
  expect(table.count(".herd")).toBe(4);
  table.press(".herd");
  table.button("Bring the cow home");
  expect(table.sent[0]!.kind).toBe("bring_home");
});

it("plants the tree that is offered, or does not", () => {
  const table = lay("nevaches-shipped", 39);
  table.press(".ask .btn.act");
  table.button("No tree");
  expect(table.sent.map((action) => action.kind)).toEqual(["plant_tree", "leave_tree"]);
});

it("tells a bonus that interrupts the turn, and what comes then", () => {
  const table = lay("nevaches-two", 25);
  expect(table.find(".ribbon").textContent).toContain("Your bonus at 38: one more action.");
  expect(table.find(".ribbon").textContent).toContain("Then: all your cows come home at 50.");
});

it("offers new tiles and new cards where that is legal", () => {
  const table = lay("nevaches-start-card", 46);
  table.button("Swap for new tiles first");
  table.clear();
  const other = lay("nevaches-random-bonus", 34);
  other.button("Swap for new cards first");
  expect([table.sent, other.sent]).toEqual([[{ kind: "refresh_tiles" }], [{ kind: "refresh_cards" }]]);
});

it("says how near the scoring tiles are, and reveals one at the end", () => {
  expect(lay("nevaches-shipped", 59).find(".goals").textContent).toContain("2 of 4");
  laid?.clear();
  const table = lay("nevaches-shipped", 69);
  table.press(".goals .btn.act");
  expect(table.sent).toEqual([{ kind: "choose_goal", goal: "most_forests" }]);
});

it("opens another’s landscape, and comes back to one’s own to do something", () => {
  const table = lay("nevaches-shipped", 59);
  table.press(".valley:nth-child(2) button");
  expect(table.find("[role=group][aria-label='Luís’s valley']")).toBeTruthy();
  table.press(".tiles button");
  expect(table.find("[role=group][aria-label='Your valley']")).toBeTruthy();
});

it("tells the end player by player", () => {
  const table = lay("nevaches-shipped", 72);
  expect(table.count(".final li")).toBe(3);
});

it("shows the ranking when the last points have been told, or at once where things are still", () => {
  settings.pace = "brisk";
  const table = lay("nevaches-shipped", 72);
  expect(table.count(".ranking")).toBe(0);
  table.find(".final li:last-child").dispatchEvent(new window.Event("animationend"));
  flushSync();
  expect(table.count(".ranking")).toBe(1);
  table.clear();
  settings.pace = "once";
  expect(lay("nevaches-shipped", 72).count(".ranking")).toBe(1);
});

it("reaches every legal action with two touches at most", () => {
  const { legal } = game("nevaches-random-bonus").steps[41]!;
  const table = lay("nevaches-random-bonus", 42);
  const offered = new Set<string>();
  const note = (): void => table.sent.splice(0).forEach((action) => offered.add(JSON.stringify(action)));
  for (const begin of [".tiles button", ".hand button"]) {
    for (let i = 0; i < table.count(begin); i += 1) pressTargets(table, begin, i, note);
  }
  for (const twice of [".cards button", ".herd"]) {
    for (let i = 0; i < table.count(twice); i += 1) {
      pressAt(table, twice, i);
      pressAt(table, twice, i);
      note();
    }
  }
  expect([...offered].sort()).toEqual(legal.map((action) => JSON.stringify(action)).sort());
});

function pressAt(table: Laid, selector: string, index: number): boolean {
  const found = table.root.querySelectorAll<HTMLElement>(selector)[index];
  found?.click();
  flushSync();
  return found !== undefined;
}

/** Picks the thing anew for each of the places it may go to. */
function pressTargets(table: Laid, begin: string, index: number, note: () => void): void {
  for (let place = 0; ; place += 1) {
    pressAt(table, begin, index);
    const isThere = pressAt(table, ".target", place);
    note();
    if (!isThere) break;
  }
  table.button("Never mind");
}

it.each(NAMES)("has a touch for every legal action of %s", (name) => {
  for (const { view, legal } of game(name).steps) {
    const hand = [view.seats[0]!.start_card, ...view.seats[0]!.hand].filter((card) => card !== null);
    const picks: (Picked | null)[] = [
      null,
      ...view.tile_row.map((landscape, place) => ({ kind: "tile", landscape, place }) as const),
      ...hand.map((card) => ({ kind: "own", card }) as const),
    ];
    const aimed = new Set(picks.flatMap((picked) => targetsFor(legal, picked)).map(({ action }) => action));
    const others = legal.filter(({ kind }) => AT_ONCE.includes(kind));
    expect(aimed.size + others.length).toBe(legal.length);
  }
});

/** One moment for every kind of question, asked of the viewer or of somebody else. */
const QUESTIONS = new Map(
  NAMES.flatMap((name) =>
    game(name).steps.map(({ view }, i): [string, [Name, number]] => [
      `${view.asked ?? "nothing"}${view.to_act.includes(0) ? "" : ", asked of others"}`,
      [name, i + 1],
    ]),
  ),
);

describe.each(LANGUAGES)("in %s", (language) => {
  it.each([...QUESTIONS.keys()])("“%s” has its words", (kind) => {
    words.catalogue = catalogue(language, AREAS);
    const table = lay(...QUESTIONS.get(kind)!);
    expect(table.root.textContent).not.toMatch(/web-nevaches|\{\s*\$/);
  });
});

it("shows the one whose turn it is to an audience, and offers nothing", () => {
  const table = lay("nevaches-shipped", 60, null);
  expect(table.find("[role=group][aria-label='Margot’s valley']")).toBeTruthy();
  expect(table.count(".tiles button, .cards button, .hand button, .goals")).toBe(0);
});

it("keeps what was picked while somebody only talks", async () => {
  const { players, steps } = game("nevaches-shipped");
  const { view, legal } = steps[21]!;
  const playing = new Playing<View, Event, Action>(nevaches, { number: 22, events: [], view, legal });
  const chairs = players.map((player) => ({ ...player, is_away: false }));
  const teller = new Teller(words.catalogue, "nevaches", players, 0, view.options);
  const table = mount(nevaches.Table, {
    target: document.body,
    props: { playing, teller, chairs, send: () => undefined },
  });
  flushSync();
  document.querySelector<HTMLElement>(".tiles button")!.click();
  flushSync();
  const places = document.querySelectorAll(".target").length;
  playing.push({ number: 23, events: [], view: { ...view }, legal: [...legal] });
  flushSync();
  expect(document.querySelectorAll(".target").length).toBe(places);
  await unmount(table);
});

describe("rules that are not ours", () => {
  it("draws as many actions as a turn has", () => {
    const table = lay("nevaches-two", asked("action"), 0, { actions_each_turn: 5, actions: 3 });
    expect(table.count(".pips i")).toBe(5);
    expect(table.count(".pips i.used")).toBe(2);
  });

  it("begins a turn with as many actions", () => {
    const { view } = game("nevaches-two").first;
    const begun = nevaches.fold({ ...view, actions_each_turn: 4 }, { kind: "turn_began", seat: 1 });
    expect(begun.actions).toBe(4);
  });

  it("draws the track as long as it is", () => {
    const table = lay("nevaches-two", asked("action"), 0, { end_points: 120 });
    expect(table.find(".track .end").textContent).toBe("120");
    const numbers = [...table.root.querySelectorAll(".track .ten")].map((each) => Number(each.textContent));
    expect(numbers).toEqual([0, 10, 20, 30, 60, 70, 80, 90, 100, 110, 15, 25, 38, 50]);
  });

  function asked(what: View["asked"]): number {
    return (
      1 +
      game("nevaches-two").steps.findIndex(
        ({ view }) => view.asked === what && view.to_act.includes(0) && view.viewer === 0,
      )
    );
  }
});
