/**
 * From a view and an event to the view after it. No rule is known here: an event is a fact, and the table shows it.
 * What only the engine can count (`tree_places`, `goal_progress`, `too_dear`) stands as it was until the server's view follows.
 */
import type { Event, Player, Tile, View } from "../../wire/nevaches";
import { inReadingOrder, isAmong, type Cell } from "./cells";
import { deckOf } from "./deck";

type EventOf<K extends Event["kind"]> = Extract<Event, { kind: K }>;

export function fold(view: View, event: Event): View {
  switch (event.kind) {
    case "choice_opened":
      return { ...view, decision: event.decision, asked: event.asked, to_act: event.actors };
    case "turn_began":
      return { ...view, seat: event.seat, actions: view.actions_each_turn };
    case "fox_given":
      return { ...view, fox: event.seat };
    case "track_laid":
      return {
        ...view,
        spaces: event.spaces,
        seats: view.seats.map((each) => ({ ...each, home: event.home })),
      };
    case "goals_dealt":
      return { ...view, goals: own(view, event.goals) ?? [] };
    case "start_cards_dealt":
      return {
        ...view,
        card_pile: view.card_pile - view.players,
        seats: view.seats.map((each, seat) => ({
          ...each,
          has_start_card: true,
          start_card: event.cards[seat] ?? null,
        })),
      };
    case "tiles_turned_up":
    case "tiles_set_aside":
    case "tile_pile_made":
    case "cards_turned_up":
    case "cards_discarded":
    case "card_pile_made":
      return foldDisplays(view, event);
    case "tile_placed":
    case "tree_offered":
    case "tree_planted":
    case "tree_left":
      return foldLand(view, event);
    case "card_taken":
    case "card_played":
    case "herd_brought_home":
    case "cows_brought_home":
      return foldCows(view, event);
    case "points_scored":
    case "bonus_reached":
    case "bonus_taken":
    case "bonus_lapsed":
      return foldTrack(view, event);
    default:
      return foldEnd(view, event);
  }
}

function foldDisplays(
  view: View,
  event: EventOf<
    | "tiles_turned_up"
    | "tiles_set_aside"
    | "tile_pile_made"
    | "cards_turned_up"
    | "cards_discarded"
    | "card_pile_made"
  >,
): View {
  switch (event.kind) {
    case "tiles_turned_up":
      return { ...view, tile_row: [...view.tile_row, ...event.tiles], tile_pile: event.left };
    case "tiles_set_aside":
      return { ...view, tile_row: [], tiles_aside: [...view.tiles_aside, ...event.tiles] };
    case "tile_pile_made":
      return { ...view, tiles_aside: [], tile_pile: event.left };
    case "cards_turned_up":
      return {
        ...view,
        card_row: [...view.card_row, ...event.cards],
        card_pile: event.left,
        cards_in_pile: view.cards_in_pile?.filter((card) => !event.cards.includes(card)) ?? null,
      };
    case "cards_discarded":
      return { ...view, card_row: [], discards: [...view.discards, ...event.cards] };
    case "card_pile_made": {
      const pile = [...deckOf(view.options).keys()].filter((card) => view.discards.includes(card));
      return { ...view, discards: [], card_pile: event.left, cards_in_pile: pile };
    }
  }
}

function foldLand(
  view: View,
  event: EventOf<"tile_placed" | "tree_offered" | "tree_planted" | "tree_left">,
): View {
  switch (event.kind) {
    case "tile_placed": {
      const { cell, landscape } = event;
      const tile: Tile = { cell, landscape, cow: false };
      const placed = withSeat(view, event.seat, (player) => ({
        tiles: [...player.tiles, tile].sort((a, b) => inReadingOrder(a.cell, b.cell)),
      }));
      const spent = view.asked === "bonus_tile" ? 0 : 1;
      return { ...placed, tile_row: without(view.tile_row, landscape), actions: view.actions - spent };
    }
    case "tree_offered":
      return { ...view, squares: event.squares };
    case "tree_planted": {
      const planted = withSeat(view, event.seat, ({ trees }) => ({ trees: [...trees, event.square] }));
      return { ...planted, trees: view.trees - 1, squares: [] };
    }
    case "tree_left":
      return { ...view, squares: [] };
  }
}

