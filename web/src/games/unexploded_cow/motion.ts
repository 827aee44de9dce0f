/** How the events of Unexploded Cow look: which pieces travel, and in which order. */
import { from, type Place, type Stage } from "../../lib/stage";
import type { Event } from "../../wire/unexploded_cow";
import { found, tumble, walk } from "./counting";
import { middleOf, pay, tellSum, throwBomb } from "./flights";

type Places = Map<string, Place>;

export async function show(stage: Stage, event: Event, change: () => void): Promise<void> {
  if (stage.isStill) {
    change();
    return;
  }
  switch (event.kind) {
    case "die_rolled":
    case "two_rolls_made":
    case "roll_chosen":
      return tumble(stage, change);
    case "bomb_found":
      return found(stage, event.card, event.counted, change);
    case "nothing_found":
      await walk(stage, event.counted);
      change();
      return stage.wait(stage.time("puff"));
    case "bomb_stolen":
      return handed(stage, `cow-${event.card}`, `cow-${event.thief}`, change);
    case "bomb_handed_on":
      return handed(stage, `cow-${event.general}`, `cow-${event.card}`, change);
    case "bomb_spread":
      return handed(stage, `puff-${event.bomber}`, `cow-${event.card}`, change);
    case "cow_exploded":
      return stage.move(change, (before) => explode(stage, event.card, before));
    case "cow_shot":
      return shot(stage, event.card, change);
    case "cow_played":
      await stage.move(change, (before) => travel(stage, event.card, event.seat, before));
      return paid(stage, event.herd, -event.price);
    case "cow_recruited":
      return stage.move(change, (before) => travel(stage, event.card, event.seat, before));
    case "cow_taken":
      return stage.move(change, (before) => travel(stage, event.card, event.origin, before));
    case "herd_arranged":
    case "cows_swapped":
    case "herds_moved":
    case "die_passed":
    case "city_left":
      return stage.move(change, (before) => slide(stage, before));
    case "turn_began":
      await stage.move(change, (before) => slide(stage, before));
      return stage.wait(stage.time("lift"));
    case "city_taken":
      await stage.move(change, (before) => slide(stage, before, stage.time("sweep")));
      return paid(stage, event.seat, event.amount);
    case "cards_drawn":
      return stage.move(change, () => draw(stage, event.cards ?? []));
    default:
      return moneyMoves(stage, event, change);
  }
}

/** Money that moves for its own sake. */
async function moneyMoves(stage: Stage, event: Event, change: () => void): Promise<void> {
  change();
  switch (event.kind) {
    case "anted":
      await Promise.all(seatsOf(stage).map((seat) => pay(stage, seat, stage.find("pot"), event.amount / 2)));
      return;
    case "event_played":
      return paid(stage, event.seat, -event.price);
    case "bomb_defused":
      return paid(stage, event.seat, event.amount);
    case "cow_settled":
      return paid(stage, event.owner, event.amount);
    case "money_paid":
      if (event.to === null) return paid(stage, event.seat, -event.amount);
      return pay(stage, seatOf(stage, event.seat), seatOf(stage, event.to), event.amount);
    case "pot_taken":
      await Promise.all(event.amounts.map((amount, seat) => paid(stage, seat, amount)));
      return;
    case "sudden_death_began":
      return thunder(stage);
    default:
  }
}

function seatOf(stage: Stage, seat: number): HTMLElement | null {
  return stage.find(`seat-${seat}`);
}

function seatsOf(stage: Stage): HTMLElement[] {
  return stage.pieces().flatMap(([name, element]) => (name.startsWith("seat-") ? [element] : []));
}

/** From the pot to a seat, or from the seat into the pot. */
async function paid(stage: Stage, seat: number, amount: number): Promise<void> {
  const [pot, person] = [stage.find("pot"), seatOf(stage, seat)];
  const told = tellSum(stage, person, amount);
  if (amount > 0) await pay(stage, pot, person, amount);
  else await pay(stage, person, pot, -amount);
  await told;
}

/** A bomb changes hands. */
async function handed(stage: Stage, source: string, goal: string, change: () => void): Promise<void> {
  const [start, end] = [stage.find(source), stage.find(goal)];
  if (start !== null && end !== null) await throwBomb(stage, middleOf(start), middleOf(end));
  change();
  await stage.wait(stage.time("travel"));
}

