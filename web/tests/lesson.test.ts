/** The coach, with the answers that the engine gives. */
import { expect, it } from "vitest";
import { game as six } from "../src/games/six_qui_prend";
import type { GameTable } from "../src/frame/game";
import { Lesson } from "../src/lessons/lesson.svelte";
import { pointAt } from "../src/lessons/pointing";
import type { LessonMoment, LessonShown, LessonWish } from "../src/wire/server";
import fixture from "../fixtures/lesson-six.json";

interface Step {
  readonly opened: LessonMoment;
  readonly tried: readonly { readonly action: object; readonly moment: LessonMoment }[];
}

const { shown, end, steps } = fixture as unknown as {
  shown: LessonShown;
  end: LessonMoment;
  steps: readonly Step[];
};

function teach({ answers = [], action }: LessonWish): Promise<LessonMoment> {
  const step = steps[answers.length];
  if (step === undefined) return Promise.resolve(end);
  if (action == null) return Promise.resolve(step.opened);
  const asked = JSON.stringify(action);
  const tried = step.tried.find((each) => JSON.stringify(each.action) === asked);
  return tried ? Promise.resolve(tried.moment) : Promise.reject(new Error(`illegal: ${asked}`));
}

const begin = (): Promise<Lesson> =>
  Lesson.begin(six as unknown as GameTable<unknown, unknown, unknown>, shown, teach);

async function settled(lesson: Lesson): Promise<void> {
  while (lesson.playing.isMoving) await Promise.resolve();
}

const choice = (step: number, isRight: boolean): object =>
  steps[step]!.tried.find(({ moment }) => moment.is_right === isRight)!.action;

it("goes through all steps to the end by the right choices", async () => {
  const lesson = await begin();
  const heard: string[] = [lesson.says];
  while (lesson.mood !== "over") {
    await settled(lesson);
    await lesson.answer(choice(lesson.step, true));
    await settled(lesson);
    if (lesson.mood === "praises") await lesson.goOn();
    heard.push(lesson.says);
  }
  expect(heard).toEqual([...shown.steps.map(({ key }) => `lesson-six-${key}`), "lesson-six-end"]);
  expect(lesson.playing.view).toEqual(end.view);
});

it("offers the choice again after another one, and says something about it", async () => {
  const lesson = await begin();
  const { legal, view } = lesson.playing;
  await lesson.answer(choice(0, false));
  expect(lesson.mood).toBe("consoles");
  expect(lesson.says).toBe("lesson-six-rising.low");
  expect([lesson.playing.legal, lesson.playing.view]).toEqual([legal, view]);
  expect(lesson.point).toEqual(["card-25", "row-0"]);
});

it("looks back only when everything has arrived, and offers nothing until one goes on", async () => {
  const lesson = await begin();
  await lesson.answer(choice(0, true));
  expect(lesson.playing.isMoving).toBe(true);
  expect(lesson.says).toBe("lesson-six-rising");
  await settled(lesson);
  expect(lesson.says).toBe("lesson-six-rising.done");
  expect([lesson.playing.legal, lesson.point]).toEqual([[], []]);
  await lesson.goOn();
  expect(lesson.playing.legal).toEqual(steps[1]!.opened.legal);
});

it("lays a new table for a new scene, and stays at the old one where the game goes on", async () => {
  const lesson = await begin();
  for (const [step, isNew] of [false, false, true].entries()) {
    const { playing } = lesson;
    await lesson.answer(choice(step, true));
    await settled(lesson);
    await lesson.goOn();
    await settled(lesson);
    expect(lesson.playing !== playing).toBe(isNew);
  }
});

it("follows at once with the next question where nothing is said in between", async () => {
  const lesson = await begin();
  await lesson.go(5);
  await settled(lesson);
  await lesson.answer(choice(5, true));
  await settled(lesson);
  expect([lesson.step, lesson.says, lesson.mood]).toEqual([6, "lesson-six-row", "asks"]);
  expect(lesson.playing.legal).toEqual(steps[6]!.opened.legal);
});

it("goes back, again and ahead", async () => {
  const lesson = await begin();
  await lesson.go(4);
  expect([lesson.step, lesson.says]).toEqual([4, "lesson-six-heads"]);
  await lesson.go(3);
  await settled(lesson);
  expect([lesson.step, lesson.playing.view]).toEqual([3, steps[3]!.opened.view]);
  await lesson.go(lesson.steps);
  expect(lesson.mood).toBe("over");
  await lesson.go(0);
  expect([lesson.mood, lesson.clause]).toEqual(["asks", "S6"]);
});

it("asks one thing at a time", async () => {
  const lesson = await begin();
  await lesson.answer(choice(0, true));
  await settled(lesson);
  await Promise.all([lesson.goOn(), lesson.goOn()]);
  expect(lesson.step).toBe(1);
});

it("offers all choices again when the line breaks", async () => {
  const lesson = await begin();
  await expect(lesson.answer({ kind: "moo" })).rejects.toThrow("illegal");
  expect(lesson.playing.legal).toEqual(steps[0]!.opened.legal);
});

it("points at pieces and spots by their names, and at nothing else", () => {
  document.body.innerHTML =
    '<p data-piece="card-25"></p><p data-spot="row-0"></p><p data-piece="card-3"></p>';
  pointAt(document.body, ["card-25", "row-0", 'no"such']);
  expect(document.querySelectorAll("[data-pointed]").length).toBe(2);
  pointAt(document.body, []);
  expect(document.querySelectorAll("[data-pointed]").length).toBe(0);
});
