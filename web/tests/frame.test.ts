import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Chat from "../src/frame/Chat.svelte";
import Ending from "../src/frame/Ending.svelte";
import { GAMES } from "../src/frame/games";
import Rules from "../src/frame/Rules.svelte";
import type { Table } from "../src/frame/table.svelte";
import Score from "../src/games/six_qui_prend/Score.svelte";
import Chairs from "../src/pages/Chairs.svelte";
import Options from "../src/pages/Options.svelte";
import type { GameShown, Seen, SeenSetup, View } from "../src/wire/server";
import { Teller } from "../src/words/teller";
import { words } from "../src/words/words.svelte";
import Seated from "./Seated.svelte";
import { catalogue, game } from "./fixtures";

const SHOWN: GameShown = {
  id: "six_qui_prend",
  rules_version: 1,
  least_players: 2,
  most_players: 10,
  fewest_wins: true,
  variant_option: "variant",
  options: [
    { name: "variant", default: "base", values: ["base", "pro", "coop"], is_file: false },
    { name: "target_heads", default: "66", values: ["1..1000", "none"], is_file: false },
    { name: "draft_memory", default: "no", values: ["yes", "no"], is_file: false },
    { name: "consent", default: "anyone", values: ["anyone", "all"], is_file: false },
  ],
  bots: [
    {
      level: "cow",
      strength: 28.42,
      sigma: 1.5,
      stars: 3,
      duel: { against: "calf", win_share: 0.8125 },
      rating: null,
      games: 0,
    },
    { level: "theirs", strength: null, sigma: null, stars: null, duel: null, rating: null, games: 0 },
  ],
  has_series: false,
};
const SETUP: SeenSetup = {
  game: "six_qui_prend",
  options: { variant: "base", target_heads: 66 },
  is_public: false,
  clock: { kind: "none" },
  chat: true,
  audience_chat: false,
  seen_cards: true,
};
const person = (name: string | null, change: object = {}) => ({
  name,
  bot: null,
  face: null,
  is_away: false,
  ...change,
});
const VIEW: View = {
  options: {},
  players: 3,
  viewer: 0,
  decision: 9,
  asked: null,
  to_act: [],
  outcome: null,
};

const CHAIRS = [person("Ada"), person("Bob"), person("Daisy", { bot: "cow" }), person(null)];

/** A table as a page sees it, which notes what is asked of the server. */
function tableOf(seen: Partial<Seen>, setup: Partial<SeenSetup> = {}) {
  const asked: unknown[] = [];
  const chairs = seen.chairs ?? CHAIRS;
  const players = chairs.map(({ name, bot }) => ({ name: name ?? "", bot }));
  const table = {
    chairs,
    seen: { you: 0, host: 0, can_talk: true, view: null, ...seen },
    setup: { ...SETUP, ...setup },
    remarks: [{ number: 4, seat: 1, text: "<b>Moo</b>" }],
    teller: new Teller(words.catalogue, "six", players, seen.you === undefined ? 0 : seen.you),
    api: new Proxy({} as Record<string, unknown>, {
      get: (_, name) =>
        name === "record"
          ? () => "/record"
          : (...sent: unknown[]) => {
              asked.push([name, ...sent]);
              return Promise.resolve();
            },
    }),
  };
  return { table: table as unknown as Table, asked };
}

let shown: object | null = null;

function lay<Props extends Record<string, unknown>>(part: Component<Props>, props: Props): HTMLElement {
  clear();
  shown = mount(part, { target: document.body, props });
  flushSync();
  return document.body;
}

function clear(): void {
  if (shown) void unmount(shown);
  shown = null;
  document.body.replaceChildren();
}

function press(name: string | RegExp): void {
  const is = (each: Element): boolean => {
    const label = (each.getAttribute("aria-label") ?? each.textContent).trim();
    return typeof name === "string" ? label === name : name.test(label);
  };
  const button = [...document.querySelectorAll("button")].find(is);
  if (!button) throw new Error(`no button ${String(name)}`);
  button.click();
  flushSync();
}

beforeEach(() => {
  words.catalogue = catalogue("en", ["names", "web", "six_qui_prend", "web_six_qui_prend"]);
});
afterEach(clear);

