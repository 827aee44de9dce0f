/** A person who plays whatever is asked, by mouse or by keyboard, until the game is over. */
import type { BrowserContextOptions, Page } from "playwright-core";
import type { Me, Seen } from "../src/wire/server";
import { PHONE, type House } from "./house";

type Way = "mouse" | "keyboard";

/** One answer, if anything is asked; says whether the game is over. */
export async function answer(page: Page, way: Way = "mouse"): Promise<boolean> {
  if (await page.locator(".ending").isVisible()) return true;
  const choices = [
    ".interlude .btn",
    ".ask .btn.act",
    ".row .whole",
    ".draft button",
    ".lane button",
    ".hand button[aria-pressed='false']",
  ];
  const isAsked = page.locator(".question.yours, .interlude");
  if (!(await isAsked.first().isVisible())) return false;
  for (const choice of choices) {
    const button = page.locator(choice).first();
    if (!(await button.isVisible())) continue;
    await (way === "mouse" ? button.click({ timeout: 500 }) : button.press("Enter", { timeout: 500 })).catch(
      () => undefined,
    );
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
  while ((await seenAt(page, table)).phase !== "over") await page.waitForTimeout(100);
}

/** Waits until the page has made its guest, on a first visit. */
export async function arrived(page: Page): Promise<void> {
  await page.evaluate(async () => {
    while ((await (await fetch("/me")).json()) === null)
      await new Promise((resolve) => setTimeout(resolve, 100));
  });
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>("#name")?.value !== "");
}

/** What the server answers to the person of this browser, without a page: most tests begin at a table, not at home. */
async function ask<Answer>(page: Page, path: string, data: object): Promise<Answer> {
  const answer = await page.request.post(path, { headers: await signed(page), data });
  if (!answer.ok()) throw new Error(await answer.text());
  return (await answer.json()) as Answer;
}

/** The headers of whatever changes something; whoever comes for the first time becomes a guest. */
async function signed(page: Page): Promise<Record<string, string>> {
  const language = await page.evaluate(() => navigator.language);
  const known = (await (await page.request.get("/me")).json()) as Me | null;
  const headers = { "accept-language": language };
  const me = known ?? ((await (await page.request.post("/people", { headers, data: {} })).json()) as Me);
  return { "x-vacherie-csrf": me.csrf ?? "" };
}

async function seenAt(page: Page, table: string): Promise<Seen> {
  return (await (await page.request.get(`/tables/${table}`)).json()) as Seen;
}

export async function openTable(page: Page, wish: object): Promise<string> {
  return (await ask<{ table: string }>(page, "/tables", wish)).table;
}

/** A file for an option of a game, as the server reads it. */
export async function readFile(page: Page, game: string, option: string, text: string): Promise<unknown> {
  const path = `/games/${game}/files/${option}`;
  const headers = { ...(await signed(page)), "content-type": "text/plain" };
  const answer = await page.request.post(path, { headers, data: text });
  return ((await answer.json()) as { value: unknown }).value;
}

/** Makes a table and goes there; says which. */
export async function sitDown(page: Page, wish: object): Promise<string> {
  const table = await openTable(page, wish);
  await page.goto(`/t/${table}`);
  return table;
}

/** Two people at a new table: one opens it, the other joins from a phone and in French, and the first one deals. */
export async function meet(
  house: House,
  wish: object,
  options: BrowserContextOptions = {},
): Promise<[Page, Page]> {
  const ada = await house.person();
  const bob = await house.person({ viewport: PHONE, locale: "fr-FR", ...options });
  const table = await openTable(ada, wish);
  await bob.goto(`/t/${table}`);
  await bob.getByRole("button", { name: "S’asseoir ici" }).click();
  await ada.goto(`/t/${table}`);
  await ada.getByRole("button", { name: "Start the game", exact: true }).click();
  return [ada, bob];
}

/** They go home; their pages are gone. */
export async function part(...pages: readonly Page[]): Promise<void> {
  await Promise.all(pages.map((page) => page.context().close()));
}

/** The first action that is legal, over the API, if one is asked for; says whether the game is over. */
async function act(page: Page, table: string): Promise<boolean> {
  const { you, view, legal, question, phase } = await seenAt(page, table);
  if (phase === "over") return true;
  if (you === null || !view?.to_act.includes(you)) return false;
  await ask(page, `/tables/${table}/actions`, { question, action: legal[0], request: crypto.randomUUID() });
  return false;
}

/** A table at which the game is over. */
export async function playedTable(page: Page, wish: object): Promise<string> {
  const table = await openTable(page, wish);
  while (!(await act(page, table)));
  return table;
}
