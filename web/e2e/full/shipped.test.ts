/** Whole games with the decks that are shipped, on a phone and on a laptop, with dragging and pinching: `make test-full`. */
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { playCowsToTheEnd } from "../cow-player";
import { DESKTOP, House } from "../house";
import { sitDown } from "../player";
import { playToTheEnd } from "../valley";

const PHONE = { width: 390, height: 844 };
const DEVICES = [
  ["a laptop", { viewport: DESKTOP }],
  ["a phone", { viewport: PHONE, hasTouch: true, isMobile: true }],
] as const;
vi.setConfig({ testTimeout: 900_000 });

describe.runIf(process.env.FULL === "1")("with the shipped decks", () => {
  let house: House;
  beforeAll(async () => {
    house = await House.open();
  });
  afterAll(() => house.close());
  afterEach(() => expect(house.complaints.splice(0)).toEqual([]));

  it.each(DEVICES)(
    "a whole game of Unexploded Cow on %s, with a cow dragged along its herd",
    async (_, device) => {
      const ada = await house.person(device);
      await sitDown(ada, { game: "unexploded_cow", seats: 2, bots: ["calf"], start: true });
      await dragFirstCow(ada, "hasTouch" in device);
      await playCowsToTheEnd([ada]);
      expect(await ada.locator(".ending ol li").count()).toBe(2);
      await ada.context().close();
    },
  );

  it.each(DEVICES)("a whole game of NéVaches on %s, with the map moved and zoomed", async (_, device) => {
    const isTouch = "hasTouch" in device;
    const ada = await house.person(device);
    await sitDown(ada, { game: "nevaches", seats: 2, bots: ["calf"], start: true });
    await ada.locator(".question.yours").waitFor();
    await ada.locator(".tiles button").first().click();
    await ada.locator(".target").first().click();
    if (await ada.locator(".ask .btn.act").isVisible()) await ada.locator(".ask .btn.act").click();
    await ada.locator(".land .tile:not(.ghost)").waitFor();
    if (isTouch) await pinch(ada);
    else await dragMap(ada);
    await ada.getByRole("button", { name: "Show the whole valley" }).click();
    await playToTheEnd([ada, isTouch ? "touch" : "mouse"]);
    expect(await ada.locator(".ending ol li").count()).toBe(2);
    await ada.context().close();
  });
});

/** Two cows into one's own herd, and the right one is dragged past the other. */
async function dragFirstCow(page: Page, isTouch: boolean): Promise<void> {
  const herd = page.locator(".lane.mine .cow-piece");
  const roll = page.getByRole("button", { name: "Roll the die" });
  for (let patience = 40; (await herd.count()) < 2; patience -= 1) {
    if (!patience) throw new Error("no two cows in one herd");
    await page.locator(".question.yours").waitFor();
    const cow = page.locator(".hand-card.open:not(.event)").first();
    if (await cow.isVisible()) {
      await cow.click({ position: { x: 20, y: 40 } });
      const place = page.locator(".lane.mine .spot").last();
      await place.waitFor();
      if ((await place.getAttribute("aria-pressed")) !== "true") await place.click();
      const before = await herd.count();
      await page.locator(".ask .btn.act").click();
      await page.waitForFunction(
        (count) => document.querySelectorAll(".lane.mine .cow-piece").length !== count,
        before,
      );
    } else {
      await roll.click();
      await answerUntilTurn(page);
    }
  }
  await page.locator(".question.yours").waitFor();
  const order = (): Promise<(string | undefined)[]> =>
    herd.evaluateAll((cows) => cows.map((each) => (each as HTMLElement).dataset["card"]));
  const before = await order();
  // A finger scrolls the herd unless the cow was chosen first; then there are places between the cows.
  if (isTouch) {
    await herd.last().tap();
    await page.locator(".lane.mine .spot").first().waitFor();
  }
  const [left, right] = [await herd.first().boundingBox(), await herd.last().boundingBox()];
  await page.mouse.move(right!.x + right!.width / 2, right!.y + right!.height / 2);
  await page.mouse.down();
  await page.mouse.move(left!.x + 4, left!.y + left!.height / 2, { steps: 12 });
  await page.mouse.up();
  await page.waitForFunction(
    (first) => document.querySelector<HTMLElement>(".lane.mine .cow-piece")?.dataset["card"] !== first,
    before[0],
  );
  expect(await order()).toEqual([before.at(-1), ...before.slice(0, -1)]);
  await page.keyboard.press("Escape");
}

/** Whatever is asked on the way to one's next turn is answered by the first button. */
async function answerUntilTurn(page: Page): Promise<void> {
  const turn = page.getByRole("button", { name: "Roll the die" });
  for (let patience = 400; patience > 0; patience -= 1) {
    if (await turn.isVisible()) return;
    const offer = page.locator(".ask .btn:visible, .ask .roll:visible").first();
    if (await offer.isVisible()) await offer.click({ timeout: 500 }).catch(() => undefined);
    await page.waitForTimeout(50);
  }
  throw new Error("the turn does not come round");
}

async function dragMap(page: Page): Promise<void> {
  const tile = page.locator(".land .tile:not(.ghost)").first();
  const before = (await tile.boundingBox())!;
  const land = (await page.getByRole("group", { name: "Your valley" }).boundingBox())!;
  const from = { x: land.x + 40, y: land.y + 40 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 90, from.y + 20, { steps: 6 });
  await page.mouse.up();
  expect(Math.round((await tile.boundingBox())!.x - before.x)).toBeGreaterThan(60);
}

/** Two fingers move apart over the map. */
async function pinch(page: Page): Promise<void> {
  const tile = page.locator(".land .tile:not(.ghost)").first();
  const before = (await tile.boundingBox())!;
  const land = (await page.getByRole("group", { name: "Your valley" }).boundingBox())!;
  const middle = { x: land.x + land.width / 2, y: land.y + land.height / 2 };
  const fingers = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove", apart: number): Promise<unknown> =>
    fingers.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: [-1, 1].map((side, id) => ({ x: middle.x + side * apart, y: middle.y, id })),
    });
  await touch("touchStart", 30);
  for (const apart of [45, 60, 75, 90]) await touch("touchMove", apart);
  await fingers.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  expect((await tile.boundingBox())!.width).toBeGreaterThan(before.width * 1.3);
}
