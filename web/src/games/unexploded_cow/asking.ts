/** What is asked, of whom and why, and which answers have a button: for the one who is asked and for those who wait. */
import type { Action, View } from "../../wire/unexploded_cow";
import type { Teller } from "../../words/teller";
import { say, type Params } from "../../words/words.svelte";
import { cowActions, legalOf, movesOf, nearestSpot, spotsFor, type Spot } from "./choices";
import { deckOf } from "./deck";
import { bombed, cardText, cowFacts, holders, paysText, spotLabel, sumText, worthText } from "./describe";
import { money } from "./money";
import { cardName } from "./spelling";

export interface Offer {
  readonly label: string;
  /** What it costs or brings. */
  readonly note?: string;
  readonly action: Action;
  readonly isMain?: boolean;
}

export interface Asking {
  readonly title: string;
  readonly text: string;
  readonly offers: readonly Offer[];
}

/** More answers than these are not listed, but touched on the table. */
const FEW = 3;

/** `aim` is the place that was touched for the cow that is on its way. */
export function asking(
  view: View,
  legal: readonly Action[],
  card: number | null,
  teller: Teller,
  aim: Spot | null = null,
): Asking {
  if (card !== null) return aboutCard(view, legal, card, teller, aim);
  if (!legal.length) return { title: waiting(view, teller), text: "", offers: [] };
  return question(view, legal, teller, aim);
}

function question(view: View, legal: readonly Action[], teller: Teller, aim: Spot | null): Asking {
  const { name, by } = cause(view, teller);
  const effect = view.effect;
  const deck = deckOf(view.options);
  switch (view.asked) {
    case "play": {
      const roll = legalOf(legal, "roll_die").map((action) => ({
        label: say("web-unexploded-roll"),
        action,
        isMain: true,
      }));
      return { title: teller.text("asked", "play"), text: say("web-unexploded-play-how"), offers: roll };
    }
    case "cow": {
      const chosen = view.chosen === null ? "none" : deck.name(view.chosen);
      const title = say("web-unexploded-ask-cow", { effect: effect ?? "", chosen, cause: name, by });
      return {
        title,
        text: say(`web-unexploded-touch-${effect === "cow_from_discard" ? "discard" : "cow"}`),
        offers: [],
      };
    }
    case "place": {
      const title = teller.text("asked", "place", {
        stray: effect === "move_cow" ? "yes" : "no",
        card: view.chosen === null ? "" : deck.name(view.chosen),
        cause: name,
        by,
      });
      if (aim === null) return { title, text: say("web-unexploded-touch-place"), offers: [] };
      return { title, text: "", offers: [putOffer(view, aim, teller)] };
    }
    case "which_roll": {
      const [first, second] = view.rolls ?? [0, 0];
      const offers = legalOf(legal, "choose_roll").map((action) => ({
        label: say("web-unexploded-take-roll", { pips: action.pips }),
        action,
      }));
      return { title: teller.text("asked", "which_roll", { first, second }), text: "", offers };
    }
    case "blast": {
      const title = teller.text("asked", "blast", { ...holders(view, teller), ...teller.who(view.active) });
      const named = legal.filter((action) => legal.length <= FEW || action.kind !== "hand_on_bomb");
      const hint = named.length < legal.length ? say("web-unexploded-touch-hand-on") : "";
      return { title, text: hint, offers: named.map((action) => blastOffer(view, action, teller)) };
    }
    case "payout":
      return {
        title: teller.text("asked", "payout", { pot: money(view.pot, teller) }),
        text: "",
        offers: legalOf(legal, "pay_next").map((action) => payOffer(view, action.card, action, teller)),
      };
    default:
      return { title: waiting(view, teller), text: "", offers: [] };
  }
}

/** The city or the event that asks. */
function cause(view: View, teller: Teller): { name: string; by: "city" | "event" } {
  if (view.visiting !== null) return { name: deckOf(view.options).city(view.visiting).name, by: "city" };
  return { name: view.event === null ? "" : cardName(view.event, teller), by: "event" };
}

/** The place that was touched, and who pays if a cow of the hand goes there. */
function putOffer(view: View, spot: Spot, teller: Teller): Offer {
  const { action } = spot;
  const label = spotLabel(view, spot, teller);
  if (action.kind !== "play_cow") return { label, action, isMain: true };
  const price = deckOf(view.options).price(action.card);
  return { label, note: paysText(spot.herd, price, teller), action, isMain: true };
}

