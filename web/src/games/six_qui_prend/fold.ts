/**
 * From a view and an event to the view after it. No rule is known here: an event is a fact, and the table shows it.
 * The browser folds to show events one after the other; after the last one stands the view that the server sent.
 */
import type { Event, Hand, Played, Team, View } from "../../wire/six_qui_prend";
import { draftOf, spentOf, teamOf } from "./parts";

export function fold(view: View, event: Event): View {
  const folded = foldEvent(view, event);
  const team = teamOf(folded);
  if (team === null) return folded;
  const waiting = new Set(folded.queue.map((played) => played.card));
  return withTeam(folded, { named_first: team.named_first.filter((card) => waiting.has(card)) });
}

function foldEvent(view: View, event: Event): View {
  switch (event.kind) {
    case "choice_opened":
      return {
        ...view,
        decision: event.decision,
        asked: event.asked,
        to_act: event.actors,
        round: event.asked === "deal" ? view.sheet.length + 1 : view.round,
      };
    case "round_began":
      return { ...view, round: event.round, hands: view.hands.map(() => ({ size: 0, cards: [] })) };
    case "hands_dealt": {
      const hands = event.hands.map((cards): Hand => ({ size: view.hand_size, cards: cards ?? [] }));
      return withTeam({ ...view, hands }, { ox_cards: view.hand_size });
    }
    case "rows_opened":
      return withDraft({ ...view, rows: event.cards.map((card) => [card]) }, []);
    case "draft_began":
      return { ...view, variant: { kind: "draft", first: event.seat, cards: event.cards } };
    case "card_drafted": {
      const isKnown = view.options.draft_memory || event.seat === view.viewer;
      const grown = withHand(view, event.seat, 1, isKnown ? event.card : null);
      return withDraft(grown, without(draftOf(view)?.cards ?? [], event.card));
    }
    case "card_picked":
      return {
        ...answered(view, event.seat),
        picked: put(view.picked, event.seat, true),
        own_pick:
          event.card === null
            ? view.own_pick
            : { kind: "pick_card", card: event.card, reversed: event.reversed ?? false },
      };
    case "cards_revealed":
      return reveal(view, event.cards);
    case "digits_reversed":
      return {
        ...view,
        variant: { kind: "reversers", spent: put(spentOf(view) ?? [], event.seat, true) },
      };
    case "marker_moved":
      return { ...view, variant: { kind: "fan_card", marker: { row: event.row, side: event.side } } };
    case "rows_resized":
      return { ...view, row_sizes: event.sizes };
    case "round_scored":
      return {
        ...view,
        sheet: [...view.sheet, event.heads],
        totals: event.totals,
        rows: view.rows.map(() => []),
        piles: view.piles.map(() => []),
        pile_heads: view.piles.map(() => 0),
        variant: betweenRounds(view),
      };
    case "game_ended":
      return { ...view, decision: view.decision + 1, asked: null, to_act: [], outcome: event.outcome };
    case "card_placed":
    case "card_inserted":
    case "card_slid":
    case "row_taken":
      return foldRows(view, event);
    default:
      return foldTeam(view, event);
  }
}

function foldRows(
  view: View,
  event: Extract<Event, { kind: "card_placed" | "card_inserted" | "card_slid" | "row_taken" }>,
): View {
  const row = view.rows[event.row]!;
  switch (event.kind) {
    case "card_placed":
      return placed(view, event.card, put(view.rows, event.row, [...row, event.card]));
    case "card_inserted":
      return placed(view, event.card, put(view.rows, event.row, sorted([...row, event.card])));
    case "card_slid": {
      const rows = put(view.rows, event.origin, without(view.rows[event.origin]!, event.card));
      return { ...view, rows: put(rows, event.row, sorted([...rows[event.row]!, event.card])) };
    }
    case "row_taken": {
      const left = row.filter((card) => !event.cards.includes(card));
      return taken({ ...view, rows: put(view.rows, event.row, left) }, event);
    }
  }
}

