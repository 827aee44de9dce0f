/** What is said of Unexploded Cow, type by type: as in the terminal. */
import type { City } from "../../wire/unexploded_cow";
import type { Spelling } from "../../words/said";
import type { Teller } from "../../words/teller";
import type { Params } from "../../words/words.svelte";
import { deckOf, editionOf, type Effect } from "./deck";
import { money, rulesOf } from "./money";

/** Another seat of the same sentence: `$herd` is "you" or "other", `$herd-name` the name. */
export function whose(field: string, seat: number, teller: Teller): Params {
  const { who, name } = teller.who(seat);
  return { [field]: who!, [`${field}-name`]: name! };
}

/** What a cow is and can do, for the words about it. */
export function kindFacts(card: number, teller: Teller): Params {
  const rules = rulesOf(teller);
  const { kind, value } = deckOf(rules).cow(card);
  return {
    value: money(value, teller),
    defusal: money(editionOf(rules).defusal, teller),
    kind: teller.text("kind", kind),
    ability: kind === "plain" || kind === "negative" ? "none" : "some",
  };
}

/** In the language of the page for events of the deck that is shipped; a user's own deck keeps its names. */
export function cardName(card: number, teller: Teller): string {
  const rules = rulesOf(teller);
  const deck = deckOf(rules);
  if (rules.deck || deck.isCow(card)) return deck.name(card);
  return teller.text("card", deck.event(card).effect);
}

/** What an event does; `who` plays it. */
export function effectText(effect: Effect, who: string, teller: Teller): string {
  return teller.text("effect", effect, { who, small: money(100, teller), tax: money(300, teller) });
}

/** What an event does is told after a colon; by itself it begins as sentences do. */
export function sentence(told: string): string {
  return told.charAt(0).toUpperCase() + told.slice(1);
}

function cityWords(number: number, teller: Teller): Params {
  const city = deckOf(rulesOf(teller)).city(number);
  return { city: city.name, points: city.points, gifts: giftsText(city, teller) };
}

/** What a city gives, in a few words. */
export function giftsText(city: City, teller: Teller): string {
  const gifts: string[] = [];
  if (city.money) gifts.push(teller.text("city", "money", { amount: money(city.money, teller) }));
  if (city.draw) gifts.push(teller.text("city", "draw", { count: city.draw }));
  if (city.cow !== null) gifts.push(teller.text("city", city.cow));
  return teller.together(gifts.length ? gifts : [teller.text("city", "nothing")]);
}

function effectWords([card, seat]: [number, number], teller: Teller): string {
  const { effect } = deckOf(rulesOf(teller)).event(card);
  return effectText(effect, teller.who(seat)["who"] as string, teller);
}

export const spelling: Spelling = {
  card: cardName,
  money: (amount: number, teller: Teller) => money(amount, teller),
  profit: (amount: number, teller: Teller) => money(amount, teller, "+"),
  city: cityWords,
  cow: kindFacts,
  effect: effectWords,
};