/** A card was touched: what it is, and what can be done with it. */
function aboutCard(
  view: View,
  legal: readonly Action[],
  card: number,
  teller: Teller,
  aim: Spot | null,
): Asking {
  const deck = deckOf(view.options);
  const name = cardName(card, teller);
  const text = cardText(view, card, teller);
  const isOwnTurn = view.asked === "play" && legal.length > 0;
  const price = money(deck.price(card), teller);
  const costs = say("web-unexploded-costs", { price });
  if (view.hand.includes(card)) {
    if (!deck.isCow(card)) {
      const plays = legalOf(legal, "play_event").filter((action) => action.card === card);
      const offers = plays.map((action) => ({
        label: say("web-unexploded-play-event", { card: name }),
        note: price,
        action,
        isMain: true,
      }));
      const why = offers.length
        ? costs
        : say(isOwnTurn ? "web-unexploded-no-target" : "web-unexploded-later");
      return { title: name, text: `${text} ${why}`, offers };
    }
    const spots = spotsFor(view, legal, card);
    const spot = aim ?? nearestSpot(view, spots, card);
    const offers = spot === null ? [] : [putOffer(view, spot, teller)];
    const title = spots.length ? say("web-unexploded-where-cow", { card: name }) : name;
    const how = spots.length ? say("web-unexploded-touch-herd", { price }) : costs;
    return { title, text: `${text} ${how}`, offers };
  }
  const moves = movesOf(legal, card);
  if (moves.length) {
    const here = view.herds[view.active]!.indexOf(card);
    const beside = [
      { key: "web-unexploded-move-left", place: here + 1 },
      { key: "web-unexploded-move-right", place: here - 1 },
    ];
    const offers = beside.flatMap(({ key, place }) =>
      moves.filter((move) => move.place === place).map((action) => ({ label: say(key), action })),
    );
    return { title: name, text: `${text} ${say("web-unexploded-move-how")}`, offers };
  }
  const choices = cowActions(legal, card);
  const offers = choices.map((action) => cowOffer(view, action, teller));
  // What she cost to play is paid long since: what matters is what becomes of her.
  if (!deck.isCow(card) || !choices.some((action) => action.kind === "choose_cow"))
    return { title: name, text: deck.isCow(card) ? text : `${text} ${costs}`, offers };
  const then = say("web-unexploded-becomes", { effect: view.effect ?? "" });
  return { title: name, text: `${cowFacts(card, teller)} ${then}`, offers };
}

function cowOffer(view: View, action: Action, teller: Teller): Offer {
  if (action.kind === "choose_cow") {
    const params = { card: deckOf(view.options).name(action.card), effect: view.effect ?? "" };
    return { label: say("web-unexploded-choose", params), action, isMain: true };
  }
  if (action.kind === "pay_next") return { ...payOffer(view, action.card, action, teller), isMain: true };
  return { ...blastOffer(view, action, teller), isMain: true };
}

function blastOffer(view: View, action: Action, teller: Teller): Offer {
  const deck = deckOf(view.options);
  const herd = view.blast?.herd ?? 0;
  switch (action.kind) {
    case "steal_bomb":
      return {
        label: teller.text("action", "steal_bomb", {
          cow: deck.name(action.thief),
          other: deck.name(action.card),
        }),
        note: worthText(view, [action.thief], teller),
        action,
      };
    case "hand_on_bomb":
      return {
        label: teller.text("action", "hand_on_bomb", {
          cow: deck.name(action.general),
          other: deck.name(action.card),
        }),
        note: worthText(view, [action.card], teller),
        action,
      };
    case "defuse_bomb":
      return {
        label: say("web-unexploded-defuse", { card: deck.name(action.mechanic) }),
        note: sumText(herd, view.defusal, teller),
        action,
      };
    default:
      return {
        label: say("web-unexploded-let-blow"),
        note: worthText(view, bombed(view), teller),
        action,
      };
  }
}

function payOffer(view: View, card: number, action: Action, teller: Teller): Offer {
  const { owner, pays } = view.stakes.find((stake) => stake.card === card) ?? { owner: 0, pays: 0 };
  const label = teller.text("action", "pay_next", {
    cow: deckOf(view.options).name(card),
    how: pays < 0 ? "pays" : "takes",
    amount: money(Math.abs(pays), teller),
    ...teller.who(owner),
  });
  return { label, action };
}

/** What those hear who are not asked: who is, what, and why. */
export function waiting(view: View, teller: Teller): string {
  const actor = view.to_act[0];
  if (actor === undefined || view.asked === null) return "";
  if (actor === "chance") {
    const isRoll = view.asked === "roll" || view.asked === "two_rolls";
    return say(isRoll ? "web-unexploded-wait-roll" : "web-unexploded-wait-shuffle");
  }
  return say(`web-unexploded-wait-${view.asked.replaceAll("_", "-")}`, {
    ...teller.who(actor),
    ...reason(view, teller),
  });
}

function reason(view: View, teller: Teller): Params {
  const { name } = cause(view, teller);
  const effect = view.effect;
  switch (view.asked) {
    case "cow":
      return { cause: name, effect: effect ?? "" };
    case "place":
      return { cause: name, card: view.chosen === null ? "" : deckOf(view.options).name(view.chosen) };
    case "which_roll":
      return { first: view.rolls?.[0] ?? 0, second: view.rolls?.[1] ?? 0 };
    case "blast":
      return holders(view, teller);
    case "payout":
      return { pot: money(view.pot, teller) };
    default:
      return {};
  }
}
