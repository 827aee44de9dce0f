import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { House, TOO_LATE } from "./house";
import { arrived, meet, part, playToTheEnd, sitDown } from "./player";

const SHORT = { target_heads: null, max_rounds: 1 };
/** A short game of two, against a bot. */
const DUEL = { game: "six_qui_prend", options: SHORT, seats: 2, bots: ["cow"], start: true };
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
      const options = { ...SHORT, variant };
      const [ada, bob] = await meet(house, { game: "six_qui_prend", options, seats: 3, bots: ["cow"] });
      await playToTheEnd([ada, bob]);
      expect(await ada.locator(".ending ol li").count()).toBe(3);
      await part(ada, bob);
    },
  );

  it("of the cooperative game, with the Ox", async () => {
    const ada = await house.person({ locale: "pt-BR" }, [TOO_LATE]);
    await sitDown(ada, { ...DUEL, options: { variant: "coop" } });
    await playToTheEnd([ada]);
    await ada.context().close();
  });

  it("by keyboard alone", async () => {
    const ada = await house.person();
    await sitDown(ada, { ...DUEL, bots: ["calf"] });
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
  const table = await sitDown(ada, DUEL);
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
  const table = await sitDown(ada, { ...DUEL, seats: 4, bots: ["cow", "cow", "cow"] });
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
  await sitDown(ada, DUEL);
  await ada.getByText("Which card do you play?").waitFor();
  await house.kill();
  await ada.getByText("Connection lost.").waitFor();
  await house.start();
  await ada.getByText("Connection lost.").waitFor({ state: "hidden", timeout: 20_000 });
  await playToTheEnd([ada]);
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
  await sitDown(ada, DUEL);
  await ada.getByPlaceholder("Say something").fill("<script>alert(2)</script>");
  await ada.getByRole("button", { name: "Send" }).click();
  await ada.getByText("<script>alert(2)</script>").waitFor();
  expect(await ada.locator("img").count()).toBe(0);
  await ada.context().close();
});

it("shows the beginning of the column again when somebody has passed through it by keyboard", async () => {
  const page = await house.person({ viewport: { width: 1280, height: 600 } });
  await sitDown(page, { game: "unexploded_cow", seats: 2, bots: ["calf"], start: true });
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