describe("seats", () => {
  const texts = (root: HTMLElement): string[] =>
    [...root.querySelectorAll(".seat")].map((seat) =>
      (seat as HTMLElement).textContent.replace(/\s+/g, " ").trim(),
    );

  it("say who thinks, who has chosen, and for whom a cow plays on", () => {
    const chairs = [
      person("Ada"),
      person("Bob"),
      person("Cleo", { is_away: true }),
      person("Tin", { bot: "cow" }),
    ];
    const root = lay(Seated, { chairs, you: 0, toAct: [0, 2], chosen: [false, true, false, false] });
    expect(texts(root)).toEqual([
      "Ada your move 0",
      "Bob has chosen 1",
      "Cleo away – a bot is playing 2",
      "Cow Tin bot 3",
    ]);
  });

  it("show the clock of those the game waits for", () => {
    const chairs = [person("Ada"), person("Bob")];
    const root = lay(Seated, { chairs, you: 0, toAct: [1], chosen: [false, false], clock: [9000, 30_000] });
    expect([...root.querySelectorAll(".time")].map((each) => each.textContent)).toEqual(["30 s left"]);
  });
});

describe("the chat", () => {
  it("shows a remark as text, and sends one once", () => {
    const { table, asked } = tableOf({});
    const root = lay(Chat, { table });
    expect(root.querySelector("li")?.textContent).toBe("Bob <b>Moo</b>");
    const input = root.querySelector("input")!;
    input.value = "  Hello  ";
    input.dispatchEvent(new Event("input", { bubbles: true }));
    press("Send");
    press("Send");
    expect(asked).toEqual([["say", "Hello"]]);
  });

  it.each([
    [
      "is closed before the reveal",
      { can_talk: false },
      {},
      "The team may not talk before the cards are revealed.",
    ],
    ["says when there is none", {}, { chat: false }, "No chat at this table."],
  ])("%s", (_, seen, setup, words) => {
    const root = lay(Chat, { table: tableOf(seen, setup).table });
    expect(root.textContent).toContain(words);
    expect(root.querySelector("input")).toBeNull();
  });
});

describe("the ending", () => {
  const outcome = { scores: [12, 7, 30], places: [2, 1, 3], reason: "target_reached" };
  const view = { ...VIEW, outcome };
  const chairs = CHAIRS.slice(0, 3);

  it("ranks all, with the score of each", () => {
    const root = lay(Ending, { table: tableOf({ view, chairs }).table });
    const lines = [...root.querySelectorAll("li")].map((line) =>
      [...line.querySelectorAll(".place, b, .score")].map((each) => each.textContent).join(" "),
    );
    expect(lines).toEqual(["1st Bob 7", "2nd Ada 12", "3rd Daisy 30"]);
    expect(root.textContent).toContain("Bob won this time.");
  });

  it("compares the sides of a game that is played together", () => {
    const lost = { ...view, outcome: { scores: [31, 31, 31], places: [2, 2, 2], reason: "ox_won" } };
    const end = {
      sides: ["team", "ox"],
      line: [
        [0, 0],
        [31, 28],
      ],
      rounds: [],
      why: { key: "why_coop", area: "highlight" },
      highlights: [],
    };
    const root = lay(Ending, { table: tableOf({ view: lost, chairs, end }).table });
    expect(root.querySelector(".sides")?.textContent.replace(/\s+/g, "")).toBe("theteam31–theOx28");
    expect(root.querySelector(".place")).toBeNull();
    expect(root.textContent).toContain("Nobody at the table wins this time.");
  });

  it("leads to the table of a rematch that somebody has asked for", () => {
    const root = lay(Ending, { table: tableOf({ view, chairs, next: "again" }).table });
    expect(root.querySelector("a.act")?.getAttribute("href")).toBe("/t/again");
  });

  it("offers no rematch to who only watched", () => {
    const root = lay(Ending, { table: tableOf({ view, chairs, you: null }).table });
    expect(root.textContent).toContain("Bob won.");
    expect(root.querySelector(".act")).toBeNull();
  });
});

describe("the chairs", () => {
  it("name the host, and the strength of a bot on a scale that people know", () => {
    const root = lay(Chairs, { table: tableOf({}).table, shown: SHOWN, isHost: true });
    expect([...root.querySelectorAll(".chair .soft")].map((each) => each.textContent)).toEqual(["host"]);
    const strength = root.querySelector(".strength")!;
    expect(strength.querySelector(".level")?.textContent).toBe("Cow");
    expect(strength.querySelector(".stars")?.getAttribute("aria-label")).toBe("3 of 5 stars");
    expect(strength.getAttribute("title")).toBe("wins 8 of 10 against Calf");
  });

  it("put the bots away again when Escape is pressed", () => {
    const root = lay(Chairs, { table: tableOf({}).table, shown: SHOWN, isHost: true });
    press("Add a bot");
    const first = document.activeElement!;
    expect(first.textContent).toContain("Cow");
    first.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    flushSync();
    expect(root.querySelector(".level.btn")).toBeNull();
    expect(root.textContent).toContain("Add a bot");
  });

  it("let the host choose among the bots, one of another package too", () => {
    const { table, asked } = tableOf({});
    lay(Chairs, { table, shown: SHOWN, isHost: true });
    press("Add a bot");
    press(/^theirs/);
    expect(asked).toEqual([["seatBot", { seat: 3, level: "theirs" }]]);
  });

  it("let nobody but the host send others away", () => {
    const root = lay(Chairs, { table: tableOf({ you: 1 }).table, shown: SHOWN, isHost: false });
    const names = [...root.querySelectorAll("button")].map(
      (each) => each.getAttribute("aria-label") ?? each.textContent.trim(),
    );
    expect(names).toEqual(["Change name or cow", "Stand up"]);
  });
});

