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
  const phase = (): Promise<string> =>
    page.evaluate(async (id) => ((await (await fetch(`/tables/${id}`)).json()) as Seen).phase, table);
  while ((await phase()) !== "over") await page.waitForTimeout(100);
}

/** Waits until the page has made its guest, on a first visit. */
export async function arrived(page: Page): Promise<void> {
  await page.evaluate(async () => {
    while (!(await fetch("/me")).ok) await new Promise((resolve) => setTimeout(resolve, 100));
  });
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>("#name")?.value !== "");
}

/** Makes a table over the page's own API, with the cookie it has. */
export async function openTable(page: Page, wish: object): Promise<string> {
  await page.goto("/");
  await arrived(page);
  return page.evaluate(async (body) => {
    const me = (await (await fetch("/me")).json()) as { csrf: string };
    const headers = { "content-type": "application/json", "x-vacherie-csrf": me.csrf };
    const made = await fetch("/tables", { method: "POST", headers, body: JSON.stringify(body) });
    if (!made.ok) throw new Error(await made.text());
    return ((await made.json()) as { table: string }).table;
  }, wish);
}

interface Asked {
  you: number;
  decision: number;
  to_act: number[];
  legal: { kind: string }[];
  phase: string;
}

/** Acts over the API until an action of this kind was possible and was taken; says whether it ever was. */
async function actUntil(page: Page, table: string, kind: string | null): Promise<boolean> {
  return page.evaluate(
    async ({ table, kind }) => {
      const { csrf } = (await (await fetch("/me")).json()) as { csrf: string };
      const headers = { "content-type": "application/json", "x-vacherie-csrf": csrf };
      for (let step = 0; ; step += 1) {
        const seen = (await (await fetch(`/tables/${table}`)).json()) as Asked;
        if (seen.phase === "over") return false;
        if (!seen.to_act.includes(seen.you)) continue;
        const wanted = seen.legal.find((action) => action.kind === kind);
        const action = wanted ?? seen.legal[0];
        const body = JSON.stringify({ decision: seen.decision, action, request: `step-${step}` });
        const { ok } = await fetch(`/tables/${table}/actions`, { method: "POST", headers, body });
        if (ok && wanted) return true;
      }
    },
    { table, kind },
  );
}

/** A table at which an action of this kind was the last; as many are opened as that takes. */
export async function playUntil(page: Page, wish: object, kind: string): Promise<string> {
  for (;;) {
    const table = await openTable(page, wish);
    if (await actUntil(page, table, kind)) return table;
  }
}

/** A table at which the game is over. */
export async function playedTable(page: Page, wish: object): Promise<string> {
  const table = await openTable(page, wish);
  await actUntil(page, table, null);
  return table;
}
