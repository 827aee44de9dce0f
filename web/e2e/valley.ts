/** A person who plays whatever NéVaches offers, by mouse, finger or keyboard, until the game is over. */
import type { Locator, Page } from "playwright-core";

export type Way = "mouse" | "touch" | "keyboard";

/** Cards that are easily played and pay well, so that a game is soon over. */
export const RICH_DECK = {
  name: "rich",
  cards: ["F ?", "M ?", "W ?", "L ?", "H ?", "F M", "W L", "H F", "M W", "L H"].map((grid) => ({
    id: grid,
    points: 30,
    grid,
  })),
};

/** What completes a choice that was begun, or is one by itself. */
const ENDS = [
  ".ask .btn.act",
  ".goals .btn",
  ".target.play_card",
  ".target.plant_tree",
  ".target.place_tile",
];
const BEGINNINGS = [
  ".fresh",
  ".hand button[aria-pressed='false']",
  ".tiles button[aria-pressed='false']",
  ".cards button[aria-pressed='false']",
];
const HERDS = ".herd[aria-pressed='false']";
const CARDS = ".cards button[aria-pressed='false']";

class Player {
  #choices = 0;

  constructor(
    readonly page: Page,
    readonly way: Way,
  ) {}

  /** One answer, if anything is asked; says whether the game is over. */
  async answer(): Promise<boolean> {
    if (await this.page.locator(".ending").isVisible()) return true;
    if (!(await this.page.locator(".question.yours").isVisible())) return false;
    for (const choice of [...ENDS, ...this.#beginnings()]) {
      const found = this.page.locator(choice);
      const count = await found.count();
      if (!count) continue;
      this.#choices += 1;
      // Not always the first of its kind, so that landscapes grow in all directions.
      await this.#touch(found.nth((this.#choices * 7) % count)).catch(() => undefined);
      return false;
    }
    return false;
  }

  /** Now and then something else comes first, so that all is done once. */
  #beginnings(): readonly string[] {
    if (this.#choices % 5 === 0) return [HERDS, ...BEGINNINGS];
    return this.#choices % 3 === 0 ? [CARDS, ...BEGINNINGS] : BEGINNINGS;
  }

  #touch(button: Locator): Promise<void> {
    const wait = { timeout: 500 };
    if (this.way === "keyboard") return button.press("Enter", wait);
    return this.way === "touch" ? button.tap(wait) : button.click(wait);
  }
}

export async function playToTheEnd(...pages: (readonly [Page, Way])[]): Promise<void> {
  const players = pages.map(([page, way]) => new Player(page, way));
  for (let patience = 3000; patience > 0; patience -= 1) {
    const over = await Promise.all(players.map((player) => player.answer()));
    if (over.every(Boolean)) return;
    await pages[0]![0].waitForTimeout(20);
  }
  throw new Error("the game does not end");
}
