/** How far the game has come, in words; and where in the rules one would look now. */
import type { View } from "../../wire/unexploded_cow";
import type { Teller } from "../../words/teller";

const CLAUSES: Record<NonNullable<View["asked"]>, string> = {
  shuffle: "U2",
  reshuffle: "U9",
  play: "U10",
  cow: "U14",
  place: "U14",
  roll: "U16",
  two_rolls: "U21",
  which_roll: "U21",
  blast: "U25c",
  payout: "U28",
};

export function where(view: View, teller: Teller): string {
  const edition = teller.words.text("web-unexploded-edition", { edition: view.options.edition });
  if (view.asked === "shuffle" || view.asked === null) return edition;
  const turn = teller.text("table", "turn", teller.who(view.active));
  const rest = view.order.length
    ? teller.words.text("web-unexploded-sudden")
    : teller.words.text("web-unexploded-cities", { count: view.city_pile });
  return `${turn} · ${rest} · ${edition}`;
}

export function clause(view: View): string | null {
  const { asked, order, visiting } = view;
  if (order.length && asked === "roll") return "U33";
  if (visiting !== null && (asked === "cow" || asked === "place")) return "U20";
  return asked === null ? "U37" : CLAUSES[asked];
}