describe.each(GAMES)("the rules of %s", (game) => {
  beforeEach(() => {
    words.catalogue = catalogue("en", ["names", "web", "rules", game, `web_${game}`]);
    // Nothing has a size here, so that nothing has to be told when it changes.
    vi.stubGlobal(
      "ResizeObserver",
      class {
        observe = (): void => undefined;
        unobserve = (): void => undefined;
        disconnect = (): void => undefined;
      },
    );
    Element.prototype.scrollIntoView = () => undefined;
  });
  afterEach(() => vi.unstubAllGlobals());

  async function opened(clause: string | null = null): Promise<HTMLElement> {
    const root = lay(Rules, { game, clause });
    await vi.waitFor(() => expect(root.querySelector("h3")).not.toBeNull(), { timeout: 20_000 });
    flushSync();
    return root;
  }

  it("have contents that lead to every part", async () => {
    const root = await opened();
    const titles = [...root.querySelectorAll(".guide > h2, h3")].map((each) => each.textContent);
    const contents = [...root.querySelectorAll(".contents button")].map((each) => each.textContent);
    expect(contents).toEqual(titles);
  });

  it("explain the game to a beginner first, with pictures of a real table", async () => {
    const root = await opened();
    const titles = [...root.querySelectorAll("h2")].map((each) => each.textContent);
    expect(titles.slice(0, 5)).toEqual(["In a minute", "The goal", "Words to know", "A turn", "An example"]);
    expect(titles.at(-1)).toBe("All the rules");
    const pictures = [...root.querySelectorAll("figure")];
    expect(pictures.length).toBeGreaterThan(1);
    for (const picture of pictures) expect(picture.querySelector("[inert] [data-piece]")).not.toBeNull();
  });

  it("fold our rulings away, but for that of the clause that matters", async () => {
    const first = (await opened()).querySelector("dl > div:has(.ruling)")!;
    expect(first.querySelector("details")!.open).toBe(false);
    const here = (await opened(first.id.replace("clause-", ""))).querySelector(".here details")!;
    expect((here as HTMLDetailsElement).open).toBe(true);
  });
});

describe("the options", () => {
  const asks = (root: HTMLElement): string[] =>
    [...root.querySelectorAll("label > span")].map((each) => each.textContent.trim());

  it("ask only what means something in the variant", () => {
    const root = lay(Options, { table: tableOf({}).table, shown: SHOWN, isHost: true });
    expect(asks(root)[0]).toMatch(/^Heads that end the game/);
    expect(asks(root).join()).not.toContain("special card");
  });

  it("change one, and keep the others", () => {
    const { table, asked } = tableOf({});
    const root = lay(Options, { table, shown: SHOWN, isHost: true });
    const input = root.querySelector<HTMLInputElement>("input[type=number]")!;
    input.value = "40";
    input.dispatchEvent(new Event("change", { bubbles: true }));
    expect(asked).toEqual([["change", { options: { variant: "base", target_heads: 40 } }]]);
  });

  it("are only shown to guests", () => {
    const root = lay(Options, { table: tableOf({ you: 1 }).table, shown: SHOWN, isHost: false });
    expect(
      [...root.querySelectorAll("input, select")].every((each) => (each as HTMLInputElement).disabled),
    ).toBe(true);
  });
});

it("the score sheet has a line for each player, and what each has in all", () => {
  const { players, steps } = game("six-base");
  const { view } = steps.at(-1)!;
  const root = lay(Score, { view, teller: new Teller(words.catalogue, "six", players, 0), chart: true });
  const lines = [...root.querySelectorAll("tbody tr")].map((each) => each.textContent);
  expect(lines).toHaveLength(players.length);
  view.totals.forEach((total) => expect(lines.some((line) => line.includes(String(total)))).toBe(true));
});
