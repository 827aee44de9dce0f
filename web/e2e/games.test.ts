import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { House, PHONE } from "./house";
import { arrived, openTable, playToTheEnd, playUntil } from "./player";

const SHORT = { target_heads: null, max_rounds: 1 };
let house: House;

beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());
afterEach(() => expect(house.complaints.splice(0)).toEqual([]));

describe("whole games to the final ranking", () => {
  it.each(["base", "pro", "even_odd", "escalade", "cabriole", "reversed"])(
    "of %s, between two people and a bot",
    async (variant) => {
      const ada = await house.person();
      const bob = await house.person({ viewport: PHONE, locale: "fr-FR" });
      const table = await openTable(ada, {
        game: "six_qui_prend",
        options: { ...SHORT, variant },
        seats: 3,
        bots: ["cow"],
      });
      await bob.goto(`/t/${table}`);
      await bob.getByRole("button", { name: "S’asseoir ici" }).click();
      await ada.goto(`/t/${table}`);
      await ada.getByRole("button", { name: "Deal", exact: true }).click();
      await playToTheEnd([ada, bob]);
      expect(await ada.locator(".ending li").count()).toBe(3);
      await Promise.all([ada.context().close(), bob.context().close()]);
    },
  );

  it("of the cooperative game, with the Ox", async () => {
    const ada = await house.person({ locale: "pt-PT" });
    const table = await openTable(ada, {
      game: "six_qui_prend",
      options: { variant: "coop" },
      seats: 2,
      bots: ["cow"],
      start: true,
    });
    await ada.goto(`/t/${table}`);
    await playToTheEnd([ada]);
    house.forgiveConflicts();
    await ada.context().close();
  });

  it("by keyboard alone", async () => {
    const ada = await house.person();
    const table = await openTable(ada, {
      game: "six_qui_prend",
      options: SHORT,
      seats: 2,
      bots: ["calf"],
      start: true,
    });
    await ada.goto(`/t/${table}`);
    await playToTheEnd([ada], "keyboard");
    await ada.context().close();
  });
});

it("deals a game with one click on the first visit", async () => {
  const ada = await house.person();
  await ada.goto("/");
  await ada.getByRole("button", { name: "Play 6 qui prend! now" }).click();
  await ada.getByText("Which card do you play?").waitFor();
  await ada.goBack();
  await ada.getByText("Your turn").waitFor();
  await ada.getByRole("link", { name: "Back to the table" }).click();
  await ada.getByText("Which card do you play?").waitFor();
  await ada.context().close();
});

it("shows the same game in two tabs, and after a reload", async () => {
  const ada = await house.person();
  const table = await openTable(ada, {
    game: "six_qui_prend",
    options: SHORT,
    seats: 2,
    bots: ["cow"],
    start: true,
  });
  await ada.goto(`/t/${table}`);
  const other = await ada.context().newPage();
  await other.goto(`/t/${table}`);
  await other.locator(".hand button").nth(3).waitFor();
  const chosen = await other.locator(".hand button").nth(3).getAttribute("data-piece");
  await other.locator(".hand button").nth(3).click();
  await other.locator(".ask .btn.act").click();
  await ada.locator(`.rows [data-piece='${chosen}'], .lane [data-piece='${chosen}']`).first().waitFor();
  await ada.reload();
  await ada
    .locator(`.rows [data-piece='${chosen}'], .lane [data-piece='${chosen}'], aside li`)
    .first()
    .waitFor();
  await ada.context().close();
});

