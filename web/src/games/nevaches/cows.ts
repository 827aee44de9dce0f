/** The cows of the valleys: the same cow on the same spot, whoever looks. */
import type { Cell } from "./cells";

const NAMES = [
  "Noisette",
  "Mimosa",
  "Jonquille",
  "Framboise",
  "Pissenlit",
  "Clarisse",
  "Duchess",
  "Marguerite",
  "Violette",
  "Praline",
  "Cannelle",
  "Églantine",
  "Pâquerette",
  "Myrtille",
  "Réglisse",
  "Amarelle",
  "Brunette",
  "Coccinelle",
  "Gentiane",
  "Mirabelle",
  "Capucine",
  "Fauvette",
  "Vanille",
] as const;

const TAGS = ["#f0bd45", "#3b7389", "#b3602f", "#6d9440"] as const;

/** Whose cow it is: the colour of her ear tag. */
export function tagOf(seat: number): string {
  return TAGS[seat % TAGS.length]!;
}

export function cowName(seat: number, [column, row]: Cell): string {
  const spot = seat * 131 + (column + 100) * 37 + (row + 100) * 11;
  return NAMES[spot % NAMES.length]!;
}

/** Those at home wait in a row. */
export function homeName(seat: number, place: number): string {
  return NAMES[(seat * 6 + place) % NAMES.length]!;
}

/** Some graze, some look at you. */
export function cowMood([column, row]: Cell): "graze" | "calm" {
  return (column * 3 + row * 5 + 400) % 4 === 0 ? "graze" : "calm";
}

/** Each tile has its own drawing, which stays with its cell. */
export function tileSeed(seat: number, [column, row]: Cell): number {
  return seat * 977 + (column + 100) * 31 + (row + 100) * 7;
}
