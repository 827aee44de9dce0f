/** Money in words, and as the notes that lie in front of somebody. */
import type { Teller } from "../../words/teller";
import { editionOf, type Rules } from "./deck";

/** A sum in the edition's currency; `plus` stands before one that is above zero. */
export function money(amount: number, teller: Teller, plus = ""): string {
  const sign = amount < 0 ? "−" : amount > 0 ? plus : "";
  const { currency } = editionOf(rulesOf(teller));
  return teller.words.text("money-unexploded", { currency, sign, amount: Math.abs(amount) });
}

export function rulesOf(teller: Teller): Rules {
  return (teller.options ?? {}) as Rules;
}

/** A value without its currency, as narrow as it gets. */
export function plainValue(value: number): string {
  return value < 0 ? `−${-value}` : `${value}`;
}

const NOTES = [1000, 500, 200, 100] as const;
export type Note = (typeof NOTES)[number];

/** The fewest notes that make the sum, largest first. */
export function notesFor(amount: number): Note[] {
  let left = Math.max(0, amount);
  return NOTES.flatMap((note) => {
    const count = Math.floor(left / note);
    left -= count * note;
    return Array.from({ length: count }, () => note);
  });
}

/** The same, in stacks of one kind. */
export function stacks(amount: number): { note: Note; count: number }[] {
  const notes = notesFor(amount);
  return NOTES.flatMap((note) => {
    const count = notes.filter((each) => each === note).length;
    return count ? [{ note, count }] : [];
  });
}