/** A puff where the cow stood; the others close up, and what is left of her drifts to the end of the line. */
async function explode(stage: Stage, card: number, before: Places): Promise<void> {
  const puff = stage.find(`puff-${card}`);
  const start = before.get(`cow-${card}`);
  if (puff === null || start === undefined) return slide(stage, before);
  const begin = from(start, puff);
  puff.classList.add("travels");
  const boom = stage.animate(
    puff,
    [
      { transform: `${begin} scale(0.2)`, opacity: 0 },
      { transform: `${begin} scale(1.45) rotate(-5deg)`, opacity: 1, offset: 0.22 },
      { transform: `${begin} scale(1.12) rotate(3deg)`, offset: 0.6 },
      { transform: "none" },
    ],
    { duration: stage.time("puff") * 1.7, easing: "ease-out" },
  );
  const shaken = stage.root.querySelector(".herds");
  if (shaken !== null) {
    const shake = [0, -5, 5, -3, 3, 0].map((x) => ({ transform: `translateX(${x}px)` }));
    void stage.animate(shaken, shake, { duration: stage.time("travel") });
  }
  await stage.wait(stage.time("travel"));
  await Promise.all([boom, slide(stage, before)]);
  puff.classList.remove("travels");
}

/** She is led away, and does not look back. */
async function shot(stage: Stage, card: number, change: () => void): Promise<void> {
  const cow = stage.find(`cow-${card}`);
  const ghost = cow === null ? null : stage.ghost(cow);
  await stage.move(change, async (before) => {
    const leave = ghost
      ? stage.animate(
          ghost,
          [
            { transform: "none", opacity: 1 },
            { transform: "translateY(-14px) rotate(-8deg)", opacity: 1, offset: 0.3 },
            { transform: "translateY(60px) rotate(24deg) scale(0.7)", opacity: 0 },
          ],
          { duration: stage.time("puff"), fill: "both" },
        )
      : Promise.resolve();
    await Promise.all([leave, slide(stage, before)]);
  });
  ghost?.remove();
}

/** A cow walks into a herd: out of the hand, or from whoever played it. */
async function travel(stage: Stage, card: number, seat: number, before: Places): Promise<void> {
  const cow = stage.find(`cow-${card}`);
  const start = before.get(`cow-${card}`) ?? before.get(`card-${card}`) ?? before.get(`seat-${seat}`);
  const others = slide(stage, before, stage.time("lift") * 1.4, `cow-${card}`);
  if (cow === null || start === undefined) return others;
  cow.scrollIntoView?.({ block: "nearest", inline: "center" });
  const begin = from(start, cow);
  cow.classList.add("travels");
  await stage.animate(
    cow,
    [
      { transform: begin },
      { transform: `${begin} translateY(-18px) rotate(-5deg)`, offset: 0.25 },
      { transform: "translateY(-9px) scale(1.05)", offset: 0.8 },
      { transform: "none" },
    ],
    { duration: stage.time("travel") * 1.5, easing: stage.ease("out") },
  );
  cow.classList.remove("travels");
  await others;
}

/** Whatever lies elsewhere now slides there. */
async function slide(
  stage: Stage,
  before: Places,
  duration = stage.time("lift") * 2,
  except = "",
): Promise<void> {
  const moves = stage.pieces().flatMap(([name, element]) => {
    const start = before.get(name);
    if (start === undefined || name === except || !start.width) return [];
    const begin = from(start, element);
    if (begin === "translate(0px, 0px) scale(1)") return [];
    return [
      stage.animate(element, [{ transform: begin }, { transform: "none" }], {
        duration,
        easing: stage.ease("out"),
      }),
    ];
  });
  await Promise.all(moves);
}

async function draw(stage: Stage, cards: readonly number[]): Promise<void> {
  const drawn = cards.flatMap((card) => stage.find(`card-${card}`) ?? []);
  await Promise.all(
    drawn.map((card, i) => {
      card.scrollIntoView?.({ block: "nearest", inline: "nearest" });
      return stage.animate(
        card,
        [
          { transform: "translateY(60px) rotate(6deg)", opacity: 0 },
          { transform: "none", opacity: 1 },
        ],
        {
          duration: stage.time("travel"),
          delay: i * stage.time("stagger") * 2,
          easing: stage.ease("out"),
        },
      );
    }),
  );
}

/** Sudden Death: the light changes, and the pasture holds its breath. */
async function thunder(stage: Stage): Promise<void> {
  const herds = stage.root.querySelector(".herds");
  if (herds === null) return;
  const flash = [0.2, 1, 0.35, 1].map((opacity) => ({ opacity }));
  await stage.animate(herds, flash, { duration: stage.time("puff") * 1.4 });
}
