import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { faults, isTooWide } from "./faults";
import { DESKTOP, House, NO_TABLE, PHONE, type Expected } from "./house";
import { openTable, playToTheEnd } from "./player";

const WISH = {
  game: "six_qui_prend",
  options: { target_heads: null, max_rounds: 1 },
  seats: 3,
  bots: ["cow", "calf"],
  start: true,
};
const NO_RECORD: Expected = { status: 400, path: /^\/replays$/ };
const NOT_OVER: Expected = { status: 409, path: /^\/tables\/[^/]+\/replay$/ };
const folder = mkdtempSync(join(tmpdir(), "vacherie-records-"));
let house: House;
let ada: Page;
let table: string;

beforeAll(async () => {
  house = await House.open();
  ada = await house.person();
  table = await openTable(ada, WISH);
  await ada.goto(`/t/${table}`);
  await playToTheEnd([ada]);
});
afterAll(() => house.close());
afterEach(() => expect(house.complaints.splice(0)).toEqual([]));

const slider = (page: Page) => page.getByRole("slider", { name: "Position" });
const step = (page: Page): Promise<string> => slider(page).inputValue();
const press = (page: Page, name: string): Promise<void> =>
  page.getByRole("button", { name, exact: true }).click();

async function isInSight(line: Locator): Promise<boolean> {
  const box = await line.boundingBox();
  return box !== null && box.y > 0 && box.y + box.height < PHONE.height;
}

it("leads from the end of a game to its replay, step by step and turn by turn", async () => {
  await ada.getByRole("link", { name: "Watch the replay" }).click();
  await slider(ada).waitFor();
  expect(new URL(ada.url()).pathname).toBe(`/replay/${table}`);
  expect(await step(ada)).toBe("0");
  expect(await ada.getByLabel("View as").inputValue()).toBe("seat-1");
  await press(ada, "One step forward");
  expect(await step(ada)).toBe("1");
  await ada.getByText("Round 1, turn 1").first().waitFor();
  await press(ada, "One turn forward");
  await ada.getByText("Round 1, turn 2").first().waitFor();
  await ada.keyboard.press("ArrowRight");
  await ada.keyboard.press("Shift+ArrowRight");
  await ada.getByText("Round 1, turn 3").first().waitFor();
  await press(ada, "One turn back");
  await ada.getByText("Round 1, turn 2").first().waitFor();
  await ada.keyboard.press("End");
  await ada.locator(".ending ol li").nth(2).waitFor();
  await press(ada, "Look at the table");
  await ada.locator(".ending").waitFor({ state: "detached" });
  await press(ada, "To the beginning");
  expect(await step(ada)).toBe("0");
});

it("plays by itself until it is paused, and to the end", async () => {
  const guest = await house.person({ reducedMotion: "no-preference" });
  await guest.goto(`/replay/${table}`);
  await guest.getByLabel("Speed").selectOption("4");
  await press(guest, "Play");
  await expect.poll(async () => Number(await step(guest)), { timeout: 20_000 }).toBeGreaterThan(3);
  await press(guest, "Pause");
  const paused = await step(guest);
  await guest.waitForTimeout(900);
  expect(await step(guest)).toBe(paused);
  await slider(guest).fill("28");
  await press(guest, "Play");
  await guest.locator(".ending").waitFor({ timeout: 30_000 });
  await guest.getByRole("button", { name: "Play", exact: true }).waitFor();
  await guest.context().close();
});

it("jumps from the story, and comes back to the same moment by its link", async () => {
  await ada.goto(`/replay/${table}`);
  const line = ada.locator("aside li button").nth(20);
  const told = await line.innerText();
  await line.click();
  await expect.poll(() => ada.locator("aside [aria-current=step]").count()).toBe(1);
  await ada.getByLabel("View as").selectOption("seat-2");
  await expect.poll(() => new URL(ada.url()).searchParams.get("as")).toBe("seat-2");
  const at = await step(ada);
  expect(new URL(ada.url()).searchParams.get("at")!.split("-")[0]).toBe(at);
  const guest = await house.person();
  await guest.goto(ada.url());
  await slider(guest).waitFor();
  expect(await step(guest)).toBe(at);
  expect(await guest.getByLabel("View as").inputValue()).toBe("seat-2");
  expect(await guest.locator(".hand [data-piece]").count()).toBeGreaterThan(0);
  await guest.reload();
  await slider(guest).waitFor();
  expect([await step(guest), told.length > 0]).toEqual([at, true]);
  await guest.context().close();
});

