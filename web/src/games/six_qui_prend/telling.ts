/** Which events of 6 qui prend! are told, in which order, and in which words: as in the terminal. */
import type { Action, Event, Played } from "../../wire/six_qui_prend";
import type { Teller } from "../../words/teller";
import type { Params } from "../../words/words.svelte";

/** Cabriole comes to the table with the deal; it has not jumped yet. */
interface CabrioleLaid {
  readonly kind: "cabriole_laid";
  readonly row: number;
}
export type Told = Event | CabrioleLaid;

/** Events that only prepare others, which say the same and more. */
const BOOKKEEPING: readonly Event["kind"][] = ["choice_opened", "card_picked", "went_on", "sort_named"];
/** What a special card brings about. */
const EFFECTS: readonly Told["kind"][] = ["card_inserted", "card_slid", "order_changed"];

/** What the player hears of one action, in the order in which it is easiest to follow. */
export function worthTelling(events: readonly Event[]): Told[] {
  const heard = events.filter((event) => !BOOKKEEPING.includes(event.kind));
  const isDeal = heard.some((event) => event.kind === "round_began");
  const told: Told[] = isDeal ? heard.map(laid) : heard;
  const turnedUp = told.filter((event) => event.kind === "specials_turned_up");
  const rest: Told[] = told.filter((event) => event.kind !== "specials_turned_up");
  rest.splice(isDeal ? rest.length : afterEffect(rest), 0, ...turnedUp);
  return rest;
}

export function sentences(events: readonly Event[], teller: Teller): string[] {
  return worthTelling(events).map((event) => sentence(event, teller));
}

export function sentence(event: Told, teller: Teller): string {
  return teller.text("event", event.kind, facts(event, teller));
}

function laid(event: Event): Told {
  return event.kind === "marker_moved" && event.side === null
    ? { kind: "cabriole_laid", row: event.row }
    : event;
}

/** The place behind the special card that was used, and all it brought about. */
function afterEffect(told: readonly Told[]): number {
  let place = 1 + told.findIndex((event) => event.kind === "special_used");
  while (place < told.length && isEffect(told[place]!)) place += 1;
  return place;
}

function isEffect(event: Told): boolean {
  if (event.kind === "row_taken") return event.cause === "inserted" || event.cause === "slid";
  return EFFECTS.includes(event.kind);
}

function facts(event: Told, teller: Teller): Params {
  switch (event.kind) {
    case "choice_opened":
      return { asked: event.asked, names: teller.together(event.actors.map((actor) => teller.name(actor))) };
    case "hands_dealt":
      return teller.plainFact("cards", teller.viewer === null ? null : (event.hands[teller.viewer] ?? null));
    case "cards_revealed":
      return { cards: teller.together(event.cards.map((played) => playedText(played, teller))) };
    case "round_scored":
      return {
        scores: teller.together(
          event.heads.map((heads, seat) =>
            teller.text("event", "round_scored.item", {
              ...teller.who(seat),
              heads,
              total: event.totals[seat]!,
            }),
          ),
        ),
      };
    case "specials_turned_up":
      return {
        specials: teller.together(event.specials.map((special) => teller.text("special", special))),
        count: event.specials.length,
        left: event.left,
      };
    case "proposed":
      return { ...teller.who(event.seat), action: actionText(event.action, event.order, teller) };
    case "game_ended":
      return teller.endFacts(event.outcome);
    default:
      return teller.plainFacts(event);
  }
}

/** A card on its way to a row: 24, or 24 as 42, and whose it is. */
export function playedText(played: Played, teller: Teller): string {
  return teller.text("event", "cards_revealed.item", {
    ...teller.who(played.owner),
    card: played.card,
    value: played.value,
    reversed: played.value === played.card ? "no" : "yes",
  });
}

/** What somebody asks the team for; completes "Daisy proposes to …". */
export function actionText(action: Action, order: readonly number[], teller: Teller): string {
  return teller.text("action", action.kind, { order: teller.together(order), ...teller.plainFacts(action) });
}
