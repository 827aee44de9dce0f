/** What axe finds wrong on a page, and whether it is wider than the window. */
import axe from "axe-core";
import type { Page } from "playwright-core";

/** Waits until the letters have come and nothing moves that will ever stop: axe measures what it sees at that moment. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const moving = (): Animation[] =>
      document
        .getAnimations()
        .filter(
          (each) => each.playState === "running" && each.effect?.getComputedTiming().endTime !== Infinity,
        );
    while (moving().length) await Promise.allSettled(moving().map((each) => each.finished));
  });
}

export async function faults(page: Page): Promise<string[]> {
  await settled(page);
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() => window.axe.run());
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(" | ")}`,
  );
}

export async function isTooWide(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
}
