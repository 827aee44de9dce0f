/** From the legal actions to what can be touched. The rules stay on the server: only what it listed is offered. */
import type { Action, View } from "../../wire/unexploded_cow";
import { deckOf, type CowCard } from "./deck";

type Kind = Action["kind"];
export type ActionOf<K extends Kind> = Extract<Action, { kind: K }>;

export function legalOf<K extends Kind>(legal: readonly Action[], kind: K): ActionOf<K>[] {
  return legal.filter((action): action is ActionOf<K> => action.kind === kind);
}

/** A gap in a herd that a cow can go to: `gap` counts the cows to the right of it. */
export interface Spot {
  readonly herd: number;
  readonly gap: number;
  readonly action: Action;
}

/** Where the card that somebody holds can go: a cow of the hand, one of the own herd, or the one an event has chosen. */
export function spotsFor(view: View, legal: readonly Action[], card: number | null): Spot[] {
  return legal.flatMap((action): Spot[] => {
    switch (action.kind) {
      case "put_cow":
        return [{ herd: action.herd, gap: action.place, action }];
      case "play_cow":
        return action.card === card ? [{ herd: action.herd, gap: action.place, action }] : [];
      case "move_cow": {
        if (action.card !== card) return [];
        const { active, herds } = view;
        const here = herds[active]!.indexOf(card);
        return [{ herd: active, gap: action.place > here ? action.place + 1 : action.place, action }];
      }
      default:
        return [];
    }
  });
}

/** Where a cow of the hand goes unless another place is touched; nobody is led to keep what belongs to others. */
export function nearestSpot(view: View, spots: readonly Spot[], card: number | null): Spot | null {
  const deck = deckOf(view.options);
  if (card === null || !view.hand.includes(card) || !deck.isCow(card) || isForOthers(deck.cow(card)))
    return null;
  return spots.find((spot) => spot.herd === view.viewer && spot.gap === 0) ?? null;
}

/** What touching a cow of a herd, or one that was discarded, could mean. */
export function cowActions(legal: readonly Action[], card: number): Action[] {
  return legal.filter((action) => {
    switch (action.kind) {
      case "choose_cow":
      case "hand_on_bomb":
      case "pay_next":
        return action.card === card;
      case "steal_bomb":
        return action.thief === card;
      case "defuse_bomb":
        return action.mechanic === card;
      default:
        return false;
    }
  });
}

export function movesOf(legal: readonly Action[], card: number): ActionOf<"move_cow">[] {
  return legalOf(legal, "move_cow").filter((move) => move.card === card);
}

/** Whether this card of the hand can be played now. */
export function isPlayable(legal: readonly Action[], card: number): boolean {
  return legal.some(
    (action) => (action.kind === "play_cow" || action.kind === "play_event") && action.card === card,
  );
}

/** Cows that one chooses from the discard pile, while that is asked. */
export function discardChoices(view: View, legal: readonly Action[]): number[] {
  if (view.effect !== "cow_from_discard") return [];
  return legalOf(legal, "choose_cow").map((action) => action.card);
}

/** A cow for other herds: at home it only costs, or earns no more than abroad. */
export function isForOthers({ kind, value }: CowCard): boolean {
  return value < 0 || kind === "spy";
}

export function ownerOf(view: View, card: number): number | null {
  return view.spies.find((spy) => spy.card === card)?.owner ?? null;
}

export function bombsOn(view: View, card: number): number {
  const { bombs, stolen } = view.blast ?? { bombs: [], stolen: [] };
  return [...bombs, ...stolen].filter((holder) => holder === card).length;
}

/** The cows that the next roll would meet, by its pips; in the herd where the count begins every cow has its place. */
export function countNumbers(view: View): Map<number, number> {
  if (!view.reach.length) return new Map();
  const places = view.herds[view.counting_from]!.map((card, place) => [card, place + 1] as const);
  const met = view.reach.flatMap((side, index) =>
    typeof side === "string" ? [] : [[side.card, index + 1] as const],
  );
  return new Map([...places, ...met]);
}
