import { expect, it, vi } from "vitest";
import { Playing } from "../src/frame/playing.svelte";
import type { Stage } from "../src/lib/stage";
import { fold } from "../src/games/six_qui_prend/fold";
import type { Action, Event, View } from "../src/wire/six_qui_prend";
import { game, NAMES, type Game } from "./fixtures";

const shown = {
  fold,
  show: (_stage: unknown, _event: Event, change: () => void) => Promise.resolve(change()),
};

function begin({ first }: Game): Playing<View, Event, Action> {
  return new Playing(shown, { number: 0, events: [], ...first });
}

async function settled(playing: Playing<View, Event, Action>): Promise<void> {
  while (playing.isMoving) await Promise.resolve();
}

it.each(NAMES)("shows %s step by step, and ends each with the view that was sent", async (name) => {
  const played = game(name);
  const playing = begin(played);
  for (const step of played.steps) {
    playing.push(step);
    await settled(playing);
    expect(playing.view).toEqual(step.view);
    expect(playing.legal).toEqual(step.legal);
  }
});

it("offers nothing while something moves", async () => {
  const played = game("six-base");
  const playing = begin(played);
  playing.push(played.steps[0]!);
  expect(playing.isMoving).toBe(true);
  expect(playing.legal).toEqual([]);
  await settled(playing);
  expect(playing.legal).not.toEqual([]);
});

it("shows a round that has ended until somebody goes on", async () => {
  const played = game("six-base");
  const endsRound = ({ kind }: Event): boolean => kind === "round_scored";
  const playing = new Playing({ ...shown, endsRound }, { number: 0, events: [], ...played.first });
  playing.stage = { isHurried: false, finish: () => undefined } as unknown as Stage;
  const last = played.steps.findIndex(({ events }) => events.some(endsRound));
  const round = { number: 1, gains: [], totals: [], before: [], places: [] };
  playing.jump({ ...played.steps[last - 1]!, number: 1 });
  // Another round follows.
  const { events, legal, view } = played.steps[last]!;
  playing.push({ number: 2, events, legal, view: { ...view, outcome: null }, round });
  await vi.waitUntil(() => playing.interlude !== null);
  expect(playing.interlude?.round).toBe(round);
  expect(playing.isMoving).toBe(true);
  playing.skipRound();
  await settled(playing);
  expect(playing.interlude).toBeNull();
});

it("is finished by a touch, with all that waited", () => {
  const played = game("six-base");
  const playing = begin(played);
  for (const step of played.steps.slice(0, 20)) playing.push(step);
  playing.finish();
  expect(playing.isMoving).toBe(false);
  expect(playing.view).toEqual(played.steps[19]!.view);
});

it("goes on after a touch finished what moved", async () => {
  const played = game("six-base");
  const playing = begin(played);
  for (const step of played.steps.slice(0, 20)) playing.push(step);
  playing.finish();
  playing.push(played.steps[20]!);
  await settled(playing);
  expect(playing.view).toEqual(played.steps[20]!.view);
});

it("passes over what it has shown already", async () => {
  const played = game("six-base");
  const playing = begin(played);
  for (const step of played.steps.slice(0, 6)) playing.push(step);
  playing.push(played.steps[2]!);
  await settled(playing);
  expect(playing.view).toEqual(played.steps[5]!.view);
});

it("offers nothing while an answer is on its way, and all again when it was refused", () => {
  const played = game("six-base");
  const playing = new Playing(shown, { ...played.steps[5]! });
  const offered = playing.legal;
  playing.hold();
  expect(playing.legal).toEqual([]);
  playing.release();
  expect(playing.legal).toEqual(offered);
});

it("forgets what was taken back", async () => {
  const played = game("six-base");
  const playing = begin(played);
  const [first, second] = played.steps;
  playing.push(first!);
  await settled(playing);
  const before = playing.recent;
  playing.push(second!);
  await settled(playing);
  playing.takeBack({ ...first!, number: 3 }, second!.events.length);
  expect(playing.recent).toEqual(before);
  expect(playing.view).toEqual(first!.view);
});

it("tells of an event only when it has been shown", async () => {
  const played = game("six-base");
  const [first, second] = played.steps.filter(({ events }) => events.length > 1);
  const shownSteps: (() => void)[] = [];
  const slow = {
    fold,
    show: (_stage: unknown, _event: Event, change: () => void) =>
      new Promise<void>((resolve) => {
        change();
        shownSteps.push(resolve);
      }),
  };
  const playing = new Playing<View, Event, Action>(slow, { number: 0, events: [], ...played.first });
  playing.stage = {} as Stage;
  playing.push(first!);
  playing.push(second!);
  expect(playing.seenOf(first!)).toEqual([]);
  shownSteps.shift()!();
  while (!shownSteps.length) await Promise.resolve();
  expect(playing.seenOf(first!)).toEqual(first!.events.slice(0, 1));
  expect(playing.seenOf(second!)).toEqual([]);
});

it("tells all at once when a touch has finished it, and when nothing moves", async () => {
  const played = game("six-base");
  const playing = begin(played);
  const steps = played.steps.slice(0, 20);
  for (const step of steps) playing.push(step);
  playing.finish();
  for (const step of steps) expect(playing.seenOf(step)).toEqual(step.events);
  playing.push(played.steps[20]!);
  await settled(playing);
  expect(playing.seenOf(played.steps[20]!)).toEqual(played.steps[20]!.events);
});
