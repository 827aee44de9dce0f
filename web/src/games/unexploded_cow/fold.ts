/**
 * From a view and an event to the view after it. No rule is known here: an event is a fact, and the table shows it.
 * What the die would reach is not counted anew: once it cannot stay as it was, it waits for the server's view.
 * The browser folds to show events one after the other; after the last one stands the view that the server sent.
 */
import type { Event, View } from "../../wire/unexploded_cow";
import { deckOf } from "./deck";
import { foldBlast } from "./fold_blast";

export function fold(view: View, event: Event): View {
  const shown = foldTable(view, event);
  switch (event.kind) {
    case "choice_opened":
      return { ...shown, to_act: [event.actor] };
    case "hands_dealt":
      return dealt(shown, event.hands, event.hand_size);
    case "city_turned":
      return { ...shown, city_pile: view.city_pile - 1 };
    case "cards_drawn":
      return {
        ...withHand(shown, event.seat, event.count),
        hand: event.seat === view.viewer ? [...view.hand, ...(event.cards ?? [])] : view.hand,
        draw_pile: view.draw_pile - event.count,
      };
    case "deck_reshuffled":
      return { ...shown, draw_pile: event.count };
    case "cow_played":
    case "event_played":
      return { ...withHand(shown, event.seat, -1), hand: without(view.hand, event.card) };
    case "game_ended":
      return { ...shown, to_act: [], outcome: event.outcome };
    default:
      return shown;
  }
}

/** What everybody sees. */
function foldTable(view: View, event: Event): View {
  return foldBlast(foldMoney(foldTurn(foldCows(view, event), event), event), event);
}

function dealt(view: View, hands: readonly (readonly number[] | null)[], size: number): View {
  return {
    ...view,
    hand: view.viewer === null ? [] : (hands[view.viewer] ?? []),
    hand_sizes: hands.map(() => size),
    draw_pile: view.draw_pile - size * hands.length,
  };
}

function foldTurn(view: View, event: Event): View {
  switch (event.kind) {
    case "choice_opened":
      return { ...view, decision: event.decision, asked: event.asked };
    case "hands_dealt":
      return { ...view, first: event.first, active: event.first, roller: event.first };
    case "turn_began":
      return {
        ...view,
        active: event.seat,
        roller: event.seat,
        reach: [],
        cards_played: 0,
        moves: 0,
        used: [],
        city_turns: view.order.length ? view.city_turns : view.city_turns + 1,
      };
    case "cards_drawn":
      return { ...view, drawing: event.left };
    case "event_played":
      return { ...view, event: event.card, cards_played: view.cards_played + 1, moves: 0 };
    case "event_discarded":
      return {
        ...view,
        event: null,
        roller: view.active,
        discard: [...view.discard, event.card],
      };
    case "deck_reshuffled":
      return { ...view, discard: [] };
    case "detector_ready":
      return { ...view, detector: true };
    case "two_rolls_made":
      return { ...view, detector: false, rolls: [event.first, event.second] };
    case "roll_chosen":
      return { ...view, rolls: null };
    case "die_passed":
      return { ...view, roller: event.to, reach: [] };
    case "city_turned":
      return { ...view, city: event.city, city_turns: 0 };
    case "city_lost":
      return { ...view, city: null, unclaimed: [...view.unclaimed, event.city] };
    case "city_taken":
      return {
        ...view,
        city: null,
        visiting: event.city,
        last_taker: event.seat,
        cities: put(view.cities, event.seat, [...view.cities[event.seat]!, event.city]),
      };
    case "city_left":
      return { ...view, visiting: null };
    case "sudden_death_began":
      return { ...view, order: event.order, active: event.order[0]! };
    case "game_ended":
      return { ...view, decision: view.decision + 1, asked: null };
    default:
      return view;
  }
}

