/** Cards and places in words, for those who hear the table as for those who see it. */
import type { View } from "../../wire/unexploded_cow";
import type { Teller } from "../../words/teller";
import { say, type Params } from "../../words/words.svelte";
import { bombsOn, ownerOf, type Spot } from "./choices";
import { deckOf } from "./deck";
import { money } from "./money";
import { cardName, effectText, sentence, kindFacts, whose } from "./spelling";

/** A cow in a herd: all that is drawn of it. */
export function cowLabel(view: View, card: number, count: number | null, teller: Teller): string {
  const { name, kind, price, value } = deckOf(view.options).cow(card);
  const owner = ownerOf(view, card);
  return say("web-unexploded-cow", {
    card: name,
    kind: teller.text("kind", kind),
    price: money(price, teller),
    value: money(value, teller),
    bombs: bombsOn(view, card),
    count: count ?? "none",
    chosen: view.chosen === card ? "yes" : "no",
    ...(owner === null ? { owner: "none", "owner-name": "" } : whose("owner", owner, teller)),
  });
}

/** A card of the hand: what it costs, and what it is good for. */
export function cardLabel(view: View, card: number, teller: Teller): string {
  const deck = deckOf(view.options);
  return say("web-unexploded-card", {
    card: cardName(card, teller),
    price: money(deck.price(card), teller),
    what: cardText(view, card, teller),
  });
}

/** What a cow in play is and is worth. */
export function cowFacts(card: number, teller: Teller): string {
  const { kind, value } = kindFacts(card, teller);
  return say("web-unexploded-cow-facts", { kind: kind!, value: value! });
}

/** What a card does, in a line. */
export function cardText(view: View, card: number, teller: Teller): string {
  const deck = deckOf(view.options);
  if (deck.isCow(card)) return teller.text("cow", deck.cow(card).kind, kindFacts(card, teller));
  return sentence(effectText(deck.event(card).effect, "you", teller));
}

export function spotLabel(view: View, spot: Spot, teller: Teller): string {
  const herd = view.herds[spot.herd]!;
  const [right, left] = [herd[spot.gap - 1], herd[spot.gap]];
  const name = (card: number | undefined): string =>
    card === undefined ? "" : deckOf(view.options).name(card);
  const end = !herd.length ? "only" : right === undefined ? "right" : left === undefined ? "left" : "inside";
  return say("web-unexploded-spot", {
    ...whose("herd", spot.herd, teller),
    end,
    left: name(left),
    right: name(right),
  });
}

export function paysText(seat: number, price: number, teller: Teller): string {
  return say("web-unexploded-pays", { ...teller.who(seat), price: money(price, teller) });
}

/** What an explosion of these cows would mean, and for whom. */
export function worthText(view: View, cards: readonly number[], teller: Teller): string {
  const sums = new Map<number, number>();
  const told = view.stakes.filter(({ card }) => cards.includes(card));
  for (const { owner, pays } of told) sums.set(owner, (sums.get(owner) ?? 0) + pays);
  // However many cows blow up, they take one city.
  const winning = told.find(({ city }) => city !== null);
  if (winning) sums.set(winning.owner, sums.get(winning.owner)! + winning.city!);
  const texts = [...sums].map(([owner, sum]) =>
    sumText(owner, sum, teller, winning?.owner === owner ? cityPoints(view) : 0),
  );
  return teller.together(texts);
}

/** Of the city that is up. */
export function cityPoints(view: View): number {
  return view.city === null ? 0 : deckOf(view.options).city(view.city).points;
}

export function sumText(seat: number, sum: number, teller: Teller, points = 0): string {
  return say("web-unexploded-worth", { ...teller.who(seat), amount: money(sum, teller, "+"), points });
}

/** What a side of the die would do. */
export function sideText(view: View, pips: number, side: Side, teller: Teller): string {
  if (typeof side === "string") return say("web-unexploded-side-none", { pips, why: side });
  const { card, owner, pays, city } = side;
  const worth = sumText(owner, pays + (city ?? 0), teller, city === null ? 0 : cityPoints(view));
  return say("web-unexploded-side", { pips, card: deckOf(view.options).name(card), worth });
}

export type Side = View["reach"][number];

export function herdTitle(seat: number, teller: Teller): string {
  return say("web-unexploded-herd", teller.who(seat));
}

/** The cows that hold a bomb, each once. */
export function bombed(view: View): number[] {
  const { bombs, stolen } = view.blast ?? { bombs: [], stolen: [] };
  return [...new Set([...bombs, ...stolen])];
}

export function holders(view: View, teller: Teller): Params {
  const cows = bombed(view);
  const deck = deckOf(view.options);
  return { cows: teller.together(cows.map((card) => deck.name(card))), count: cows.length };
}
