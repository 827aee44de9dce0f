/** What is said of NéVaches, type by type: as in the terminal. */
import type { ChooseGoal, NeVachesOptions, Space } from "../../wire/nevaches";
import type { Spelling } from "../../words/said";
import type { Teller } from "../../words/teller";
import { cellName, squareName } from "./cells";
import { deckOf, type Landscape } from "./deck";

export type Goal = ChooseGoal["goal"];

export function goalName(goal: Goal, teller: Teller): string {
  return teller.text("goal", goal);
}

export function landscapeName(landscape: Landscape, teller: Teller): string {
  return teller.text("landscape", landscape);
}

/** A card in running text: the landscapes that get a cow, and its points. */
export function cardText(id: string, teller: Teller): string {
  const card = deckOf(teller.options as Partial<NeVachesOptions>).get(id);
  if (card === undefined) return id;
  const landscapes = [...card.cells]
    .sort((one, other) => one.cell[1] - other.cell[1] || one.cell[0] - other.cell[0])
    .flatMap(({ landscape }) => (landscape === null ? [] : [landscapeName(landscape, teller)]))
    .join(" + ");
  return teller.text("table", "card", { landscapes, points: card.points });
}

export function spaceText(space: Space, teller: Teller): string {
  return teller.text("table", "space", { points: space.points, bonus: teller.text("bonus", space.bonus) });
}

export const spelling: Spelling = {
  card: cardText,
  cell: cellName,
  square: squareName,
  tile: (landscape: Landscape, teller: Teller) => teller.text("landscape", `${landscape}.one`),
  goal: goalName,
  bonus: ({ bonus, points }: Space) => ({ bonus, points }),
  space: spaceText,
};
