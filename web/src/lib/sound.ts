/** Small sounds for what happens at a table, where they are wanted; made by the browser itself, from no file. */
import { settings } from "./settings.svelte";

export type SoundName = "card" | "sweep" | "turn" | "end" | "win";

/** Silent until the person has touched the page, as browsers ask, and in a page that nobody sees but for one's turn. */
export function sound(name: SoundName): void {
  if (settings.sound === "off" || !navigator.userActivation?.hasBeenActive) return;
  if (document.hidden && name !== "turn") return;
  void import("./synthesizer").then(({ play }) => play(name));
}
