import { expect, it } from "vitest";
import { pointOf } from "../src/lib/api/replays";
import { routeOf } from "../src/lib/router.svelte";
import { game as six } from "../src/games/six_qui_prend";
import { press } from "../src/replay/keys";
import { parseSpot, Replaying, spotText } from "../src/replay/replaying.svelte";
import type { Replay } from "../src/wire/server";
import type { Event, View } from "../src/wire/six_qui_prend";
import { game } from "./fixtures";

const played = game("six-base");
const steps = [{ events: [], view: played.first.view }, ...played.steps.slice(0, 40)];
const shown = {
  ...six,
  show: (_stage: unknown, _event: unknown, change: () => void) => Promise.resolve(change()),
};

function begin(at = 0, change: Partial<Replay> = {}): Replaying {
  const replay: Replay = {
    game: "six_qui_prend",
    players: played.players,
    viewer: 0,
    options: {},
    is_open: false,
    points: ["seat-1"],
    outcome: null,
    steps,
    ...change,
  };
  return new Replaying(shown as unknown as ConstructorParameters<typeof Replaying>[0], replay, at);
}

async function settled({ playing }: Replaying): Promise<void> {
  while (playing.isMoving) await Promise.resolve();
}

function key(replaying: Replaying, name: string, change: KeyboardEventInit = {}, on = document.body): void {
  on.addEventListener("keydown", (event) => press(event, replaying), { once: true });
  on.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true, ...change }));
}

it("steps on and back, and shows the view of every step", async () => {
  const replaying = begin();
  for (let at = 1; at <= 40; at += 1) {
    replaying.forward();
    await settled(replaying);
    expect([replaying.at, replaying.playing.view]).toEqual([at, steps[at]!.view]);
  }
  replaying.forward();
  expect(replaying.at).toBe(40);
  for (let at = 39; at >= 0; at -= 1) {
    replaying.back();
    expect([replaying.at, replaying.playing.view]).toEqual([at, steps[at]!.view]);
  }
  replaying.back();
  expect(replaying.at).toBe(0);
});

it("does not wait for what still moves", async () => {
  const replaying = begin(1);
  replaying.forward();
  replaying.forward();
  replaying.forward();
  await settled(replaying);
  expect([replaying.at, replaying.playing.view]).toEqual([4, steps[4]!.view]);
});

it.each([
  [-5, 0],
  [17.8, 17],
  [1000, 40],
  [NaN, 0],
  [Infinity, 0],
])("asked for moment %s it goes to %s", (wish, at) => {
  expect(begin(wish).at).toBe(at);
  const replaying = begin(3);
  replaying.go(wish);
  expect([replaying.at, replaying.playing.view]).toEqual([at, steps[at]!.view]);
});

it("stops within a step, at the event that was chosen, and goes on from there", async () => {
  const at = steps.findIndex(({ events }) => events.length > 3);
  const { events, view } = steps[at]!;
  const half = events
    .slice(0, 2)
    .reduce((view: View, event) => six.fold(view, event as Event), steps[at - 1]!.view);
  const replaying = begin();
  replaying.go({ step: at, events: 2 });
  expect(replaying.playing.view).toEqual(half);
  expect([replaying.isPast(at, 1), replaying.isPast(at, 2), replaying.isPast(at - 1, 9)]).toEqual([
    true,
    false,
    true,
  ]);
  expect(spotText(replaying.spot)).toBe(`${at}-2`);
  replaying.forward();
  await settled(replaying);
  expect([replaying.playing.view, spotText(replaying.spot)]).toEqual([view, `${at}`]);
  replaying.go({ step: at, events: events.length });
  expect(spotText(replaying.spot)).toBe(`${at}`);
});

it.each([
  ["7", 7],
  ["7-0", 7],
  ["7-999", 7],
  ["7-x", 7],
  ["-3", 0],
  ["", 0],
  [null, 0],
])("reads the moment of the link %s as step %s", (link, at) => {
  const replaying = begin();
  replaying.go(parseSpot(link));
  expect(spotText(replaying.spot)).toBe(`${at}`);
});