function foldTeam(view: View, event: Event): View {
  const team = teamOf(view);
  if (team === null) return view;
  switch (event.kind) {
    case "specials_turned_up":
      return withTeam(view, { specials: event.specials, specials_left: event.left });
    case "special_used": {
      const used = withTeam(view, { used: [...team.used, event.special], fallen: [], proposal: null });
      if (event.row === null) return used;
      if (event.special === "stop") return withTeam(used, { locked: put(team.locked, event.row, true) });
      if (event.special === "take_at_seven")
        return withTeam(used, { sevens: put(team.sevens, event.row, true) });
      return used;
    }
    case "stop_lifted":
      return withTeam(view, { locked: put(team.locked, event.row, false), fallen: [], proposal: null });
    case "card_taken_back":
      return withHand(view, event.seat, 1, event.card);
    case "card_replaced": {
      const next: Played = { value: event.card, card: event.card, owner: event.seat };
      return { ...withHand(view, event.seat, -1, null, event.card), queue: [next, ...view.queue.slice(1)] };
    }
    case "order_changed": {
      const queue = [...view.queue].sort((a, b) => event.cards.indexOf(a.card) - event.cards.indexOf(b.card));
      return withTeam({ ...view, queue }, { named_first: event.named_first, sorting: [] });
    }
    case "sort_began":
    case "sort_dropped":
      return withTeam(view, { sorting: [] });
    case "sort_named":
      return withTeam(view, { sorting: [...team.sorting, event.card] });
    case "went_on":
    case "agreed":
      return answered(view, event.seat);
    case "proposed":
      return withTeam(view, {
        proposal: { action: event.action, order: event.order, seat: event.seat },
        sorting: [],
      });
    case "disagreed": {
      if (team.proposal === null) return view;
      const { action, order } = team.proposal;
      return withTeam(view, { fallen: [...team.fallen, { action, order }], proposal: null });
    }
    case "ox_faced":
      return withTeam(view, { ox_heads: event.ox, ox_pile: event.ox_pile });
    default:
      return view;
  }
}

function reveal(view: View, cards: readonly Played[]): View {
  let shown: View = { ...view, queue: cards, picked: view.picked.map(() => false), own_pick: null };
  for (const { owner, card } of cards) {
    if (typeof owner === "number") shown = withHand(shown, owner, -1, null, card);
  }
  const ox_cards = (teamOf(view)?.ox_cards ?? 0) - 1;
  return withTeam(shown, { ox_cards, named_first: [], fallen: [] });
}

function placed(view: View, card: number, rows: View["rows"]): View {
  const queue = view.queue.filter((played) => played.card !== card);
  return withTeam({ ...view, rows, queue }, { fallen: [] });
}

function taken(view: View, { owner, row, cards, heads }: Extract<Event, { kind: "row_taken" }>): View {
  const team = teamOf(view);
  const cleared = team === null ? view : withTeam(view, { sevens: put(team.sevens, row, false) });
  if (owner === "ox") return withTeam(cleared, { ox_pile_size: (team?.ox_pile_size ?? 0) + cards.length });
  const pile = team === null ? owner : 0;
  const piles = put(cleared.piles, pile, [...cleared.piles[pile]!, ...cards]);
  return { ...cleared, piles, pile_heads: put(view.pile_heads, pile, view.pile_heads[pile]! + heads) };
}

function betweenRounds({ variant }: View): View["variant"] {
  switch (variant?.kind) {
    case "fan_card":
      return { ...variant, marker: null };
    case "reversers":
      return { ...variant, spent: variant.spent.map(() => false) };
    default:
      return variant ?? null;
  }
}

function put<T>(values: readonly T[], index: number, value: T): T[] {
  return values.map((other, place) => (place === index ? value : other));
}

function without(cards: readonly number[], card: number): number[] {
  return cards.filter((other) => other !== card);
}

function sorted(cards: readonly number[]): number[] {
  return [...cards].sort((a, b) => a - b);
}

function withTeam(view: View, changes: Partial<Team>): View {
  const team = teamOf(view);
  return team === null ? view : { ...view, variant: { ...team, ...changes } };
}

function withDraft(view: View, cards: readonly number[]): View {
  const draft = draftOf(view);
  return draft === null ? view : { ...view, variant: { ...draft, cards } };
}

function withHand(
  view: View,
  seat: number,
  change: number,
  add: number | null,
  remove: number | null = null,
): View {
  const hand = view.hands[seat]!;
  const cards = add === null ? hand.cards : [...without(hand.cards, add), add];
  const known = sorted(remove === null ? cards : without(cards, remove));
  return { ...view, hands: put(view.hands, seat, { size: hand.size + change, cards: known }) };
}

function answered(view: View, seat: number): View {
  return { ...view, to_act: view.to_act.filter((actor) => actor !== seat) };
}
