/** What a variant adds to the view, if it is the one that is played. */
import type { Draft, Marker, Team, View } from "../../wire/six_qui_prend";

export function markerOf({ variant }: View): Marker | null {
  return variant?.kind === "fan_card" ? variant.marker : null;
}

/** Who has used up the Reversed digits card. */
export function spentOf({ variant }: View): readonly boolean[] | null {
  return variant?.kind === "reversers" ? variant.spent : null;
}

export interface KnownHand {
  readonly seat: number;
  readonly cards: readonly number[];
}

/** What the viewer knows of the others' hands, as after a draft that everybody saw. */
export function knownHands({ hands, viewer }: View): KnownHand[] {
  return hands.flatMap(({ cards }, seat) => (seat === viewer || !cards.length ? [] : [{ seat, cards }]));
}

export function draftOf({ variant }: View): Draft | null {
  return variant?.kind === "draft" ? variant : null;
}

export function teamOf({ variant }: View): Team | null {
  return variant?.kind === "team" ? variant : null;
}
