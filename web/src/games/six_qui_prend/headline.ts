/** How far the game has come, in words; and where in the rules one would look now. */
import type { View } from "../../wire/six_qui_prend";
import type { Teller } from "../../words/teller";

const CLAUSES: Record<NonNullable<View["asked"]>, string> = {
  deal: "S3",
  draft: "P2",
  card: "S4",
  row: "S9",
  window: "B17",
  replacement: "B11",
  sort: "B15",
  consent: "B17",
};

/** The round, and the trick or the card of the draft. */
export function where(view: View, teller: Teller): string {
  const sizes = view.hands.map((hand) => hand.size);
  if (view.asked === "deal") return teller.text("table", "before-tricks", { round: view.round });
  if (view.asked === "draft") {
    return teller.text("table", "drafting", {
      round: view.round,
      card: Math.min(...sizes) + 1,
      cards: view.hand_size,
    });
  }
  const trick = view.hand_size - Math.max(...sizes) + (view.queue.length ? 0 : 1);
  return teller.text("table", "where", {
    round: view.round,
    trick: Math.min(trick, view.hand_size),
    tricks: view.hand_size,
  });
}

export function clause(view: View): string | null {
  return view.asked === null ? null : CLAUSES[view.asked];
}
