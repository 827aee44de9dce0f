import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { House, PHONE } from "./house";
import { arrived, openTable, playedTable } from "./player";

const SHORT = { game: "six_qui_prend", options: { target_heads: null, max_rounds: 1 }, seats: 2 };
let house: House;

beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());
afterEach(() => expect(house.complaints.splice(0)).toEqual([]));

async function renamed(page: Page, name: string): Promise<void> {
  await page.goto("/");
  await arrived(page);
  await page.fill("#name", name);
  await page.keyboard.press("Enter");
  await page.getByText("Saved").waitFor();
}

it("lists one's games, those first where it is one's turn, and what others have open", async () => {
  const [ada, bob] = [await house.person(), await house.person()];
  await renamed(bob, "Bob");
  await openTable(bob, { ...SHORT, seats: 3, public: true });
  await playedTable(ada, { ...SHORT, bots: ["calf"], start: true });
  await openTable(ada, { ...SHORT, seats: 4 });
  await openTable(ada, { ...SHORT, bots: ["calf"], start: true });
  await ada.goto("/");
  const running = ada.locator(".running li");
  await running.nth(1).waitFor();
  expect(await running.first().innerText()).toContain("Your turn");
  expect(await running.nth(1).innerText()).toContain("3 free seats");
  const gates = ada.locator(".gates").first().getByRole("listitem");
  expect(await gates.filter({ hasText: "Bob" }).innerText()).toContain("Join");
  const finished = ada.locator(".gates", { hasText: "Finished games" });
  await finished.getByRole("link", { name: "Watch the replay" }).click();
  await ada.getByRole("slider").first().waitFor();
  await ada.goBack();
  await running.nth(1).waitFor();
  await Promise.all([ada.context().close(), bob.context().close()]);
});

it("shows in one tab what was begun in another", async () => {
  const ada = await house.person();
  const other = await ada.context().newPage();
  await Promise.all([ada.goto("/"), other.goto("/")]);
  await other.getByRole("button", { name: "Play 6 qui prend! now" }).click();
  await other.getByText("Which card do you play?").waitFor();
  await ada.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await ada.getByText("Your turn").waitFor();
  await ada.context().close();
});

it("takes two tabs of a first visit for one guest", async () => {
  const ada = await house.person();
  const other = await ada.context().newPage();
  const asked: string[] = [];
  ada.on("request", (request) => void asked.push(new URL(request.url()).pathname));
  await Promise.all([ada.goto("/"), other.goto("/")]);
  await expect.poll(() => ada.inputValue("#name")).not.toBe("");
  await expect.poll(async () => other.inputValue("#name")).toBe(await ada.inputValue("#name"));
  expect(asked.filter((path) => path === "/me")).toHaveLength(1);
  await ada.context().close();
});

it("can be entered and left by keyboard alone", async () => {
  const ada = await house.person();
  await ada.goto("/");
  const go = ada.getByRole("button", { name: "Play 6 qui prend! now" });
  await go.waitFor();
  const isThere = (): Promise<boolean> => go.evaluate((button) => button === document.activeElement);
  for (let presses = 0; presses < 12 && !(await isThere()); presses += 1) await ada.keyboard.press("Tab");
  await ada.keyboard.press("Enter");
  await ada.getByText("Which card do you play?").waitFor();
  await ada.getByRole("button", { name: "Menu" }).press("Enter");
  await ada.getByRole("button", { name: "Leave the table" }).press("Enter");
  await ada.getByText("Leave this game?").waitFor();
  await ada.getByRole("button", { name: "Leave the table" }).press("Enter");
  await go.waitFor();
  await ada.context().close();
});

