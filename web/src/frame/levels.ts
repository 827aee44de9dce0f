/** What a bot's level is called. */
import { say, words } from "../words/words.svelte";

/** A level that somebody has added has no words of ours, only its name. */
export function levelName(level: string): string {
  return words.catalogue.has(`web-level-${level}`) ? say(`web-level-${level}`) : level;
}
