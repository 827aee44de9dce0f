import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import { focusAnswers, pressAnswer } from "../src/frame/answers";
import { Playing } from "../src/frame/playing.svelte";
import { game as six } from "../src/games/six_qui_prend";
import type { Action } from "../src/wire/six_qui_prend";
import { Teller } from "../src/words/teller";
import { words } from "../src/words/words.svelte";
import { catalogue, game, type NAMES } from "./fixtures";

const root = document.body;
let sent: Action[] = [];
let table: object | undefined;

/** The table after so many steps of a game, with the focus where a question puts it. */
function lay(name: (typeof NAMES)[number], step: number): void {
  const { players, steps } = game(name);
  const playing = new Playing(six, { ...steps[step - 1]!, events: [] });
  const teller = new Teller(words.catalogue, "six", players, 0);
  const chairs = players.map((player) => ({ ...player, is_ready: true, is_away: false }));
  const send = (action: Action): void => void sent.push(action);
  table = mount(six.Table, { target: root, props: { playing, teller, chairs, send } });
  flushSync();
  focusAnswers(root);
}

function press(key: string): void {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
  document.activeElement!.dispatchEvent(event);
  pressAnswer(event, root);
  flushSync();
}

const focused = (): string | null => document.activeElement?.getAttribute("aria-label") ?? null;

beforeEach(() => {
  document.documentElement.dataset.motion = "off";
  words.catalogue = catalogue("en", ["names", "web", "six_qui_prend", "web_six_qui_prend"]);
  sent = [];
});
afterEach(() => {
  if (table) void unmount(table);
  root.replaceChildren();
});

it("begins at the hand, and walks along it with the arrows", () => {
  lay("six-base", 6);
  expect(focused()).toBe("Your hand");
  press("ArrowRight");
  const first = focused();
  expect(first).toMatch(/^\d+, \d+ bull heads?$/);
  press("ArrowRight");
  expect(focused()).not.toBe(first);
  press("ArrowLeft");
  expect(focused()).toBe(first);
});

it("chooses a card by its digit, and plays it with the same once more", () => {
  lay("six-base", 6);
  press("2");
  expect(sent).toEqual([]);
  const card = Number.parseInt(focused()!);
  press("2");
  expect(sent).toEqual([{ kind: "pick_card", card, reversed: false }]);
});

it("goes to the rows when one is to be taken", () => {
  lay("six-base", 19);
  expect(focused()).toBe("The four rows");
  press("ArrowDown");
  press("ArrowDown");
  expect(focused()).toMatch(/row 2$/);
  press("3");
  expect(sent).toEqual([{ kind: "choose_row", row: 2 }]);
});

it("goes to the cards that are to be drafted", () => {
  lay("six-pro", 22);
  press("1");
  press("1");
  expect(sent.map(({ kind }) => kind)).toEqual(["draft_card"]);
});

it("leaves alone whoever writes, or does something else", () => {
  lay("six-base", 6);
  const field = root.appendChild(document.createElement("input"));
  field.focus();
  focusAnswers(root);
  press("2");
  press("ArrowRight");
  expect(document.activeElement).toBe(field);
  expect(sent).toEqual([]);
});
