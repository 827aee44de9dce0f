/** How the events of NéVaches look: which pieces travel, and from where. */
import { from, type Place, type Stage } from "../../lib/stage";
import type { Event } from "../../wire/nevaches";
import { keyOf, type Cell } from "./cells";

type Places = Map<string, Place>;

export async function show(stage: Stage, event: Event, change: () => void): Promise<void> {
  switch (event.kind) {
    case "tile_placed":
      return stage.move(change, (before) =>
        arrive(
          stage,
          `land-${event.seat}-${keyOf(event.cell)}`,
          `row-${event.landscape}-0`,
          event.seat,
          before,
        ),
      );
    case "card_played":
      return stage.move(change, (before) => walkOut(stage, event.seat, event.cows, before));
    case "herd_brought_home":
      return walkHome(stage, event.seat, event.herd, change);
    case "cows_brought_home":
      return walkHome(stage, event.seat, event.cows, change);
    case "tree_planted":
      return stage.move(change, () => grow(stage, `tree-${event.seat}-${keyOf(event.square)}`));
    case "card_taken":
      return takeCard(stage, event.card, event.seat, change);
    case "points_scored":
      return stage.move(change, (before) => slide(stage, `marker-${event.seat}`, before));
    case "tiles_turned_up":
    case "cards_turned_up":
      return stage.move(change, (before) => turnUp(stage, before));
    default:
      change();
  }
}

/** A tile comes from the row in an arc, above everything, and is put down with one small bounce. */
async function arrive(
  stage: Stage,
  name: string,
  source: string,
  seat: number,
  before: Places,
): Promise<void> {
  const element = stage.find(name);
  const start = before.get(source);
  if (element === null || start === undefined) return nod(stage, seat);
  const begin = from(start, element);
  const ghost = stage.ghost(element);
  const arc = stage.animate(
    ghost,
    [
      { transform: begin },
      { transform: `${begin} translateY(-16px) rotate(-4deg)`, offset: 0.25 },
      { transform: "translateY(-8px) scale(1.05)" },
    ],
    { duration: stage.time("travel"), easing: stage.ease("out") },
  );
  await Promise.all([
    arc,
    stage.animate(element, [{ opacity: 0 }, { opacity: 0 }], { duration: stage.time("travel") }),
  ]);
  ghost.remove();
  await stage.animate(element, [{ transform: "translateY(-8px) scale(1.05)" }, { transform: "none" }], {
    duration: stage.time("lift"),
    easing: stage.ease("drop"),
  });
}

/** Whoever does something on a small map nods. */
async function nod(stage: Stage, seat: number): Promise<void> {
  const portrait = stage.find(`seat-${seat}`);
  if (portrait === null) return;
  const frames = [{ transform: "none" }, { transform: "scale(1.16) rotate(-6deg)" }, { transform: "none" }];
  await stage.animate(portrait, frames, { duration: stage.time("travel") });
}

/** Cows walk in one by one, in the order of the pattern. */
async function walkOut(stage: Stage, seat: number, cows: readonly Cell[], before: Places): Promise<void> {
  const start = before.get(`home-${seat}`) ?? before.get(`seat-${seat}`);
  if (start === undefined) return;
  const walks = cows.map(async (cell, place) => {
    const cow = stage.find(`cow-${seat}-${keyOf(cell)}`);
    if (cow === null) return nod(stage, seat);
    const here = cow.getBoundingClientRect();
    const dx = start.left + start.width / 2 - (here.left + here.width / 2);
    const dy = start.top + start.height / 2 - (here.top + here.height / 2);
    const hop = (part: number, tilt: number): Keyframe => ({
      transform: `translate(${dx * part}px, ${dy * part - 6}px) rotate(${tilt}deg)`,
    });
    await stage.animate(cow, [hop(1, 0), hop(0.75, -5), hop(0.5, 5), hop(0.25, -5), { transform: "none" }], {
      duration: stage.time("sweep") * 1.2,
      delay: place * stage.time("stagger") * 2,
      easing: stage.ease("out"),
    });
  });
  await Promise.all(walks);
}

async function walkHome(
  stage: Stage,
  seat: number,
  cows: readonly Cell[],
  change: () => void,
): Promise<void> {
  const end = (stage.find(`home-${seat}`) ?? stage.find(`seat-${seat}`))?.getBoundingClientRect();
  const pieces = cows.map((cell) => stage.find(`cow-${seat}-${keyOf(cell)}`)).filter((cow) => cow !== null);
  if (stage.isStill || end === undefined || !pieces.length) {
    change();
    return;
  }
  const ghosts = pieces.map((piece) => stage.ghost(piece));
  change();
  await Promise.all(
    ghosts.map((ghost, place) => {
      const here = ghost.getBoundingClientRect();
      const dx = end.left + end.width / 2 - (here.left + here.width / 2);
      const dy = end.top + end.height / 2 - (here.top + here.height / 2);
      return stage.animate(
        ghost,
        [{ transform: "none" }, { transform: `translate(${dx}px, ${dy}px) scale(0.5)` }],
        {
          duration: stage.time("sweep"),
          delay: place * stage.time("stagger"),
          easing: stage.ease("sweep"),
          fill: "both",
        },
      );
    }),
  );
  for (const ghost of ghosts) ghost.remove();
}

async function grow(stage: Stage, name: string): Promise<void> {
  const tree = stage.find(name);
  if (tree === null) return;
  await stage.animate(tree, [{ transform: "translateY(40%) scale(0)" }, { transform: "none" }], {
    duration: stage.time("travel"),
    easing: stage.ease("drop"),
  });
}

/** One's own goes to the hand; another's to its seat. */
async function takeCard(stage: Stage, card: string, seat: number, change: () => void): Promise<void> {
  const piece = stage.find(`card-${card}`);
  const ghost = stage.isStill || piece === null ? null : stage.ghost(piece);
  if (ghost === null) {
    change();
    return;
  }
  await stage.move(change, async () => {
    const end = (stage.find(`card-${card}`) ?? stage.find(`seat-${seat}`))?.getBoundingClientRect();
    const here = ghost.getBoundingClientRect();
    if (end === undefined) return;
    const dx = end.left + end.width / 2 - (here.left + here.width / 2);
    const dy = end.top + end.height / 2 - (here.top + here.height / 2);
    await stage.animate(
      ghost,
      [
        { transform: "none" },
        { transform: `translate(${dx}px, ${dy}px) scale(${end.width / Math.max(1, here.width)})` },
      ],
      { duration: stage.time("travel"), easing: stage.ease("out"), fill: "both" },
    );
  });
  ghost.remove();
}

async function slide(stage: Stage, name: string, before: Places): Promise<void> {
  const element = stage.find(name);
  if (element === null || !before.has(name)) return;
  await stage.wait(stage.time("sweep"));
}

/** What was not there before comes up from its pile. */
async function turnUp(stage: Stage, before: Places): Promise<void> {
  const fresh = stage
    .pieces()
    .filter(([name]) => (name.startsWith("row-") || name.startsWith("card-")) && !before.has(name));
  await Promise.all(
    fresh.map(([, element], place) =>
      stage.animate(
        element,
        [
          { transform: "scaleX(0.05)", opacity: 0.3 },
          { transform: "none", opacity: 1 },
        ],
        {
          duration: stage.time("flip"),
          delay: place * stage.time("stagger"),
          easing: stage.ease("out"),
        },
      ),
    ),
  );
}
