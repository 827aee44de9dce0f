import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { faults } from "./faults";
import { DESKTOP, House, PHONE } from "./house";

/** What brings one on in each step of 6 qui prend!. */
const ROW_OF_ONE_HEAD = "[data-spot='row-2'] .whole";
const CHOICES = [
  ...[25, 72, 45, 73, 55, 9].map((card) => `.hand [data-piece='card-${card}']`),
  ROW_OF_ONE_HEAD,
  ".hand [data-piece='card-31']",
];
/** Steps in which the table looks different: the first, a full row, a row to be taken. */
const LOOKED_AT = [1, 4, 7];
const GO_ON = ".coach .btn.act";
let house: House;

beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());
afterEach(() => expect(house.complaints.splice(0)).toEqual([]));

/** Whether the page fits, and every button of the lesson can be touched. */
async function fits(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const buttons = [...document.querySelectorAll(".coach button")].map((each) =>
      each.getBoundingClientRect(),
    );
    const inside = buttons.every((each) => each.width === 0 || (each.left >= 0 && each.right <= innerWidth));
    return inside && document.documentElement.scrollWidth <= innerWidth;
  });
}

async function tabTo(page: Page, selector: string): Promise<void> {
  await page.locator(selector).waitFor();
  for (let patience = 60; patience > 0; patience -= 1) {
    if (await page.evaluate((sought) => document.activeElement?.matches(sought), selector)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`the keyboard does not reach ${selector}`);
}

async function says(page: Page, text: string): Promise<void> {
  await page.locator(".says", { hasText: text }).waitFor();
}

it("plays the lesson to its end by keyboard alone, from the front page", async () => {
  const ada = await house.person();
  await ada.goto("/");
  await tabTo(ada, "a[href='/learn/six_qui_prend']");
  await ada.keyboard.press("Enter");
  for (const choice of CHOICES) {
    await tabTo(ada, choice);
    await ada.keyboard.press("Enter");
    if (choice !== ROW_OF_ONE_HEAD) await ada.keyboard.press("Enter");
    if (choice.includes("card-9")) continue;
    await ada.locator(`${GO_ON}:focus`).waitFor();
    await ada.keyboard.press("Enter");
  }
  await says(ada, "That’s all there is to it");
  await ada.locator(`${GO_ON}:focus`).waitFor();
  await ada.keyboard.press("Enter");
  await ada.getByText("Which card do you play?").waitFor();
  await ada.context().close();
});

it("plays the lesson to its end with a thumb on a phone, and moves", async () => {
  const bob = await house.person({
    viewport: PHONE,
    locale: "fr-FR",
    hasTouch: true,
    isMobile: true,
    reducedMotion: "no-preference",
  });
  await bob.goto("/learn/six_qui_prend");
  for (const choice of CHOICES) {
    // A touch while cards still travel only lets them arrive.
    await bob.locator(".question.yours").waitFor();
    await bob.locator(choice).tap();
    if (choice !== ROW_OF_ONE_HEAD) await bob.locator(".ask .btn.act").tap();
    if (choice.includes("card-9")) continue;
    await bob.locator(GO_ON).tap();
    expect(await fits(bob)).toBe(true);
    // Two tricks that travel are enough to see.
    if (choice.includes("card-72")) await bob.emulateMedia({ reducedMotion: "reduce" });
  }
  await says(bob, "Voilà, c’est tout");
  await bob.context().close();
});

it("explains another choice and lets one try again; goes back, again and ahead", async () => {
  const ada = await house.person();
  await ada.goto("/learn/six_qui_prend");
  await ada.locator(".hand [data-piece='card-3']").dblclick();
  await says(ada, "The 3 is lower than every row.");
  await ada.locator(".hand [data-piece='card-25']").dblclick();
  await says(ada, "Everybody chose in secret");
  await ada.getByRole("button", { name: "Try again" }).click();
  await says(ada, "Moo, I’m Marguerite!");
  await ada.getByRole("button", { name: "Skip" }).click();
  await says(ada, "where the gap is smallest");
  await ada.getByRole("button", { name: "Back" }).click();
  await says(ada, "Moo, I’m Marguerite!");
  await ada.getByRole("button", { name: "Rule S6" }).click();
  await ada.locator("dialog #clause-S6.here").waitFor();
  await ada.context().close();
});

describe.each([
  ["en-GB", "dark", DESKTOP, "Skip"],
  ["fr-FR", "light", PHONE, "Passer"],
  ["pt-BR", "dark", PHONE, "Pular"],
] as const)("in %s, %s", (locale, colorScheme, viewport, skip) => {
  it(`at ${viewport.width} pixels every step fits, and axe finds nothing in those that differ`, async () => {
    const page = await house.person({ locale, colorScheme, viewport, bypassCSP: true });
    await page.goto("/learn/six_qui_prend");
    for (let step = 1; step <= CHOICES.length; step += 1) {
      await page.locator(".where span", { hasText: String(step) }).waitFor();
      const found = LOOKED_AT.includes(step) ? await faults(page) : [];
      expect([step, found, await fits(page)]).toEqual([step, [], true]);
      await page.getByRole("button", { name: skip }).click();
    }
    await page.locator(GO_ON).waitFor();
    expect([await faults(page), await fits(page)]).toEqual([[], true]);
    await page.context().close();
  });
});

it("offers a lesson for every game with a table, with something to point at, to be walked to its end", async () => {
  const page = await house.person({ viewport: PHONE, bypassCSP: true });
  await page.goto("/");
  await page.locator("a[href^='/learn/']").first().waitFor();
  const links = await page
    .locator("a[href^='/learn/']")
    .evaluateAll((found) => found.map((each) => each.getAttribute("href")!));
  expect(links.length).toBe(await page.locator("a[href^='/rules/']").count());
  for (const link of links) {
    await page.goto(link);
    await page.locator("[data-pointed]").first().waitFor();
    expect([link, await faults(page)]).toEqual([link, []]);
    for (let step = 1; !(await page.locator(GO_ON).isVisible()); step += 1) {
      await page.locator(".where span", { hasText: `Step ${step} of` }).waitFor();
      expect([link, step, await fits(page)]).toEqual([link, step, true]);
      const before = await page.locator(".says").textContent();
      await page.getByRole("button", { name: "Skip" }).click();
      await page.locator(".says").filter({ hasNotText: before! }).waitFor();
    }
  }
  await page.context().close();
});

it("says that there is no such lesson", async () => {
  const ada = await house.person();
  await ada.goto("/learn/chess");
  await ada.getByText("There is nothing in this pasture.").waitFor();
  await ada.context().close();
});
