/** What a bot is called, and how strong it was measured to be. */
import type { GameShown } from "../wire/server";
import { say, words } from "../words/words.svelte";

/** The one that takes a chair where nobody says which. */
export const USUAL = "cow";

/** A level that somebody has added has no words of ours, only its name. */
export function levelName(shown: GameShown, level: string): string {
  const known = words.catalogue.has(`web-level-${level}`) ? say(`web-level-${level}`) : level;
  const bot = shown.bots.find((each) => each.level === level);
  const measured = bot?.strength ?? bot?.rating;
  return measured == null ? known : say("web-level-rated", { level: known, rating: Math.round(measured) });
}