it("loses nothing when the page is loaded again while cards travel", async () => {
  const ada = await house.person({ reducedMotion: "no-preference" });
  const table = await openTable(ada, {
    game: "six_qui_prend",
    options: SHORT,
    seats: 4,
    bots: ["cow", "cow", "cow"],
    start: true,
  });
  await ada.goto(`/t/${table}`);
  await ada.locator(".hand button").last().click();
  await ada.locator(".ask .btn.act").click();
  await ada.locator(".lane [data-piece]").first().waitFor();
  await ada.reload();
  await ada.locator(".rows [data-piece^='card-']").first().waitFor();
  const { view } = await ada.evaluate(
    async (id) => (await (await fetch(`/tables/${id}`)).json()) as { view: { rows: number[][] } },
    table,
  );
  const shown = await ada
    .locator(".rows [data-piece^='card-']")
    .evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset.piece));
  expect(shown).toEqual(view.rows.flat().map((card) => `card-${card}`));
  await ada.context().close();
});

it("goes on by itself after the server was killed in the middle", async () => {
  const ada = await house.person();
  const table = await openTable(ada, {
    game: "six_qui_prend",
    options: SHORT,
    seats: 2,
    bots: ["cow"],
    start: true,
  });
  await ada.goto(`/t/${table}`);
  await ada.getByText("Which card do you play?").waitFor();
  await house.kill();
  await ada.getByText("The connection is lost.").waitFor();
  await house.start();
  await ada.getByText("The connection is lost.").waitFor({ state: "hidden", timeout: 20_000 });
  await playToTheEnd([ada]);
  await ada.context().close();
});

it("takes an action back while nobody has learnt anything from it", async () => {
  const ada = await house.person();
  const coop = {
    game: "six_qui_prend",
    options: { variant: "coop" },
    seats: 3,
    bots: ["calf", "calf"],
    start: true,
  };
  const table = await playUntil(ada, coop, "use_sort");
  await ada.goto(`/t/${table}`);
  const story = ada.locator("aside .story li");
  await story.first().waitFor();
  // What happened before this page was opened is fetched after what it shows.
  const grown = async (): Promise<number> => {
    const lines = await story.count();
    await ada.waitForTimeout(300);
    return (await story.count()) - lines;
  };
  await expect.poll(grown).toBe(0);
  const told = await story.allInnerTexts();
  await ada.getByRole("button", { name: "Take back" }).click();
  await ada.getByRole("button", { name: "Take back" }).waitFor({ state: "detached" });
  const newest = (await story.allInnerTexts()).slice(0, 8).join();
  expect(told.slice(0, 8).join()).not.toEqual(newest);
  expect(told.join()).toContain(newest);
  await ada.getByRole("button", { name: "Use Sort" }).waitFor();
  house.forgiveConflicts();
  await ada.context().close();
});

it("renders hostile names and remarks as text", async () => {
  const ada = await house.person();
  await ada.goto("/");
  await arrived(ada);
  await ada.fill("#name", "<img onerror=alert(1)>");
  const renamed = ada.waitForResponse((response) => response.request().method() === "PATCH");
  await ada.keyboard.press("Enter");
  expect((await renamed).status()).toBe(200);
  const table = await openTable(ada, {
    game: "six_qui_prend",
    options: SHORT,
    seats: 2,
    bots: ["cow"],
    start: true,
  });
  await ada.goto(`/t/${table}`);
  await ada.getByPlaceholder("Say something").fill("<script>alert(2)</script>");
  await ada.getByRole("button", { name: "Say it" }).click();
  await ada.getByText("<script>alert(2)</script>").waitFor();
  expect(await ada.locator("img").count()).toBe(0);
  await ada.context().close();
});

it("shows the beginning of the column again when somebody has passed through it by keyboard", async () => {
  const page = await house.person({ viewport: { width: 1280, height: 600 } });
  const table = await openTable(page, { game: "unexploded_cow", seats: 2, bots: ["calf"], start: true });
  await page.goto(`/t/${table}`);
  const column = page.locator("aside").last();
  await page.getByPlaceholder("Say something").first().focus();
  await page.waitForFunction(() =>
    [...document.querySelectorAll("aside")].some((each) => each.scrollTop > 0),
  );
  while (await column.evaluate((each) => each.contains(document.activeElement)))
    await page.keyboard.press("Shift+Tab");
  expect(await column.evaluate((each) => each.scrollTop)).toBe(0);
  await page.context().close();
});