function foldCows(
  view: View,
  event: EventOf<"card_taken" | "card_played" | "herd_brought_home" | "cows_brought_home">,
): View {
  switch (event.kind) {
    case "card_taken": {
      const taken = withSeat(view, event.seat, ({ hand }) => ({ hand: [...hand, event.card] }));
      const spent = view.asked === "action" || view.asked === "card" ? 1 : 0;
      return { ...taken, card_row: without(view.card_row, event.card), actions: view.actions - spent };
    }
    case "card_played": {
      const stood = withCows(view, event.seat, event.cows, true);
      const played = withSeat(stood, event.seat, ({ hand }) =>
        hand.includes(event.card)
          ? { hand: without(hand, event.card) }
          : { has_start_card: false, start_card: null },
      );
      return { ...played, discards: [...view.discards, event.card], actions: view.actions - 1 };
    }
    case "herd_brought_home":
      return { ...withCows(view, event.seat, event.herd, false), actions: view.actions - 1 };
    case "cows_brought_home":
      return withCows(view, event.seat, event.cows, false);
  }
}

function foldTrack(
  view: View,
  event: EventOf<"points_scored" | "bonus_reached" | "bonus_taken" | "bonus_lapsed">,
): View {
  if (event.kind === "points_scored") return withSeat(view, event.seat, () => ({ points: event.total }));
  const { points, bonus } = event.space;
  if (event.kind === "bonus_reached") return { ...view, pending: [...view.pending, event.space] };
  const taken = { ...view, pending: view.pending.filter((space) => space.points !== points) };
  if (event.kind === "bonus_lapsed") return taken;
  if (bonus === "cow") return withSeat(taken, event.seat, ({ home }) => ({ home: home + 1 }));
  return bonus === "action" ? { ...taken, actions: view.actions + 1 } : taken;
}

function foldEnd(
  view: View,
  event: EventOf<"goals_counted" | "goal_chosen" | "goals_revealed" | "game_ended">,
): View {
  switch (event.kind) {
    case "goals_counted":
      return { ...view, goal_points: own(view, event.points) ?? [] };
    case "goal_chosen": {
      const chosen = withSeat(view, event.seat, () => ({ has_chosen: true }));
      return {
        ...chosen,
        to_act: view.to_act.filter((actor) => actor !== event.seat),
        own_choice: event.goal ?? view.own_choice,
      };
    }
    case "goals_revealed":
      return {
        ...view,
        goal_points: [],
        seats: view.seats.map((each, seat) => ({
          ...each,
          revealed: event.goals[seat]!,
          points: event.totals[seat]!,
        })),
      };
    case "game_ended":
      return { ...view, decision: view.decision + 1, asked: null, to_act: [], outcome: event.outcome };
  }
}

function own<T>(view: View, values: readonly T[]): T | null {
  return view.viewer === null ? null : (values[view.viewer] ?? null);
}

function withSeat(view: View, seat: number, change: (player: Player) => Partial<Player>): View {
  const seats = view.seats.map((player, i) => (i === seat ? { ...player, ...change(player) } : player));
  return { ...view, seats };
}

/** Cows come from home to the cells, or go back. */
function withCows(view: View, seat: number, cells: readonly Cell[], cow: boolean): View {
  return withSeat(view, seat, (player) => ({
    tiles: player.tiles.map((tile) => (isAmong(tile.cell, cells) ? { ...tile, cow } : tile)),
    home: player.home + (cow ? -cells.length : cells.length),
  }));
}

/** All but the first that is equal. */
function without<T>(values: readonly T[], value: T): T[] {
  const index = values.indexOf(value);
  return values.filter((_, i) => i !== index);
}
