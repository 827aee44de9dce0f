/** How far the game has come, in words; and where in the rules one would look now. */
import type { View } from "../../wire/unexploded_cow";
import type { Teller } from "../../words/teller";

const CLAUSES: Record<View["table"]["asked"], string | null> = {
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
  over: "U37",
};

export function where(view: View, teller: Teller): string {
  const { table } = view;
  const edition = teller.words.text("web-unexploded-edition", { edition: table.options.edition });
  if (table.asked === "shuffle" || table.asked === "over") return edition;
  const turn = teller.text("table", "turn", teller.who(table.active));
  const rest = table.order.length
    ? teller.words.text("web-unexploded-sudden")
    : teller.words.text("web-unexploded-cities", { count: view.city_pile });
  return `${turn} · ${rest} · ${edition}`;
}

export function clause(view: View): string | null {
  const { asked, order, visiting } = view.table;
  if (order.length && asked === "roll") return "U33";
  if (visiting !== null && (asked === "cow" || asked === "place")) return "U20";
  return CLAUSES[asked];
}
