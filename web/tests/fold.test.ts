import { expect, it } from "vitest";
import { headsOf } from "../src/art/number-card";
import { fold } from "../src/games/six_qui_prend/fold";
import heads from "../fixtures/six-heads.json";
import { game, NAMES } from "./fixtures";

it.each(NAMES)("in %s an old view and the events lead to the new view", (name) => {
  const { first, steps } = game(name);
  let [last, view] = [0, first.view];
  for (const step of steps) {
    if (step.number === last + 1) expect(step.events.reduce(fold, view)).toEqual(step.view);
    [last, view] = [step.number, step.view];
  }
});

it("prints as many bull heads on each card as the rules count", () => {
  expect(Object.keys(heads)).toHaveLength(104);
  for (const [card, count] of Object.entries(heads)) expect(headsOf(Number(card))).toBe(count);
});
