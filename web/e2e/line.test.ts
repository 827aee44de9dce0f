import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import type { Seen } from "../src/wire/server";
import { House, PHONE, TOO_LATE } from "./house";
import { openTable } from "./player";

let house: House;

beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());
afterEach(() => {
  // Of a line that a test has cut the browser tells as well.
  expect(house.complaints.splice(0).filter((text) => !CUT.test(text))).toEqual([]);
});

const CUT = /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RESET/;
const WISH = { game: "unexploded_cow", seats: 2, bots: ["calf"], start: true };

/** A table with one bot at which it is this person's turn to roll. */
async function toRoll(page: Page): Promise<string> {
  for (;;) {
    const table = await openTable(page, WISH);
    await page.goto(`/t/${table}`);
    if (!(await isAskedToRoll(page, table))) continue;
    await roll(page).waitFor();
    return table;
  }
}

/** When this person is asked for the first time; the bot may have done something that asks another question. */
async function isAskedToRoll(page: Page, table: string): Promise<boolean> {
  return page.evaluate(async (id) => {
    for (;;) {
      const seen = (await (await fetch(`/tables/${id}`)).json()) as Seen;
      if (seen.you !== null && seen.view?.to_act.includes(seen.you))
        return (seen.legal as { kind: string }[]).some(({ kind }) => kind === "roll_die");
    }
  }, table);
}

const roll = (page: Page) => page.getByRole("button", { name: "Roll the die", exact: true });

/** How many moves of this person the server has written down. */
async function moves(page: Page, table: string): Promise<number> {
  const answer = await page.request.get(`/tables/${table}/moments?after=0&most=200`);
  const moments = (await answer.json()) as Seen[];
  return moments.filter(({ happened, you }) => happened?.kind === "acted" && happened.seat === you).length;
}

it("keeps a move made offline, says so, and makes it once when the line is back", async () => {
  const page = await house.person({ viewport: PHONE });
  const table = await toRoll(page);
  await page.context().setOffline(true);
  await page.getByText("Connection lost.").waitFor();
  await roll(page).click();
  await page.getByText("Your move is saved").waitFor();
  expect(await page.locator(".lost .move").innerText()).toBe("Roll the die");
  await page.context().setOffline(false);
  await page.getByText("Your move is saved").waitFor({ state: "detached" });
  await page.getByText("Connection lost.").waitFor({ state: "detached" });
  expect(await moves(page, table)).toBe(1);
  await page.context().close();
});

it("makes a move once of which only the answer was lost", async () => {
  const page = await house.person();
  const table = await toRoll(page);
  let arrived = 0;
  await page.route(`**/tables/${table}/actions`, async (route) => {
    const response = await route.fetch();
    arrived += 1;
    await (arrived < 3 ? route.abort("connectionreset") : route.fulfill({ response }));
  });
  await roll(page).click();
  await page.waitForFunction((key) => sessionStorage.getItem(key) === null, `vacherie-move-${table}`);
  await page.getByText("You roll").first().waitFor({ state: "attached" });
  expect(arrived).toBe(3);
  expect(await moves(page, table)).toBe(1);
  await page.context().close();
});

it("sends a move again that a page had not got through when it was loaded again", async () => {
  const page = await house.person();
  const table = await toRoll(page);
  await page.route(`**/tables/${table}/actions`, (route) => route.abort("connectionreset"));
  await roll(page).click();
  await page.getByText("Still sending your move").waitFor();
  await page.unrouteAll();
  await page.reload();
  await page.waitForFunction((key) => sessionStorage.getItem(key) === null, `vacherie-move-${table}`);
  await page.getByText("You roll").first().waitFor({ state: "attached" });
  expect(await moves(page, table)).toBe(1);
  await page.context().close();
});

it("says that a move was not made where the table has gone on", async () => {
  const page = await house.person({}, [TOO_LATE]);
  const table = await toRoll(page);
  const other = await page.context().newPage();
  await other.goto(`/t/${table}`);
  await roll(other).waitFor();
  await page.route(`**/tables/${table}/actions`, (route) => route.abort("connectionreset"));
  await roll(page).click();
  await page.getByText("Still sending your move").waitFor();
  await roll(other).click();
  await other.getByText("You roll").first().waitFor({ state: "attached" });
  await page.unrouteAll();
  await page.getByText("Too late: the table had already moved on, so your move was not played.").waitFor();
  expect(await moves(page, table)).toBe(1);
  await page.context().close();
});

it("notices a line that has broken without a word, and shows what happened meanwhile", async () => {
  const page = await house.person();
  const table = await toRoll(page);
  const other = await page.context().newPage();
  await other.goto(`/t/${table}`);
  await roll(other).waitFor();
  await page.route(`**/tables/${table}`, (route) => route.abort("connectionreset"));
  await page.route(`**/tables/${table}/stream*`, (route) => route.abort("connectionreset"));
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await page.getByText("Connection lost.").waitFor();
  await roll(other).click();
  await other.getByText("You roll").first().waitFor({ state: "attached" });
  expect(await page.getByText("You roll").count()).toBe(0);
  await page.unrouteAll();
  await page.getByText("You roll").first().waitFor({ state: "attached" });
  await page.getByText("Connection lost.").waitFor({ state: "detached" });
  await page.context().close();
});
