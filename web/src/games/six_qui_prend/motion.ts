/** How the events of 6 qui prend! look: which pieces travel, and in which order. */
import { from, Stage, type Place } from "../../lib/stage";
import type { Event, RowTaken } from "../../wire/six_qui_prend";

type Places = Map<string, Place>;

export async function show(stage: Stage, event: Event, change: () => void): Promise<void> {
  switch (event.kind) {
    case "cards_revealed":
      return stage.move(change, (before) => reveal(stage, event.cards, before));
    case "row_taken":
      return sweep(stage, event, change);
    case "card_placed":
    case "card_inserted":
    case "card_slid":
      return stage.move(change, (before) => travel(stage, event.card, before));
    case "hands_dealt":
      return stage.move(change, () => deal(stage));
    case "card_drafted":
    case "card_taken_back":
    case "card_replaced":
    case "order_changed":
    case "marker_moved":
      return stage.move(change, (before) => slide(stage, before));
    default:
      change();
  }
}

/** All cards turn over at once, coming from the seats that played them. */
async function reveal(
  stage: Stage,
  cards: Extract<Event, { kind: "cards_revealed" }>["cards"],
  before: Places,
): Promise<void> {
  const turn = cards.map(async ({ card, owner }) => {
    const element = stage.find(`card-${card}`);
    if (element === null) return;
    const own = before.get(`card-${card}`);
    const start = own ?? before.get(`back-${owner}`) ?? before.get(`seat-${owner}`);
    if (start === undefined) return;
    const begin = from(start, element);
    const edge = own ? "" : " scaleX(0.02)";
    await stage.animate(
      element,
      [
        { transform: begin, opacity: own ? 1 : 0.2 },
        { transform: `${begin}${edge} translateY(-12px)`, opacity: 1, offset: 0.3 },
        { transform: "none", opacity: 1 },
      ],
      { duration: stage.time("flip") + stage.time("travel") * 0.6, easing: stage.ease("out") },
    );
  });
  await Promise.all(turn);
  await stage.wait(stage.time("puff"));
}

/** One card goes to its row in an arc, and is put down with one small bounce. */
async function travel(stage: Stage, card: number, before: Places): Promise<void> {
  const element = stage.find(`card-${card}`);
  const start = before.get(`card-${card}`);
  const others = slide(stage, before, `card-${card}`);
  if (element === null || start === undefined) return others;
  const begin = from(start, element);
  element.classList.add("travels");
  await stage.animate(
    element,
    [
      { transform: begin },
      { transform: `${begin} translateY(-18px) rotate(-5deg)`, offset: 0.25 },
      { transform: "translateY(-9px) scale(1.05)" },
    ],
    { duration: stage.time("travel"), easing: stage.ease("out") },
  );
  await stage.animate(element, [{ transform: "translateY(-9px) scale(1.05)" }, { transform: "none" }], {
    duration: stage.time("lift"),
    easing: stage.ease("drop"),
  });
  element.classList.remove("travels");
  await others;
  await stage.wait(stage.time("stagger"));
}

/** Whatever lies elsewhere now slides there. */
async function slide(stage: Stage, before: Places, except = ""): Promise<void> {
  const moves = stage.pieces().flatMap(([name, element]) => {
    const start = before.get(name);
    if (start === undefined || name === except) return [];
    const begin = from(start, element);
    if (begin === "translate(0px, 0px) scale(1)") return [];
    return [
      stage.animate(element, [{ transform: begin }, { transform: "none" }], {
        duration: stage.time("lift") * 1.4,
        easing: stage.ease("out"),
      }),
    ];
  });
  await Promise.all(moves);
}

/** The cards of a row gather and go to their taker, who nods; the heads are counted on the way. */
async function sweep(stage: Stage, event: RowTaken, change: () => void): Promise<void> {
  if (stage.isStill) {
    change();
    return;
  }
  const taken = event.cards.map((card) => stage.find(`card-${card}`)).filter((each) => each !== null);
  const ghosts = taken.map((piece) => stage.ghost(piece));
  const home = stage.find(`seat-${event.owner}`);
  change();
  const count = counter(stage, event, ghosts.at(-1));
  await gather(stage, ghosts, home);
  for (const ghost of ghosts) ghost.remove();
  count?.remove();
  if (home !== null) {
    const nod = [{ transform: "none" }, { transform: "scale(1.18) rotate(-6deg)" }, { transform: "none" }];
    await stage.animate(home, nod, { duration: stage.time("lift") * 1.5 });
  }
}

async function gather(stage: Stage, ghosts: readonly HTMLElement[], home: HTMLElement | null): Promise<void> {
  const last = ghosts.at(-1)?.getBoundingClientRect();
  const end = home?.getBoundingClientRect();
  if (last === undefined || end === undefined) return;
  const moves = ghosts.map((ghost, i) => {
    const here = ghost.getBoundingClientRect();
    const heap = `translate(${last.left - here.left - (ghosts.length - 1 - i) * 5}px, ${-i * 2}px) rotate(${(i - 2) * 2}deg)`;
    const dx = end.left + end.width / 2 - (here.left + here.width / 2);
    const dy = end.top + end.height / 2 - (here.top + here.height / 2);
    return stage.animate(
      ghost,
      [
        { transform: "none" },
        { transform: heap, offset: 0.45 },
        { transform: heap, offset: 0.6 },
        { transform: `translate(${dx}px, ${dy}px) rotate(${(i - 2) * 4}deg) scale(0.3)` },
      ],
      { duration: stage.time("sweep") * 1.6, easing: stage.ease("sweep"), fill: "both" },
    );
  });
  await Promise.all(moves);
}

function counter(stage: Stage, event: RowTaken, beside: HTMLElement | undefined): HTMLElement | null {
  if (beside === undefined) return null;
  const { left, top, width } = beside.getBoundingClientRect();
  const count = document.createElement("span");
  count.className = "stage-count";
  count.textContent = `+${event.heads}`;
  Object.assign(count.style, { left: `${left + width}px`, top: `${top}px` });
  stage.layer().append(count);
  void stage.animate(
    count,
    [
      { transform: "translate(-50%, 0) scale(0.4)", opacity: 0 },
      { transform: "translate(-50%, -50%) scale(1.15)", opacity: 1, offset: 0.35 },
      { transform: "translate(-50%, -50%)", opacity: 1, offset: 0.8 },
      { transform: "translate(-50%, -80%)", opacity: 0 },
    ],
    { duration: stage.time("sweep") * 1.6, fill: "both" },
  );
  return count;
}

async function deal(stage: Stage): Promise<void> {
  const hand = [...stage.root.querySelectorAll<HTMLElement>(".hand [data-piece]")];
  const moves = hand.map((card, i) =>
    stage.animate(
      card,
      [
        { transform: "translateY(60px) rotate(6deg)", opacity: 0 },
        { transform: "none", opacity: 1 },
      ],
      {
        duration: stage.time("travel"),
        delay: i * stage.time("stagger") * 0.6,
        easing: stage.ease("out"),
      },
    ),
  );
  await Promise.all(moves);
}
