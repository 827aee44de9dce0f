import { expect, it } from "vitest";
import { fold } from "../../src/games/unexploded_cow/fold";
import { cowGame, COW_NAMES } from "./fixtures";

it.each(COW_NAMES)("in %s an old view and the events lead to the new view", (name) => {
  const { first, steps } = cowGame(name);
  let [last, view] = [0, first.view];
  for (const step of steps) {
    if (step.number === last + 1) expect(step.events.reduce(fold, view)).toEqual(step.view);
    [last, view] = [step.number, step.view];
  }
});
