/** Which events of Unexploded Cow are told, and in which words: as in the terminal. */
import type { City, Event } from "../../wire/unexploded_cow";
import type { Teller } from "../../words/teller";
import type { Params } from "../../words/words.svelte";
import { deckOf, editionOf, type Effect } from "./deck";
import { money, rulesOf } from "./money";

/** Events that others tell with more words, or that the table shows. */
const BOOKKEEPING: readonly Event["kind"][] = [
  "choice_opened",
  "event_discarded",
  "herd_arranged",
  "cow_chosen",
  "herds_moved",
  "detector_ready",
  "blast_ended",
  "city_left",
];
const CARDS_A_TURN = 2;

export function sentences(events: readonly Event[], teller: Teller): string[] {
  return events.filter(isTold).map((event) => sentence(event, teller));
}

export function sentence(event: Event, teller: Teller): string {
  return teller.text("event", event.kind, facts(event, teller));
}

export function isTold(event: Event): boolean {
  if (event.kind === "cards_drawn" && event.cards === null) {
    return event.count !== CARDS_A_TURN || event.left > 0;
  }
  return !BOOKKEEPING.includes(event.kind);
}

function facts(event: Event, teller: Teller): Params {
  switch (event.kind) {
    case "choice_opened":
      return { asked: event.asked, ...teller.who(event.actor) };
    case "hands_dealt": {
      const own = teller.viewer === null ? null : (event.hands[teller.viewer] ?? null);
      return { ...teller.who(event.first), ...cardsFact(own, teller) };
    }
    case "cards_drawn":
      return {
        ...teller.who(event.seat),
        count: event.count,
        left: event.left,
        ...cardsFact(event.cards, teller),
      };
    case "die_passed":
      return { ...teller.who(event.seat), ...whose("to", event.to, teller) };
    case "bomb_stolen":
      return pair(event.thief, event.card, teller);
    case "bomb_handed_on":
      return pair(event.general, event.card, teller);
    case "bomb_spread":
      return pair(event.bomber, event.card, teller);
    case "cows_swapped":
      return pair(event.first, event.second, teller);
    case "city_turned":
    case "city_lost":
    case "city_left":
      return cityFacts(event.city, teller);
    case "sudden_death_began":
      return { order: teller.together(event.order.map((seat) => teller.name(seat))) };
    case "game_ended":
      return teller.endFacts(event.outcome);
    default:
      return cardFacts(event, teller) ?? moneyFacts(event, teller) ?? teller.plainFacts(event);
  }
}

function cardFacts(event: Event, teller: Teller): Params | null {
  if (!("card" in event)) return null;
  const card = { card: nameOf(event.card, teller) };
  switch (event.kind) {
    case "cow_played":
      return {
        ...card,
        ...teller.who(event.seat),
        ...whose("herd", event.herd, teller),
        ...kindFacts(event.card, teller),
        "is-own": event.herd === event.seat ? "yes" : "no",
        end: event.place === 0 ? "right" : event.herd !== event.seat ? "left" : "inside",
        price: money(event.price, teller),
      };
    case "event_played": {
      const who = teller.who(event.seat);
      const { effect } = deckOf(rulesOf(teller)).event(event.card);
      return {
        ...card,
        ...who,
        effect: effectText(effect, who["who"] as string, teller),
        price: money(event.price, teller),
      };
    }
    case "herd_arranged":
      return { ...card, ...teller.who(event.seat), place: event.place + 1 };
    case "cow_recruited":
    case "cow_chosen":
      return { ...card, ...teller.who(event.seat) };
    case "cow_taken":
      return { ...card, ...whose("origin", event.origin, teller), ...whose("herd", event.herd, teller) };
    case "cow_shot":
    case "bomb_found":
      return { ...card, ...whose("herd", event.herd, teller) };
    case "cow_exploded":
      return { ...card, ...teller.who(event.owner), "is-foreign": event.herd === event.owner ? "no" : "yes" };
    case "cow_settled":
      return {
        ...card,
        ...teller.who(event.owner),
        ...amountFacts(event.amount, deckOf(rulesOf(teller)).cow(event.card).value, teller),
      };
    default:
      return card;
  }
}

function moneyFacts(event: Event, teller: Teller): Params | null {
  switch (event.kind) {
    case "anted":
      return { amount: money(event.amount, teller) };
    case "money_paid": {
      const receiver =
        event.to === null ? { to: "pot", "to-name": "" } : { ...whose("to", event.to, teller) };
      return { ...teller.who(event.seat), ...receiver, amount: money(event.amount, teller) };
    }
    case "bomb_defused":
      return {
        card: nameOf(event.mechanic, teller),
        ...teller.who(event.seat),
        ...amountFacts(event.amount, event.amount, teller),
      };
    case "city_taken": {
      const wanted = deckOf(rulesOf(teller)).city(event.city).money;
      return {
        ...teller.who(event.seat),
        ...cityFacts(event.city, teller),
        ...amountFacts(event.amount, wanted, teller),
      };
    }
    case "pot_taken":
      return {
        shares: teller.together(
          event.amounts.flatMap((amount, seat) =>
            amount
              ? [
                  teller.text("event", "pot_taken.item", {
                    ...teller.who(seat),
                    amount: money(amount, teller),
                  }),
                ]
              : [],
          ),
        ),
      };
    default:
      return null;
  }
}

/** A sum without its sign, and what there is to say about it. */
function amountFacts(amount: number, wanted: number, teller: Teller): Params {
  const how = amount < 0 ? "paid" : amount === 0 ? "nothing" : amount < wanted ? "short" : "whole";
  return { amount: money(Math.abs(amount), teller), how };
}

function nameOf(card: number, teller: Teller): string {
  return deckOf(rulesOf(teller)).name(card);
}

/** Another seat of the same sentence: `$herd` is "you" or "other", `$herd-name` the name. */
export function whose(field: string, seat: number, teller: Teller): Params {
  const { who, name } = teller.who(seat);
  return { [field]: who!, [`${field}-name`]: name! };
}

function cardsFact(cards: readonly number[] | null, teller: Teller): Params {
  if (cards === null) return { cards: "none" };
  return { cards: teller.together(cards.map((card) => nameOf(card, teller))) };
}

function pair(first: number, second: number, teller: Teller): Params {
  return { cow: nameOf(first, teller), other: nameOf(second, teller) };
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

/** What an event does; `who` plays it. */
export function effectText(effect: Effect, who: string, teller: Teller): string {
  return teller.text("effect", effect, { who, small: money(100, teller), tax: money(300, teller) });
}

function cityFacts(number: number, teller: Teller): Params {
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
