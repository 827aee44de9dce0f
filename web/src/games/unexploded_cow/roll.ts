/** The last bomb roll, read from the events that were shown. */
import type { Event } from "../../wire/unexploded_cow";

export interface Roll {
  /** Two of them where a Metal Detector leaves the choice. */
  readonly pips: readonly number[];
  readonly seat: number;
}

export function lastRoll(events: readonly Event[]): Roll | null {
  const last = events.findLast(
    (event) => event.kind === "die_rolled" || event.kind === "two_rolls_made" || event.kind === "roll_chosen",
  );
  switch (last?.kind) {
    case "die_rolled":
    case "roll_chosen":
      return { pips: [last.pips], seat: last.seat };
    case "two_rolls_made":
      return { pips: [last.first, last.second], seat: last.seat };
    default:
      return null;
  }
}