function foldMoney(view: View, event: Event): View {
  switch (event.kind) {
    case "anted":
      return paid(
        view,
        view.money.map(() => event.amount),
      );
    case "cow_played":
      return paid(view, only(view, event.herd, event.price));
    case "event_played":
      return paid(view, only(view, event.seat, event.price));
    case "money_paid":
      if (event.to === null) return paid(view, only(view, event.seat, event.amount));
      return {
        ...view,
        money: put(
          put(view.money, event.seat, view.money[event.seat]! - event.amount),
          event.to,
          view.money[event.to]! + event.amount,
        ),
      };
    case "bomb_defused":
    case "city_taken":
      return paid(view, only(view, event.seat, -event.amount));
    case "cow_settled":
      return paid(view, only(view, event.owner, -event.amount));
    case "pot_taken":
      return paid(
        view,
        event.amounts.map((amount) => -amount),
      );
    default:
      return view;
  }
}

function foldCows(view: View, event: Event): View {
  switch (event.kind) {
    case "cow_played": {
      const played = { ...view, cards_played: view.cards_played + 1, moves: 0 };
      return entered(played, event.card, event.herd, event.place, event.seat);
    }
    case "cow_recruited": {
      const found = { ...view, discard: without(view.discard, event.card), chosen: null };
      return entered(found, event.card, event.seat, event.place, event.seat);
    }
    case "herd_arranged": {
      const herd = inserted(without(view.herds[event.seat]!, event.card), event.card, event.place);
      return { ...view, herds: put(view.herds, event.seat, herd), moves: view.moves + 1 };
    }
    case "cow_chosen":
      return { ...view, chosen: event.card };
    case "cow_taken": {
      const left = put(view.herds, event.origin, without(view.herds[event.origin]!, event.card));
      const herds = put(left, event.herd, inserted(left[event.herd]!, event.card, event.place));
      return { ...view, herds, chosen: null };
    }
    case "cow_shot":
    case "cow_exploded":
      return gone(view, event.card, event.herd);
    case "cows_swapped": {
      const swapped = new Map([
        [event.first, event.second],
        [event.second, event.first],
      ]);
      return {
        ...view,
        herds: view.herds.map((herd) => herd.map((card) => swapped.get(card) ?? card)),
        chosen: null,
      };
    }
    case "herds_moved":
      return { ...view, herds: [view.herds.at(-1)!, ...view.herds.slice(0, -1)] };
    default:
      return view;
  }
}

function entered(view: View, card: number, herd: number, place: number, seat: number): View {
  const herds = put(view.herds, herd, inserted(view.herds[herd]!, card, place));
  if (deckOf(view.options).cow(card).kind !== "spy") return { ...view, herds };
  const spies = [...view.spies, { card, owner: seat }].sort((a, b) => a.card - b.card);
  return { ...view, herds, spies };
}

function gone(view: View, card: number, herd: number): View {
  return {
    ...view,
    herds: put(view.herds, herd, without(view.herds[herd]!, card)),
    discard: [...view.discard, card],
    spies: view.spies.filter((spy) => spy.card !== card),
    used: without(view.used, card),
  };
}

/** What each seat pays into the pot, or takes from it if below zero. */
function paid(view: View, amounts: readonly number[]): View {
  return {
    ...view,
    money: view.money.map((money, seat) => money - amounts[seat]!),
    pot: view.pot + amounts.reduce((sum, amount) => sum + amount, 0),
  };
}

function only(view: View, seat: number, amount: number): number[] {
  return view.money.map((_, other) => (other === seat ? amount : 0));
}

function withHand(view: View, seat: number, change: number): View {
  return { ...view, hand_sizes: put(view.hand_sizes, seat, view.hand_sizes[seat]! + change) };
}

export function put<T>(values: readonly T[], index: number, value: T): T[] {
  return values.map((other, place) => (place === index ? value : other));
}

export function without(cards: readonly number[], card: number): number[] {
  return cards.filter((other) => other !== card);
}

function inserted(cards: readonly number[], card: number, place: number): number[] {
  return [...cards.slice(0, place), card, ...cards.slice(place)];
}
