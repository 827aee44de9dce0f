/** What a card still lacks, in words; where, is told by the server with every question. */
import type { Fit } from "../../wire/nevaches";
import type { Teller } from "../../words/teller";
import { say } from "../../words/words.svelte";

/** Whether the card could be played as things lie. */
export function isComplete({ lacks, blocked, cows }: Fit): boolean {
  return !lacks.length && !blocked.length && !cows;
}

/** "It still needs a lake, any tile and one more cow at home." */
export function lackText(fit: Fit, teller: Teller): string {
  const counts = new Map<string, number>();
  for (const { landscape } of fit.lacks) {
    const what = landscape ?? "any";
    counts.set(what, (counts.get(what) ?? 0) + 1);
  }
  const parts = [...counts].map(([what, count]) => say(`web-nevaches-need-${what}`, { count }));
  if (fit.blocked.length) parts.push(say("web-nevaches-need-free", { count: fit.blocked.length }));
  if (fit.cows) parts.push(say("web-nevaches-need-cows", { count: fit.cows }));
  return say("web-nevaches-needs", { what: teller.together(parts) });
}
