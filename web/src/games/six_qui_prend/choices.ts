/** From the legal actions to what can be touched. The rules stay on the server: only what it listed is offered. */
import type { Action, Team } from "../../wire/six_qui_prend";

export type Special = Team["specials"][number];
type Kind = Action["kind"];
export type ActionOf<K extends Kind> = Extract<Action, { kind: K }>;

/** What one does with each special card. */
export const USE = {
  take_at_seven: "use_take_at_seven",
  stop: "use_stop",
  replace: "use_replace",
  insert: "use_insert",
  slide: "use_slide",
  first: "use_first",
  last: "use_last",
  sort: "use_sort",
} as const satisfies Record<Special, Kind>;

export function legalOf<K extends Kind>(legal: readonly Action[], kind: K): ActionOf<K>[] {
  return legal.filter((action): action is ActionOf<K> => action.kind === kind);
}

/** What a person is about to do with a special card, as far as it is named. */
export interface Aim {
  readonly special: Special;
  readonly card: number | null;
}

/** The actions that a touch on a row could mean now. */
export function rowActions(legal: readonly Action[], aim: Aim | null): Map<number, Action> {
  if (aim === null) return new Map(legalOf(legal, "choose_row").map((action) => [action.row, action]));
  const kind = USE[aim.special];
  return new Map(
    legal.flatMap((action): [number, Action][] => {
      if (action.kind !== kind || !("row" in action)) return [];
      return "card" in action && action.card !== aim.card ? [] : [[action.row, action]];
    }),
  );
}

/** The cards on the table that can be touched to aim a special card, and what that does at once, if anything. */
export function cardTargets(legal: readonly Action[], aim: Aim | null): Map<number, Action | null> {
  const targets = new Map<number, Action | null>();
  for (const action of legalOf(legal, "sort_next")) targets.set(action.card, action);
  if (aim?.special === "slide" && aim.card === null) {
    for (const action of legalOf(legal, "use_slide")) targets.set(action.card, null);
  }
  if (aim?.special === "first" || aim?.special === "last") {
    for (const action of legal) {
      if (action.kind === USE[aim.special]) targets.set((action as ActionOf<"use_first">).card, action);
    }
  }
  return targets;
}

/** What choosing a card to play or to draft could mean: one action, or two where its digits can be swapped. */
export function cardActions(legal: readonly Action[], card: number): Action[] {
  return legal.filter(
    (action) =>
      (action.kind === "pick_card" || action.kind === "replace_with" || action.kind === "draft_card") &&
      action.card === card,
  );
}

/** The special cards that can be used now. */
export function usable(legal: readonly Action[], special: Special): boolean {
  return legal.some((action) => action.kind === USE[special]);
}
