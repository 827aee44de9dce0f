/** How strong a bot was measured to be, as people say it. */
import { levelName } from "../frame/levels";
import type { BotShown } from "../wire/server";
import { say } from "../words/words.svelte";

/** The one that takes a chair where nobody says which. */
export const USUAL = "cow";

const GAMES = 10;

/** "Wins 9 of 10 against Cow"; `null` where nobody has measured it. */
export function duelText({ duel }: BotShown): string | null {
  if (duel == null) return null;
  const wins = Math.round(duel.win_share * GAMES);
  return say("web-level-duel", { wins, games: GAMES, other: levelName(duel.against) });
}
