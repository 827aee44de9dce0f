/** What a variant adds to the view, if it is the one that is played. */
import type { Draft, Marker, Team, View } from "../../wire/six_qui_prend";

export function markerOf({ variant }: View): Marker | null {
  return variant?.kind === "fan_card" ? variant.marker : null;
}

/** Who has used up the Reversed digits card. */
export function spentOf({ variant }: View): readonly boolean[] | null {
  return variant?.kind === "reversers" ? variant.spent : null;
}

export function draftOf({ variant }: View): Draft | null {
  return variant?.kind === "draft" ? variant : null;
}

export function teamOf({ variant }: View): Team | null {
  return variant?.kind === "team" ? variant : null;
}
