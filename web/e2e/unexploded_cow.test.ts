import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { playCowsToTheEnd } from "./cow-player";
import { House, type Expected } from "./house";
import { meet, part, readFile, sitDown } from "./player";

/** A deck with one city, so that a game of it is short. */
const SHORT_DECK = `
counts = "free"
cows = [
  { name = "Winston", kind = "plain", price = 300, value = 800 },
  { name = "Martin", kind = "plain", price = 100, value = 300 },
  { name = "Jack", kind = "negative", price = 100, value = -200 },
  { name = "Falko", kind = "spy", price = 200, value = 400 },
  { name = "Luther", kind = "spy", price = 300, value = 500 },
  { name = "Buck", kind = "mechanic", price = 300, value = 500 },
  { name = "Foch", kind = "general", price = 300, value = 700 },
  { name = "Joffre", kind = "general", price = 100, value = 300 },
  { name = "Donald", kind = "pfc", price = 200, value = 400 },
  { name = "Semtex", kind = "bomber", price = 300, value = 800 },
  { name = "<b>Rosa</b>", kind = "bomber", price = 200, value = 400 },
]
events = [
  { name = "Night Shift", copies = 2, price = 100, effect = "extra_bomb_roll" },
  { name = "Metal Detector", copies = 2, price = 100, effect = "best_of_two_rolls" },
  { name = "Recruiting", copies = 2, price = 200, effect = "cow_from_discard" },
  { name = "Rustlers", copies = 2, price = 200, effect = "steal_cow" },
  { name = "Firing Squad", copies = 2, price = 100, effect = "shoot_cow" },
  { name = "Cattle Exchange", copies = 2, price = 100, effect = "swap_cows" },
  { name = "Stampede", copies = 2, price = 100, effect = "herds_move_left" },
  { name = "Stray Cow", copies = 2, price = 0, effect = "move_cow" },
  { name = "Cattle Tax", copies = 3, price = 0, effect = "largest_herd_pays_300" },
]
cities = [{ name = "Caen", points = 6, money = 200 }]
`;
const MORE_CITIES = `{ name = "Dieppe", points = 8, cow = "cow_from_discard" },`;
const UNREADABLE_DECK: Expected = { status: 400, path: /^\/games\/unexploded_cow\/files\/deck$/ };
let house: House;

beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());
afterEach(() => expect(house.complaints.splice(0)).toEqual([]));

describe("whole games to the final ranking", () => {
  it.each(["2013", "2011"])("of the edition of %s, between two people and a bot", async (edition) => {
    const options = { edition, deck: await shortDeck(MORE_CITIES) };
    const [ada, bob] = await meet(house, { game: "unexploded_cow", options, seats: 3, bots: ["calf"] });
    await playCowsToTheEnd([ada, bob]);
    expect(await ada.locator(".ending ol li").count()).toBe(3);
    await part(ada, bob);
  });

  it("of a series with a deck of one's own, in the edition of 2011", async () => {
    const ada = await house.person({ locale: "pt-BR" });
    await sitDown(ada, { game: "unexploded_cow", seats: 3, bots: ["calf", "calf"] });
    await ada.getByRole("button", { name: /2011/ }).click();
    await ada.getByRole("button", { name: /2011/, pressed: true }).waitFor();
    const file = { name: "mine.toml", mimeType: "text/plain", buffer: Buffer.from(SHORT_DECK) };
    await ada.locator("input[type=file]").setInputFiles(file);
    await ada.getByText(/: o seu/).waitFor();
    await ada.getByRole("button", { name: "Começar a partida" }).click();
    await playCowsToTheEnd([ada]);
    const money = await ada.locator(".ending li.you .score").innerText();
    await ada.getByRole("button", { name: "Jogar de novo" }).click();
    await ada.locator(".ending").waitFor({ state: "detached" });
    const deal = ada.getByRole("button", { name: "Começar a partida" });
    await deal.or(ada.locator(".lane").first()).first().waitFor();
    if (await deal.isVisible()) await deal.click();
    await ada.locator(".lane.mine").waitFor();
    await ada.locator("aside table th", { hasText: "série" }).waitFor();
    expect(money).toMatch(/€/);
    await ada.context().close();
  });

  it("by keyboard alone", async () => {
    const ada = await house.person();
    await sitDown(ada, await duel());
    await playCowsToTheEnd([ada], "keyboard");
    await ada.context().close();
  });
});

it("keeps the herds apart on a phone, however much is asked below them", async () => {
  const ada = await house.person({ viewport: { width: 390, height: 844 } });
  await ada.goto("/learn/unexploded_cow");
  const skip = ada.locator(".walk > :last-child");
  for (const step of [2, 3, 4, 5, 6]) {
    await skip.click();
    await ada.getByText(`Step ${step} of`).waitFor();
  }
  await ada.locator(".ask .btn").nth(2).waitFor();
  const lanes = await ada.locator(".lane").evaluateAll((all) =>
    all.map((lane) => {
      const { top, bottom } = lane.getBoundingClientRect();
      return { top, bottom };
    }),
  );
  const overlaps = lanes.slice(1).map(({ top }, above) => lanes[above]!.bottom - top);
  expect(Math.max(...overlaps)).toBeLessThan(1);
  await ada.context().close();
});

it("says what is wrong with a deck file, and keeps the old deck", async () => {
  const ada = await house.person({}, [UNREADABLE_DECK]);
  await sitDown(ada, { game: "unexploded_cow", seats: 3 });
  const file = { name: "mine.toml", mimeType: "text/plain", buffer: Buffer.from("cows = [") };
  await ada.locator("input[type=file]").setInputFiles(file);
  await ada.locator(".toast p").waitFor();
  expect(await ada.locator(".toast p").innerText()).toContain("Line 1");
  await ada
    .getByText(/built-in deck/)
    .first()
    .waitFor();
  await ada.context().close();
});

it("can be watched, and goes on after the server was killed in the middle", async () => {
  const ada = await house.person();
  const table = await sitDown(ada, { ...(await duel()), public: true });
  const eve = await house.person();
  await eve.goto(`/t/${table}`);
  await eve.locator(".lane").nth(1).waitFor();
  expect(await eve.locator(".hand").count()).toBe(0);
  await ada.locator(".question.yours").waitFor();
  await house.kill();
  await ada.getByText("Connection lost.").waitFor();
  await house.start();
  await ada.getByText("Connection lost.").waitFor({ state: "hidden", timeout: 20_000 });
  await playCowsToTheEnd([ada]);
  await eve.locator(".ending").waitFor();
  await part(ada, eve);
});

/** A short game of two, against a bot. */
async function duel(): Promise<object> {
  const options = { deck: await shortDeck() };
  return { game: "unexploded_cow", seats: 2, bots: ["calf"], options, start: true };
}

/** The deck as the server reads it. */
async function shortDeck(cities = ""): Promise<unknown> {
  const page = await house.person();
  const text = SHORT_DECK.replace("cities = [", `cities = [${cities}`);
  const deck = await readFile(page, "unexploded_cow", "deck", text);
  await page.context().close();
  return deck;
}
