/** A person who plays Unexploded Cow, whatever is asked, by mouse or by keyboard, until the game is over. */
import type { Locator, Page } from "playwright-core";

export type Way = "mouse" | "keyboard";

/** The same choices in every run: how the cards fall is chance enough. */
class Whim {
  #state = 7;

  below(count: number): number {
    this.#state = (this.#state * 16807) % 2147483647;
    return this.#state % count;
  }
}

class Player {
  readonly #whim = new Whim();

  constructor(
    readonly page: Page,
    readonly way: Way,
  ) {}

  /** One answer, if anything is asked; says whether the game is over. */
  async answer(): Promise<boolean> {
    if (await this.page.locator(".ending").isVisible()) return true;
    if (!(await this.page.locator(".question.yours").isVisible())) return false;
    const isTurn = await this.page.locator(".ask .btn.act").isVisible();
    const plays = isTurn && this.#whim.below(5) < 3;
    if (plays && (await this.#touch(".hand-card.open"))) {
      await this.page
        .locator(".spot")
        .first()
        .or(this.page.locator(".ask .btn.act"))
        .first()
        .waitFor({ timeout: 1000 })
        .catch(() => undefined);
      await this.#aim();
      return false;
    }
    if (await this.#aim()) return false;
    if (await this.#touch(".ask .btn.act, .ask .btn")) return false;
    await this.#touch(".cow-piece.target, .discard .hand-card");
    await this.page
      .locator(".ask .btn.act")
      .first()
      .waitFor({ timeout: 1000 })
      .catch(() => undefined);
    await this.#touch(".ask .btn.act");
    return false;
  }

  /** A place is touched, and confirmed once it says who pays; an event needs no place. */
  async #aim(): Promise<boolean> {
    const isAimed = await this.#touch(".spot");
    return (await this.#touch(".ask .btn.act")) || isAimed;
  }

  /** One of the things that look like this; says whether there was any. */
  async #touch(what: string): Promise<boolean> {
    const all = this.page.locator(what);
    const count = await all.count();
    if (!count) return false;
    await this.#press(all.nth(this.#whim.below(count)), what.includes(".hand-card"));
    return true;
  }

  async #press(thing: Locator, isHeld: boolean): Promise<void> {
    // Of a card in a full hand only the left edge can be reached.
    const where = isHeld ? { position: { x: 20, y: 40 } } : {};
    // It may be gone before it is reached: somebody else has answered, or time has.
    const press =
      this.way === "mouse" ? thing.click({ timeout: 500, ...where }) : thing.press("Enter", { timeout: 500 });
    await press.catch(() => undefined);
  }
}

export async function playCowsToTheEnd(pages: readonly Page[], way: Way = "mouse"): Promise<void> {
  const players = pages.map((page) => new Player(page, way));
  for (let patience = 3000; patience > 0; patience -= 1) {
    const over = await Promise.all(players.map((player) => player.answer()));
    if (over.every(Boolean)) return;
    await pages[0]!.waitForTimeout(15);
  }
  throw new Error("the game does not end");
}
