/** The last trick, read from the events that were shown: who played what, and where it went. */
import type { Event } from "../../wire/six_qui_prend";

export interface Move {
  readonly card: number;
  readonly owner: number | "ox";
  readonly row: number | null;
  /** The heads that this card took, with the row. */
  readonly heads: number | null;
}

export function lastTrick(events: readonly Event[]): Move[] {
  const start = events.findLastIndex((event) => event.kind === "cards_revealed");
  const revealed = events[start];
  if (revealed?.kind !== "cards_revealed") return [];
  const moves = new Map<number, Move>(
    revealed.cards.map(({ card, owner }) => [card, { card, owner, row: null, heads: null }]),
  );
  let taken: { owner: number | "ox"; heads: number } | null = null;
  for (const event of events.slice(start)) {
    if (event.kind === "row_taken") taken = { owner: event.owner, heads: event.heads };
    if (event.kind !== "card_placed" && event.kind !== "card_inserted") continue;
    const heads = taken?.owner === event.owner ? taken.heads : null;
    moves.set(event.card, { card: event.card, owner: event.owner, row: event.row, heads });
    taken = null;
  }
  return [...moves.values()].filter((move) => move.row !== null);
}

/** The card that was laid last. */
export function freshCard(events: readonly Event[]): number | null {
  const last = events.findLast((event) => event.kind === "card_placed" || event.kind === "round_scored");
  return last?.kind === "card_placed" ? last.card : null;
}