it("shows everybody at once who sits where, and what is played", async () => {
  const [ada, bob] = [await house.person(), await house.person({ viewport: PHONE })];
  const table = await openTable(ada, { game: "six_qui_prend", seats: 3 });
  await ada.goto(`/t/${table}`);
  await bob.goto(`/t/${table}`);
  await bob.getByLabel("Your name at the table").fill("Bob");
  await bob.getByRole("button", { name: "Sit down" }).click();
  const seated = ada.locator(".chair", { hasText: "Bob" });
  await seated.waitFor();
  await ada.getByRole("button", { name: "Add a bot" }).click();
  await ada.getByRole("button", { name: /^Bull/ }).click();
  const bots = bob.locator(".chair .level");
  await bots.getByText("Bull").waitFor();
  await ada.getByRole("button", { name: /pro variant/ }).click();
  await bob.locator("[aria-pressed=true]", { hasText: "pro variant" }).waitFor();
  await ada.getByLabel("Chat at the table").uncheck();
  await bob.locator("label", { hasText: "Chat at the table" }).locator("input:not(:checked)").waitFor();
  await ada.getByRole("button", { name: "One more seat" }).click();
  await bob.getByText("Free seat").waitFor();
  await ada.getByRole("button", { name: "Fill the free seats with bots" }).click();
  await bots.getByText("Cow").waitFor();
  await seated.getByRole("button", { name: "Remove" }).click();
  await bob.getByRole("button", { name: "Sit here" }).waitFor();
  await Promise.all([ada.context().close(), bob.context().close()]);
});

const HOSTILE = [
  "\u202e<b>eviL</b>",
  '"><svg onload=alert(1)>',
  "WWWWWWWWWWWWWWWWWWWWWWWW",
  "🐄🐄🐄🐄🐄🐄🐄🐄",
  "{ $name } web-menu",
];

it("keeps a hostile name in its place", async () => {
  const ada = await house.person({ viewport: PHONE });
  const alerts: string[] = [];
  ada.on("dialog", (dialog) => {
    alerts.push(dialog.message());
    void dialog.dismiss();
  });
  for (const name of HOSTILE) {
    await renamed(ada, name);
    const table = await openTable(ada, { ...SHORT, seats: 3, bots: ["calf", "cow"], start: true });
    for (const path of ["/", `/t/${table}`]) {
      await ada.goto(path);
      await ada.getByText(name.slice(-6)).first().waitFor({ state: "attached" });
      expect(await ada.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
    }
  }
  expect(alerts).toEqual([]);
  await ada.context().close();
});

it("adds the seats that another edition needs, and stops saying so when the cards are dealt", async () => {
  const page = await house.person();
  const table = await openTable(page, { game: "unexploded_cow", seats: 2, bots: ["calf"] });
  await page.goto(`/t/${table}`);
  await page.getByRole("button", { name: /2011/ }).click();
  const added = page.getByText("This needs at least 3 players: one seat was added.");
  await added.waitFor();
  expect(await page.locator(".chair").count()).toBe(3);
  await page.getByRole("button", { name: "Fill the free seats with bots" }).click();
  await page.getByRole("button", { name: "Start the game", exact: true }).click();
  await page.locator(".hand").first().waitFor();
  expect(await added.count()).toBe(0);
  // The first wish was refused, as it had to be.
  expect(house.complaints.splice(0).filter((text) => !text.includes("400"))).toEqual([]);
  await page.context().close();
});

it("greets whoever meets a game for the first time, once", async () => {
  const page = await house.person({ viewport: PHONE });
  const greeting = page.getByText("The aim: end with as much money as you can.");
  const wish = { game: "unexploded_cow", seats: 2, bots: ["calf"], start: true };
  await page.goto(`/t/${await openTable(page, wish)}`);
  await greeting.waitFor();
  await page.getByRole("region", { name: "First time here" }).getByRole("button", { name: "Close" }).click();
  await greeting.waitFor({ state: "detached" });
  await page.goto(`/t/${await openTable(page, wish)}`);
  await page.locator(".hand").first().waitFor();
  expect(await greeting.count()).toBe(0);
  await page.context().close();
});
