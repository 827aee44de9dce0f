/** A person who plays whatever is asked, by mouse or by keyboard, until the game is over. */
import type { Page } from "playwright-core";
import type { Seen } from "../src/wire/server";

type Way = "mouse" | "keyboard";

/** One answer, if anything is asked; says whether the game is over. */
export async function answer(page: Page, way: Way = "mouse"): Promise<boolean> {
  if (await page.locator(".ending").isVisible()) return true;
  const choices = [
    ".ask .btn.act",
    ".row .whole",
    ".draft button",
    ".lane button",
    ".hand button[aria-pressed='false']",
  ];
  if (!(await page.locator(".question.yours").isVisible())) return false;
  for (const choice of choices) {
    const button = page.locator(choice).first();
    if (!(await button.isVisible())) continue;
    await (
      way === "mouse" ? button.click({ timeout: 2000 }) : button.press("Enter", { timeout: 2000 })
    ).catch(() => undefined);
    break;
  }
  return false;
}

export async function playToTheEnd(pages: readonly Page[], way: Way = "mouse"): Promise<void> {
  for (let patience = 1500; patience > 0; patience -= 1) {
    const over = await Promise.all(pages.map((page) => answer(page, way)));
    if (over.every(Boolean)) return;
    await pages[0]!.waitForTimeout(30);
  }
  throw new Error("the game does not end");
}

/** Waits for a game in which only bots play. */
export async function untilOver(page: Page, table: string): Promise<void> {
  const phase = (): Promise<string> =>
    page.evaluate(async (id) => ((await (await fetch(`/tables/${id}`)).json()) as Seen).phase, table);
  while ((await phase()) !== "over") await page.waitForTimeout(100);
}

/** Makes a table over the page's own API, with the cookie it has. */
export async function openTable(page: Page, wish: object): Promise<string> {
  await page.goto("/");
  return page.evaluate(async (body) => {
    let known = await fetch("/me");
    // The page itself makes the guest, on its first visit.
    for (; !known.ok; known = await fetch("/me")) await new Promise((resolve) => setTimeout(resolve, 100));
    const me = (await known.json()) as { csrf: string };
    const headers = { "content-type": "application/json", "x-vacherie-csrf": me.csrf };
    const made = await fetch("/tables", { method: "POST", headers, body: JSON.stringify(body) });
    if (!made.ok) throw new Error(await made.text());
    return ((await made.json()) as { table: string }).table;
  }, wish);
}
