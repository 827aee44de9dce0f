import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import Evening from "../src/frame/Evening.svelte";
import Past from "../src/pages/Past.svelte";
import PastPage from "../src/pages/PastPage.svelte";
import type { PastGame, Standings } from "../src/wire/server";
import { words } from "../src/words/words.svelte";
import { catalogue } from "./fixtures";

const HOUR = 3_600_000;
const LATE = Date.UTC(2026, 6, 14, 20);

function played(table: string, at: number, places: readonly number[], names = ["Ada", "Bo"]): PastGame {
  const players = names.map((name, seat) => ({ name, bot: null, score: 10, place: places[seat]! }));
  return {
    table,
    game: "six_qui_prend",
    variant: "base",
    at,
    you: 0,
    players: [...players, { name: "cow", bot: "cow", score: 40, place: 3 }],
  };
}

const GAMES = [
  played("c", LATE, [1, 2]),
  played("other", LATE - HOUR, [1, 2], ["Ada", "Eve"]),
  played("b", LATE - HOUR * 2, [2, 1]),
  played("a", LATE - HOUR * 3, [1, 1]),
  played("long ago", LATE - HOUR * 40, [1, 2]),
];
const STANDINGS: Standings = {
  variants: [
    { game: "six_qui_prend", variant: "base", games: 5, wins: 4, rating: 12.4, beaten: [1, 0.5, 1] },
    { game: "nevaches", variant: "base", games: 1, wins: 0, rating: null, beaten: [0] },
  ],
  companions: [
    { name: "Bo", bot: null, games: 4, ahead: 2, behind: 1, last_at: LATE, table: "c", seat: 1 },
    { name: "cow", bot: "cow", games: 5, ahead: 5, behind: 0, last_at: LATE, table: "c", seat: 2 },
  ],
};
const ANSWERS: Record<string, unknown> = {
  "/me": { id: "1", name: "Ada", csrf: "c" },
  "/me/results": GAMES,
  "/me/standings": STANDINGS,
};

let shown: object | null = null;

function lay<Props extends Record<string, unknown>>(part: Component<Props>, props: Props): HTMLElement {
  shown = mount(part, { target: document.body, props });
  flushSync();
  return document.body;
}

beforeEach(() => {
  words.catalogue = catalogue("en", ["names", "web", "six_qui_prend", "unexploded_cow", "nevaches"]);
  vi.spyOn(words, "need").mockResolvedValue();
  vi.stubGlobal("fetch", (path: string) =>
    Promise.resolve(new Response(JSON.stringify(ANSWERS[path.split("?")[0]!]))),
  );
});
afterEach(() => {
  if (shown !== null) void unmount(shown);
  shown = null;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("a finished game says how it went, and offers a replay and another one", () => {
  const root = lay(Past, { game: GAMES[2]! });
  expect(root.textContent).toContain("2nd of 3");
  expect(root.textContent).toContain("Ada, Bo, Cow");
  expect(root.querySelector("a")?.getAttribute("href")).toBe("/replay/b");
  expect(root.querySelector("button")?.textContent).toBe("Play again");
});

it("an evening counts the games of the same players, and no older ones", async () => {
  const root = lay(Evening, { table: "c", you: 0 });
  await vi.waitUntil(() => root.querySelector("table") !== null);
  const lines = [...root.querySelectorAll("tbody tr")].map((line) => line.textContent.trim());
  expect(lines).toEqual(["Ada1st2nd1st2", "Bo1st1st2nd2", "Cow3rd3rd3rd0"]);
});

it("the page of all games has figures for each variant and against each player", async () => {
  const root = lay(PastPage, {});
  await vi.waitUntil(() => root.textContent.includes("Game by game"));
  expect(root.textContent).toContain("5 games, won: 4");
  expect(root.textContent).toContain("4 games; you were ahead: 2, behind: 1");
  expect(root.querySelectorAll(".games li")).toHaveLength(GAMES.length);
  await vi.waitUntil(() => root.textContent.includes("Invite Bo"));
});
