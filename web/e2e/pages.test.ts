import axe from "axe-core";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { DESKTOP, House, PHONE } from "./house";
import { openTable } from "./player";

let house: House;

beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());
afterEach(() => expect(house.complaints.splice(0)).toEqual([]));

async function faults(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() => window.axe.run());
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(" | ")}`,
  );
}

async function isTooWide(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
}

async function everyPage(page: Page): Promise<Record<string, () => Promise<unknown>>> {
  const open = await openTable(page, { game: "six_qui_prend", seats: 4 });
  const begun = await openTable(page, { game: "six_qui_prend", bots: ["cow", "cow", "cow"], start: true });
  const coop = await openTable(page, {
    game: "six_qui_prend",
    options: { variant: "coop" },
    bots: ["cow", "cow"],
    start: true,
  });
  const cows = await openTable(page, { game: "unexploded_cow", bots: ["calf", "calf", "calf"], start: true });
  const cowSetUp = await openTable(page, { game: "unexploded_cow", seats: 3 });
  return {
    home: () => page.goto("/"),
    rules: () => page.goto("/rules/six_qui_prend"),
    setUp: () => page.goto(`/t/${open}`),
    table: () => page.goto(`/t/${begun}`),
    coop: () => page.goto(`/t/${coop}`),
    cows: () => page.goto(`/t/${cows}`),
    cowSetUp: () => page.goto(`/t/${cowSetUp}`),
    cowRules: () => page.goto("/rules/unexploded_cow"),
  };
}

describe.each([
  ["en-GB", "light", DESKTOP],
  ["fr-FR", "dark", PHONE],
  ["pt-PT", "light", PHONE],
  ["en-GB", "dark", DESKTOP],
] as const)("in %s, %s", (locale, colorScheme, viewport) => {
  it(`at ${viewport.width} pixels every page fits, and axe finds nothing`, async () => {
    const page = await house.person({ locale, colorScheme, viewport, bypassCSP: true });
    for (const [name, open] of Object.entries(await everyPage(page))) {
      await open();
      await page.locator("main").waitFor();
      await page.waitForTimeout(700);
      expect([name, await faults(page), await isTooWide(page)]).toEqual([name, [], false]);
    }
    await page.context().close();
  });
});

describe.each(["light", "dark"] as const)("by %s", (colorScheme) => {
  it.each(["Score", "Cards seen", "Rules", "Chat", "Menu"])(
    "axe finds nothing in the sheet %s",
    async (name) => {
      const page = await house.person({ colorScheme, bypassCSP: true });
      const table = await openTable(page, { game: "six_qui_prend", bots: ["cow"], start: true });
      await page.goto(`/t/${table}`);
      await page.getByRole("button", { name, exact: true }).click();
      await page.locator("dialog").waitFor();
      await page.waitForTimeout(300);
      expect(await faults(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await page.locator("dialog").waitFor({ state: "detached" });
      await page.context().close();
    },
  );
});

it("asks nobody else for anything, and breaks no policy", async () => {
  const page = await house.person();
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(house.address)) elsewhere.push(request.url());
  });
  for (const open of Object.values(await everyPage(page))) {
    await open();
    await page.waitForTimeout(400);
  }
  expect(elsewhere).toEqual([]);
  await page.context().close();
});

it("loads its first page with at most 120 kB, fonts aside", async () => {
  const page = await house.person();
  const sizes: Promise<number>[] = [];
  page.on("requestfinished", (request) => {
    if (!request.url().endsWith(".woff2")) sizes.push(request.sizes().then((size) => size.responseBodySize));
  });
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size);
  console.log(`first page: ${(bytes / 1000).toFixed(1)} kB`);
  expect(bytes).toBeLessThan(120_000);
  await page.context().close();
});
