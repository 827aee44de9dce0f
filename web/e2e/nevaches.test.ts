import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { faults, isTooWide } from "./faults";
import { DESKTOP, House, PHONE } from "./house";
import { meet, part, sitDown } from "./player";
import { playToTheEnd, RICH_DECK } from "./valley";

let house: House;

beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());
afterEach(() => expect(house.complaints.splice(0)).toEqual([]));

async function alone(page: Page, bots: readonly string[], options: object = {}): Promise<void> {
  await sitDown(page, { game: "nevaches", seats: bots.length + 1, bots, options, start: true });
}

describe("whole games to the final ranking", () => {
  it.each([
    [2, {}],
    [3, { random_bonus: true }],
    [4, { choose_start_card: true }],
  ])("between two people and bots, %i seats, %o", async (seats, options) => {
    const bots = Array<string>(seats - 2).fill("calf");
    const wish = { game: "nevaches", options: { ...options, deck: RICH_DECK }, seats, bots };
    const [ada, bob] = await meet(house, wish, { hasTouch: true });
    await playToTheEnd([ada, "mouse"], [bob, "touch"]);
    expect(await ada.locator(".ending ol li").count()).toBe(seats);
    expect(await bob.locator(".final li").count()).toBe(seats);
    await part(ada, bob);
  });

  it("by keyboard alone, with the shipped deck", async () => {
    const ada = await house.person({ locale: "pt-BR" });
    await alone(ada, ["calf"]);
    await playToTheEnd([ada, "keyboard"]);
    await ada.context().close();
  });
});

it("deals a game from the home page with one click", async () => {
  const ada = await house.person();
  await ada.goto("/");
  await ada.locator(".game", { hasText: "NéVaches" }).getByRole("button", { name: "Play now" }).click();
  await ada.getByRole("group", { name: "Your valley" }).waitFor();
  await ada.context().close();
});

it("offers its options when a table is set up", async () => {
  const ada = await house.person();
  await sitDown(ada, { game: "nevaches", seats: 4 });
  await ada.getByLabel("Players choose their start card from the row").check();
  await ada.getByLabel("Random bonus tiles (order and side)").check();
  await ada.getByRole("button", { name: "One seat fewer" }).click();
  await ada.reload();
  expect(await ada.getByLabel("Players choose their start card from the row").isChecked()).toBe(true);
  expect(await ada.getByLabel("Random bonus tiles (order and side)").isChecked()).toBe(true);
  expect(await ada.locator(".chair").count()).toBe(3);
  expect(await ada.getByRole("button", { name: "One more seat" }).isEnabled()).toBe(true);
  await ada.context().close();
});

it("takes an action back while nobody has learnt anything from it", async () => {
  const ada = await house.person();
  await alone(ada, ["calf"]);
  const laid = ada.locator(".land .tile:not(.ghost)");
  const newest = ada.locator(".story li").first();
  await ada.locator(".tiles button").first().click();
  await ada.locator(".target").first().click();
  await laid.waitFor();
  await newest.getByText("You place").waitFor();
  const takeBack = ada.getByRole("button", { name: "Undo" });
  await takeBack.click();
  await takeBack.waitFor({ state: "detached" });
  expect(await laid.count()).toBe(0);
  expect(await newest.innerText()).not.toContain("You place");
  await ada.locator(".tiles button").first().click();
  await ada.locator(".target").first().click();
  await takeBack.waitFor();
  await ada.context().close();
});

it("previews a tile before it lies, and puts it down with the second touch of a finger", async () => {
  const ada = await house.person({ viewport: PHONE, hasTouch: true });
  await alone(ada, ["calf"], { choose_start_card: true });
  await ada.locator(".cards button").first().tap();
  await ada.getByRole("button", { name: "Take this card" }).tap();
  await ada.locator(".tiles button").first().tap();
  await ada.locator(".target").first().tap();
  await ada.locator(".ghost").waitFor();
  expect(await ada.locator(".land .tile:not(.ghost)").count()).toBe(0);
  await ada.locator(".target").first().tap();
  await ada.locator(".land .tile:not(.ghost)").waitFor();
  await ada.context().close();
});

it("zooms with wheel, buttons and keys, pans with the mouse, and fits again", async () => {
  const ada = await house.person();
  await alone(ada, ["calf"]);
  await ada.locator(".question.yours").waitFor();
  await ada.locator(".tiles button").first().click();
  await ada.locator(".target").first().click();
  const tile = ada.locator(".land .tile").first();
  await tile.waitFor();
  const box = async (): Promise<{ x: number; width: number }> => (await tile.boundingBox())!;
  const whole = await box();
  await ada.getByRole("button", { name: "Zoom in" }).click();
  expect((await box()).width).toBeGreaterThan(whole.width);
  await ada.getByRole("button", { name: "Show the whole valley" }).click();
  await tile.hover();
  await ada.mouse.wheel(0, 300);
  expect((await box()).width).toBeLessThan(whole.width);
  await ada.getByRole("button", { name: "Show the whole valley" }).focus();
  await ada.keyboard.press("0");
  await ada.keyboard.press("ArrowRight");
  expect((await box()).x).toBeLessThan(whole.x);
  await ada.keyboard.press("0");
  await ada.mouse.move(whole.x + 5, 400);
  await ada.mouse.down();
  await ada.mouse.move(whole.x + 105, 400, { steps: 5 });
  await ada.mouse.up();
  expect(Math.round((await box()).x - whole.x)).toBeGreaterThan(80);
  await ada.context().close();
});

describe.each([
  ["en-GB", "light", DESKTOP],
  ["fr-FR", "dark", PHONE],
  ["pt-BR", "light", PHONE],
  ["en-GB", "dark", DESKTOP],
] as const)("in %s, %s", (locale, colorScheme, viewport) => {
  it(`at ${viewport.width} pixels the table fits, and axe finds nothing`, async () => {
    const page = await house.person({ locale, colorScheme, viewport, bypassCSP: true });
    await alone(page, ["calf", "calf", "calf"]);
    for (const moment of [".tiles button", ".valley:nth-child(2) button"]) {
      await page.locator(moment).first().click();
      expect([moment, await faults(page)]).toEqual([moment, []]);
    }
    expect(await isTooWide(page)).toBe(false);
    await page.context().close();
  });
});