it("shows nothing of the hands to the audience, and everybody's with all cards face up", async () => {
  await ada.goto(`/replay/${table}?at=1&as=audience`);
  await slider(ada).waitFor();
  expect(await ada.locator(".hand [data-piece]").count()).toBe(0);
  await ada.getByLabel("View as").selectOption("open");
  await ada.locator(".hands .hand").nth(2).waitFor();
  expect(await ada.locator(".hands li").count()).toBe(30);
  await ada.locator(".hands button").nth(1).click();
  await expect.poll(() => ada.getByLabel("View as").inputValue()).toBe("seat-2");
  expect(await ada.locator(".hand [data-piece]").count()).toBe(10);
});

it("copies a link to the moment", async () => {
  await ada.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await ada.goto(`/replay/${table}?at=7&as=seat-1`);
  await press(ada, "Link to this moment");
  await ada.getByText("The link to this moment is copied.").waitFor();
  expect(await ada.evaluate(() => navigator.clipboard.readText())).toBe(
    `${house.address}/replay/${table}?at=7&as=seat-1`,
  );
});

it("stands among one's finished games", async () => {
  await ada.goto("/");
  await ada.getByRole("link", { name: "Watch the replay" }).first().click();
  await slider(ada).waitFor();
});

it("shows a record file that was downloaded, and says what is wrong with another", async () => {
  await ada.goto(`/t/${table}`);
  const [download] = await Promise.all([
    ada.waitForEvent("download"),
    ada.getByRole("link", { name: "Download the game record" }).click(),
  ]);
  const file = join(folder, "record.json");
  await download.saveAs(file);

  const guest = await house.person({ viewport: PHONE }, [NO_RECORD]);
  await guest.goto("/");
  await guest.getByRole("link", { name: "Replay a record file" }).click();
  const input = guest.locator("input[type=file]");
  const bad = join(folder, "bad.json");
  writeFileSync(bad, "Moo");
  await input.setInputFiles(bad);
  await guest.getByText("This is not a game record").waitFor();
  const record = JSON.parse(readFileSync(file, "utf-8")) as { actions: unknown[] };
  writeFileSync(bad, JSON.stringify({ ...record, actions: record.actions.slice(1) }));
  await input.setInputFiles(bad);
  await guest.getByText("Step 1 of this record breaks the rules").waitFor();

  await guest.evaluate(
    (text) => {
      const data = new DataTransfer();
      data.items.add(new File([text], "record.json", { type: "application/json" }));
      document.querySelector("main")!.dispatchEvent(new DragEvent("drop", { dataTransfer: data }));
    },
    readFileSync(file, "utf-8"),
  );
  await slider(guest).waitFor();
  await guest.getByLabel("View as").selectOption("open");
  await guest.locator(".hands .hand").nth(2).waitFor();
  await press(guest, "One turn forward");
  expect(await step(guest)).toBe("1");
  await press(guest, "Menu");
  await press(guest, "Another file");
  await guest.getByText("Drop a record here").waitFor();
  await guest.context().close();
});

it("says that a game is not over yet, and shows one's own seat of it", async () => {
  const other = await openTable(ada, WISH);
  await ada.goto(`/replay/${other}`);
  await slider(ada).waitFor();
  expect(await ada.getByLabel("View as").locator("option").count()).toBe(1);
  const guest = await house.person({}, [NOT_OVER, NO_TABLE]);
  await guest.goto(`/replay/${other}`);
  await guest.getByText("The game is not over yet.").waitFor();
  await guest.goto("/replay/nothing");
  await guest.getByText("There is no such table.").waitFor();
  await guest.context().close();
});

it.each([
  ["en-GB", "light", DESKTOP, ["", "?at=9&as=open"], ""],
  ["fr-FR", "dark", PHONE, ["?at=9&as=open", "?at=36&as=seat-1"], "Ce qui s’est passé"],
] as const)(
  "in %s, %s, a replay fits, and axe finds nothing",
  async (locale, colorScheme, viewport, queries, sheet) => {
    const page = await house.person({ locale, colorScheme, viewport, bypassCSP: true });
    for (const query of queries) {
      await page.goto(query ? `/replay/${table}${query}` : "/replay");
      await page.locator(query ? "input[type=range]" : "input[type=file]").waitFor({ state: "attached" });
      expect([query, await faults(page), await isTooWide(page)]).toEqual([query, [], false]);
    }
    if (sheet) {
      await press(page, sheet);
      await page.locator("dialog").waitFor();
      const here = page.locator("dialog [aria-current=step]");
      await expect.poll(() => isInSight(here)).toBe(true);
      expect(await faults(page)).toEqual([]);
    }
    await page.context().close();
  },
);
