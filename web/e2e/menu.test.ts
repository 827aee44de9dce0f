/** Every entry of the menu, on a phone, in every game. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { Drawn } from "./drawn";
import { PHONE } from "./house";

const TABLES = ["six-rows-4", "cow-hand-4", "nevaches-hand-4"];

let drawn: Drawn;
beforeAll(async () => {
  drawn = await Drawn.open();
  await drawn.page.setViewportSize(PHONE);
});
afterAll(() => drawn.close());

test.each(TABLES)("on %s every entry of the menu opens what it says", async (table) => {
  const { page } = drawn;
  await drawn.show(`situation=${table}`);
  const menu = page.getByRole("button", { name: "Menu", exact: true });
  await menu.click();
  const entries = await page.locator("dialog button.narrow:visible").allInnerTexts();
  expect(entries).toHaveLength(2);
  await page.keyboard.press("Escape");
  for (const entry of entries) {
    await menu.click();
    await page.locator("dialog").getByRole("button", { name: entry, exact: true }).click();
    await page.getByRole("dialog", { name: entry, exact: true }).waitFor();
    await page.waitForTimeout(100); // The browser tells of the menu's end a little later.
    expect(await page.getByRole("dialog", { name: entry, exact: true }).isVisible()).toBe(true);
    await page.keyboard.press("Escape");
    await page.locator("dialog").waitFor({ state: "detached" });
  }
});
