/** How far the game has come, in words; and where in the rules one would look now. */
import type { View } from "../../wire/nevaches";
import type { Teller } from "../../words/teller";

const CLAUSES: Record<NonNullable<View["asked"]>, string> = {
  deal: "N1",
  start_card: "N25",
  action: "N8",
  tile: "N10",
  card: "N12",
  bonus_tile: "N17",
  bonus_card: "N17",
  tree: "N9",
  tile_shuffle: "N10",
  card_shuffle: "N12",
  goal: "N21",
};

/** Whose turn it is, and how many actions are left. */
export function where(view: View, teller: Teller): string {
  if (view.outcome !== null) return teller.words.text("web-end");
  if (view.asked === "goal") return teller.words.text("web-nevaches-where-goal");
  if (view.asked === "deal" || view.asked === "start_card") {
    return teller.words.text("web-nevaches-where-deal");
  }
  return teller.words.text("web-nevaches-where", { ...teller.who(view.seat), actions: view.actions });
}

export function clause(view: View): string | null {
  return view.asked === null ? null : CLAUSES[view.asked];
}
