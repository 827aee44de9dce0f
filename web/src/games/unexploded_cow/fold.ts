/**
 * From a view and an event to the view after it. No rule is known here: an event is a fact, and the table shows it.
 * The browser folds to show events one after the other; after the last one stands the view that the server sent.
 */
import type { Event, OpenTable, View } from "../../wire/unexploded_cow";
import { deckOf } from "./deck";
import { foldBlast } from "./fold_blast";

export function fold(view: View, event: Event): View {
  const shown = foldTable(view, event);
  switch (event.kind) {
    case "choice_opened":
      return { ...shown, to_act: [event.actor] };
    case "hands_dealt":
      return dealt(shown, event.hands);
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

function foldTable(view: View, event: Event): View {
  const table = foldBlast(foldMoney(foldTurn(foldCows(view.table, event), event), event), event);
  return table === view.table ? view : { ...view, table };
}

function dealt(view: View, hands: readonly (readonly number[] | null)[]): View {
  const deck = deckOf(view.table.options);
  const sizes = hands.map(() => 3);
  return {
    ...view,
    hand: view.viewer === null ? [] : (hands[view.viewer] ?? []),
    hand_sizes: sizes,
    draw_pile: deck.size - 3 * hands.length,
    city_pile: deck.cities.length,
  };
}

function foldTurn(table: OpenTable, event: Event): OpenTable {
  switch (event.kind) {
    case "choice_opened":
      return { ...table, decision: event.decision, asked: event.asked };
    case "hands_dealt":
      return { ...table, first: event.first, active: event.first, roller: event.first };
    case "turn_began":
      return {
        ...table,
        active: event.seat,
        roller: event.seat,
        cards_played: 0,
        moves: 0,
        used: [],
        city_turns: table.order.length ? table.city_turns : table.city_turns + 1,
      };
    case "cards_drawn":
      return { ...table, drawing: event.left };
    case "event_played":
      return { ...table, event: event.card, cards_played: table.cards_played + 1, moves: 0 };
    case "event_discarded":
      return {
        ...table,
        event: null,
        roller: table.active,
        discard: [...table.discard, event.card],
      };
    case "deck_reshuffled":
      return { ...table, discard: [] };
    case "detector_ready":
      return { ...table, detector: true };
    case "two_rolls_made":
      return { ...table, detector: false, rolls: [event.first, event.second] };
    case "roll_chosen":
      return { ...table, rolls: null };
    case "die_passed":
      return { ...table, roller: event.to };
    case "city_turned":
      return { ...table, city: event.city, city_turns: 0 };
    case "city_lost":
      return { ...table, city: null, unclaimed: [...table.unclaimed, event.city] };
    case "city_taken":
      return {
        ...table,
        city: null,
        visiting: event.city,
        last_taker: event.seat,
        cities: put(table.cities, event.seat, [...table.cities[event.seat]!, event.city]),
      };
    case "city_left":
      return { ...table, visiting: null };
    case "sudden_death_began":
      return { ...table, order: event.order, active: event.order[0]! };
    case "game_ended":
      return { ...table, decision: table.decision + 1, asked: "over", reason: event.outcome.reason };
    default:
      return table;
  }
}

function foldMoney(table: OpenTable, event: Event): OpenTable {
  switch (event.kind) {
    case "anted":
      return paid(
        table,
        table.money.map(() => event.amount),
      );
    case "cow_played":
      return paid(table, only(table, event.herd, event.price));
    case "event_played":
      return paid(table, only(table, event.seat, event.price));
    case "money_paid":
      if (event.to === null) return paid(table, only(table, event.seat, event.amount));
      return {
        ...table,
        money: put(
          put(table.money, event.seat, table.money[event.seat]! - event.amount),
          event.to,
          table.money[event.to]! + event.amount,
        ),
      };
    case "bomb_defused":
    case "city_taken":
      return paid(table, only(table, event.seat, -event.amount));
    case "cow_settled":
      return paid(table, only(table, event.owner, -event.amount));
    case "pot_taken":
      return paid(
        table,
        event.amounts.map((amount) => -amount),
      );
    default:
      return table;
  }
}

function foldCows(table: OpenTable, event: Event): OpenTable {
  switch (event.kind) {
    case "cow_played": {
      const played = { ...table, cards_played: table.cards_played + 1, moves: 0 };
      return entered(played, event.card, event.herd, event.place, event.seat);
    }
    case "cow_recruited": {
      const found = { ...table, discard: without(table.discard, event.card), chosen: null };
      return entered(found, event.card, event.seat, event.place, event.seat);
    }
    case "herd_arranged": {
      const herd = inserted(without(table.herds[event.seat]!, event.card), event.card, event.place);
      return { ...table, herds: put(table.herds, event.seat, herd), moves: table.moves + 1 };
    }
    case "cow_chosen":
      return { ...table, chosen: event.card };
    case "cow_taken": {
      const left = put(table.herds, event.origin, without(table.herds[event.origin]!, event.card));
      const herds = put(left, event.herd, inserted(left[event.herd]!, event.card, event.place));
      return { ...table, herds, chosen: null };
    }
    case "cow_shot":
    case "cow_exploded":
      return gone(table, event.card, event.herd);
    case "cows_swapped": {
      const swapped = new Map([
        [event.first, event.second],
        [event.second, event.first],
      ]);
      return {
        ...table,
        herds: table.herds.map((herd) => herd.map((card) => swapped.get(card) ?? card)),
        chosen: null,
      };
    }
    case "herds_moved":
      return { ...table, herds: [table.herds.at(-1)!, ...table.herds.slice(0, -1)] };
    default:
      return table;
  }
}

function entered(table: OpenTable, card: number, herd: number, place: number, seat: number): OpenTable {
  const herds = put(table.herds, herd, inserted(table.herds[herd]!, card, place));
  if (deckOf(table.options).cow(card).kind !== "spy") return { ...table, herds };
  const spies = [...table.spies, { card, owner: seat }].sort((a, b) => a.card - b.card);
  return { ...table, herds, spies };
}

function gone(table: OpenTable, card: number, herd: number): OpenTable {
  return {
    ...table,
    herds: put(table.herds, herd, without(table.herds[herd]!, card)),
    discard: [...table.discard, card],
    spies: table.spies.filter((spy) => spy.card !== card),
    used: without(table.used, card),
  };
}

/** What each seat pays into the pot, or takes from it if below zero. */
function paid(table: OpenTable, amounts: readonly number[]): OpenTable {
  return {
    ...table,
    money: table.money.map((money, seat) => money - amounts[seat]!),
    pot: table.pot + amounts.reduce((sum, amount) => sum + amount, 0),
  };
}

function only(table: OpenTable, seat: number, amount: number): number[] {
  return table.money.map((_, other) => (other === seat ? amount : 0));
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