it("knows what led to a moment, however it came there", () => {
  const replaying = begin();
  replaying.go(20);
  const before = steps.slice(0, 21).flatMap(({ events }) => events);
  expect(replaying.playing.recent).toEqual(before.slice(-200));
  replaying.go(2);
  expect(replaying.playing.recent).toEqual(steps.slice(0, 3).flatMap(({ events }) => events));
});

it("counts tricks as the turns of 6 qui prend!", () => {
  const replaying = begin();
  expect(replaying.turns.length).toBeGreaterThan(5);
  for (const turn of replaying.turns) {
    expect(steps[turn]!.view.asked).toBe("card");
  }
  replaying.nextTurn();
  replaying.nextTurn();
  expect(replaying.at).toBe(replaying.turns[1]);
  replaying.forward();
  replaying.lastTurn();
  expect(replaying.at).toBe(replaying.turns[1]);
  replaying.go(replaying.turns.at(-1)!);
  replaying.nextTurn();
  expect(replaying.at).toBe(replaying.last);
  replaying.go(1);
  replaying.lastTurn();
  replaying.lastTurn();
  expect(replaying.at).toBe(0);
});

it("finds the turns of a game that does not say when they begin by its events", () => {
  const told = [[], [{ kind: "turn_began" }], [{ kind: "other" }], [{ kind: "turn_began" }]];
  const replay = { steps: told.map((events) => ({ events, view: {} })) } as unknown as Replay;
  const { fields, spelling } = six;
  const plain = { fields, spelling, fold: (view: unknown) => view, show: six.show as never };
  expect(new Replaying(plain, replay).turns).toEqual([1, 3]);
});

it("stops at the end, and begins anew from there", () => {
  const replaying = begin(38);
  replaying.toggle();
  expect([replaying.isRunning, replaying.at]).toEqual([true, 39]);
  replaying.forward();
  expect([replaying.isRunning, replaying.at]).toEqual([false, 40]);
  replaying.toggle();
  expect([replaying.isRunning, replaying.at]).toEqual([true, 1]);
  replaying.toggle();
  expect(replaying.isRunning).toBe(false);
});

it("lays open what a seat holds beside what everybody sees", () => {
  const hands = [{ viewer: 0 }, { viewer: 1, own_pick: { card: 7 } }];
  const replaying = begin(0, { is_open: true, steps: [{ events: [], view: { round: 1 }, hands }] });
  expect(replaying.handOf(1)).toEqual({ round: 1, viewer: 1, own_pick: { card: 7 } });
});

it("follows the keyboard, by steps or by turns", () => {
  const replaying = begin();
  key(replaying, "ArrowRight");
  expect(replaying.at).toBe(1);
  key(replaying, "ArrowRight", { shiftKey: true });
  expect(replaying.at).toBe(replaying.turns.find((turn) => turn > 1));
  key(replaying, "End");
  expect(replaying.at).toBe(40);
  key(replaying, "ArrowLeft");
  expect(replaying.at).toBe(39);
  key(replaying, "ArrowLeft", { shiftKey: true });
  expect(replaying.turns).toContain(replaying.at);
  key(replaying, "Home");
  expect(replaying.at).toBe(0);
  key(replaying, " ");
  expect(replaying.isRunning).toBe(true);
});

it("leaves keys to whatever needs them", () => {
  const replaying = begin(5);
  document.body.innerHTML = "<button>x</button><select></select><dialog><p>x</p></dialog>";
  key(replaying, " ", {}, document.querySelector("button")!);
  key(replaying, "ArrowRight", {}, document.querySelector("select")!);
  key(replaying, "End", {}, document.querySelector("dialog p")!);
  key(replaying, "ArrowLeft", { altKey: true });
  expect([replaying.at, replaying.isRunning]).toEqual([5, false]);
  key(replaying, "ArrowRight", {}, document.querySelector("button")!);
  expect(replaying.at).toBe(6);
});

it("has addresses of its own", () => {
  expect(routeOf("/replay")).toEqual({ page: "replay", table: null });
  expect(routeOf("/replay/abc")).toEqual({ page: "replay", table: "abc" });
  expect(["audience", "open", "seat-2", "seat-0", "seat-123", "", null].map(pointOf)).toEqual([
    "audience",
    "open",
    "seat-2",
    null,
    null,
    null,
    null,
  ]);
});
