/** Cards and bonuses in words, for those who hear the table. */
import type { BonusTaken, Event } from "../../wire/nevaches";
import type { Teller } from "../../words/teller";
import { isSame } from "./cells";
import type { Card } from "./deck";
import { landscapeName } from "./spelling";

/** Points, cows, and the shape row by row. */
export function cardWords(card: Card, teller: Teller): string {
  const rows = Array.from({ length: card.height }, (_, row) =>
    Array.from({ length: card.width }, (_, column) => {
      const found = card.cells.find(({ cell }) => isSame(cell, [column, row]));
      if (found === undefined) return teller.words.text("web-nevaches-cell-none");
      if (found.landscape === null) return teller.words.text("web-nevaches-cell-any");
      return landscapeName(found.landscape, teller);
    }).join(", "),
  ).join("; ");
  return teller.words.text("web-nevaches-card", { points: card.points, cows: card.cows, rows });
}

/** The bonus that was given last, while what it brought is still to be done. */
export function freshBonus(recent: readonly Event[]): BonusTaken | null {
  for (const event of [...recent].reverse()) {
    if (event.kind === "bonus_taken") return event;
    if (event.kind !== "choice_opened" && event.kind !== "cows_brought_home") return null;
  }
  return null;
}
