/** How a roll looks: the die tumbles, the count walks from cow to cow, and a bomb comes down where it ends. */
import type { Stage } from "../../lib/stage";
import { fly, make, middleOf, throwBomb } from "./flights";

/** The die leaps, turns over and over, and lies still with its pips up. */
export async function tumble(stage: Stage, change: () => void): Promise<void> {
  const die = stage.find("die");
  if (die !== null) {
    await stage.animate(
      die,
      [
        { transform: "rotate(-7deg)" },
        { transform: "translateY(-34px) rotate(200deg) scale(0.86)", offset: 0.35 },
        { transform: "translateY(2px) rotate(420deg)", offset: 0.7 },
        { transform: "translateY(-12px) rotate(560deg)" },
      ],
      { duration: stage.time("puff"), easing: "ease-in-out" },
    );
  }
  await stage.move(change, async () => {
    const landed = stage.find("die");
    if (landed === null) return;
    await stage.animate(
      landed,
      [
        { transform: "translateY(-12px) rotate(-40deg)" },
        { transform: "translateY(0) rotate(2deg) scale(1.08)" },
        { transform: "rotate(-7deg)" },
      ],
      { duration: stage.time("travel"), easing: stage.ease("drop") },
    );
  });
  await stage.wait(stage.time("lift"));
}

/** A number hops from cow to cow, round the table, as far as the roll has counted. */
export async function walk(stage: Stage, counted: readonly number[]): Promise<void> {
  const cows = counted.flatMap((card) => stage.find(`cow-${card}`) ?? []);
  const [first] = cows;
  if (first === undefined) return;
  let at = above(first);
  const number = make(stage, "stage-step", at, "1");
  for (const [place, cow] of cows.entries()) {
    cow.scrollIntoView?.({ block: "nearest", inline: "center" });
    const next = above(cow);
    number.textContent = String(place + 1);
    Object.assign(number.style, { left: `${at.x}px`, top: `${at.y}px` });
    const hop = fly(stage, number, at, next, { duration: stage.time("count") * 1.25 });
    const nod = [{ transform: "none" }, { transform: "translateY(-7px)" }, { transform: "none" }];
    await hop;
    void stage.animate(cow, nod, { duration: stage.time("count") });
    at = next;
  }
  await stage.wait(stage.time("lift"));
  number.remove();
}

function above(cow: HTMLElement): { x: number; y: number } {
  const { left, top, width, height } = cow.getBoundingClientRect();
  return { x: left + width / 2, y: top + height * 0.16 };
}

/** The count ends at a cow, and there a bomb comes down. */
export async function found(
  stage: Stage,
  card: number,
  counted: readonly number[],
  change: () => void,
): Promise<void> {
  await walk(stage, counted);
  const cow = stage.find(`cow-${card}`);
  if (cow !== null) {
    const end = middleOf(cow);
    await throwBomb(stage, { x: end.x, y: Math.max(0, end.y - 220) }, end);
  }
  await stage.move(change, async () => {
    const holder = stage.find(`cow-${card}`);
    if (holder === null) return;
    const jolt = [
      { transform: "none" },
      { transform: "scale(1.12, 0.88)" },
      { transform: "scale(0.95, 1.07)" },
      { transform: "none" },
    ];
    await stage.animate(holder, jolt, { duration: stage.time("travel") });
  });
  await stage.wait(stage.time("puff"));
}
