/** Small things that fly over the table: numbers, bombs, banknotes. */
import type { Stage } from "../../lib/stage";
import "./flights.css";

interface Point {
  readonly x: number;
  readonly y: number;
}

export function middleOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

export function make(stage: Stage, className: string, at: Point, text = ""): HTMLElement {
  const thing = document.createElement("span");
  thing.className = className;
  thing.textContent = text;
  Object.assign(thing.style, { left: `${at.x}px`, top: `${at.y}px` });
  stage.layer().append(thing);
  return thing;
}

/** An arc from one point to another. */
export async function fly(
  stage: Stage,
  thing: HTMLElement,
  from: Point,
  to: Point,
  options: KeyframeAnimationOptions,
): Promise<void> {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const lift = Math.min(90, 24 + Math.abs(dx) / 6);
  await stage.animate(
    thing,
    [
      { transform: "none" },
      { transform: `translate(${dx / 2}px, ${dy / 2 - lift}px) rotate(12deg)`, easing: "ease-in" },
      { transform: `translate(${dx}px, ${dy}px)` },
    ],
    { fill: "both", ...options },
  );
}

/** A bomb goes from one place to another. */
export async function throwBomb(stage: Stage, from: Point, to: Point): Promise<void> {
  const bomb = make(stage, "stage-bomb", from);
  await fly(stage, bomb, from, to, { duration: stage.time("travel") * 1.3, easing: "ease-out" });
  bomb.remove();
}

const WORTH_A_NOTE = 150;
const MOST_NOTES = 6;

/** Money goes from one place to another, and says how much it was. */
export async function pay(
  stage: Stage,
  from: Element | null,
  to: Element | null,
  amount: number,
): Promise<void> {
  if (stage.isStill || from === null || to === null || amount <= 0) return;
  const [start, end] = [middleOf(from), middleOf(to)];
  const count = Math.min(MOST_NOTES, Math.max(1, Math.round(amount / WORTH_A_NOTE)));
  const notes = Array.from({ length: count }, () => make(stage, "stage-note", start));
  const duration = stage.time("sweep");
  await Promise.all(
    notes.map((note, i) =>
      fly(stage, note, start, end, {
        duration,
        delay: i * stage.time("stagger"),
        easing: stage.ease("sweep"),
      }),
    ),
  );
  for (const note of notes) note.remove();
}

/** How much somebody got or paid, for a moment beside the portrait. */
export async function tellSum(stage: Stage, seat: Element | null, amount: number): Promise<void> {
  if (stage.isStill || seat === null || amount === 0) return;
  const { left, top } = seat.getBoundingClientRect();
  const text = amount < 0 ? `−${-amount}` : `+${amount}`;
  const sum = make(stage, amount < 0 ? "stage-sum below" : "stage-sum", { x: left, y: top }, text);
  await stage.animate(
    sum,
    [
      { transform: "translateY(14px) scale(0.5)", opacity: 0 },
      { transform: "translateY(-6px) scale(1.12)", opacity: 1, offset: 0.25 },
      { transform: "translateY(-6px)", opacity: 1, offset: 0.75 },
      { transform: "translateY(-26px)", opacity: 0 },
    ],
    { duration: stage.time("puff") * 1.3, fill: "both" },
  );
  sum.remove();
}
