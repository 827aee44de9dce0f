/** From the legal actions to what can be touched. The rules stay on the server: only what it listed is offered. */
import type { Action, BringHome, PlaceTile, PlantTree, PlayCard, View } from "../../wire/nevaches";
import { isSame, squareCells, type Cell } from "./cells";
import type { Landscape } from "./deck";

type Kind = Action["kind"];
export type ActionOf<K extends Kind> = Extract<Action, { kind: K }>;

export function legalOf<K extends Kind>(legal: readonly Action[], kind: K): ActionOf<K>[] {
  return legal.filter((action): action is ActionOf<K> => action.kind === kind);
}

/** What a person has in hand before it is clear where it goes. */
export type Picked =
  | { readonly kind: "tile"; readonly landscape: Landscape; readonly place: number }
  | { readonly kind: "offered"; readonly card: string }
  | { readonly kind: "own"; readonly card: string }
  | { readonly kind: "herd"; readonly herd: BringHome };

/** Something on the map that would be done by touching it. */
export interface Target {
  readonly key: string;
  readonly action: PlaceTile | PlayCard | PlantTree;
  /** The cell it is touched at, and which of several marks on that cell it is. */
  readonly cell: Cell;
  readonly slot: number;
  readonly slots: number;
}

/** Where the picked thing can go, or where a tree is offered: every way once. */
export function targetsFor(legal: readonly Action[], picked: Picked | null): Target[] {
  const trees = legalOf(legal, "plant_tree");
  if (trees.length) return trees.map((action) => alone(action, action.square));
  if (picked?.kind === "tile") {
    return legalOf(legal, "place_tile")
      .filter((action) => action.landscape === picked.landscape)
      .map((action) => alone(action, action.cell));
  }
  if (picked?.kind === "own") return marked(waysToPlay(legal, picked.card));
  return [];
}

export function waysToPlay(legal: readonly Action[], card: string): PlayCard[] {
  return legalOf(legal, "play_card").filter((action) => action.card === card);
}

/** The trees that a tile would allow there, as the server told. */
export function treesAt(view: View, { landscape, cell }: PlaceTile): readonly Cell[] {
  const told = view.tree_places.find((each) => each.landscape === landscape && isSame(each.cell, cell));
  return told?.squares ?? [];
}

/** All cells that a target is about. */
export function cellsOf({ action }: Target): readonly Cell[] {
  if (action.kind === "play_card") return [...action.cows, ...action.face_down];
  return action.kind === "plant_tree" ? squareCells(action.square) : [action.cell];
}

function alone(action: PlaceTile | PlantTree, cell: Cell): Target {
  return { key: `${action.kind}-${cell.join("_")}`, action, cell, slot: 0, slots: 1 };
}

/** Each way is marked on one of its cows, where the fewest others are; ways that share a cell stand side by side. */
function marked(ways: readonly PlayCard[]): Target[] {
  const taken = new Map<string, number>();
  const marks = ways.map((action) => {
    const free = [...action.cows].sort((a, b) => count(a) - count(b))[0]!;
    const slot = count(free);
    taken.set(free.join(), slot + 1);
    return { action, cell: free, slot };
  });
  function count(cell: Cell): number {
    return taken.get(cell.join()) ?? 0;
  }
  return marks.map((mark, index) => ({ ...mark, key: `way-${index}`, slots: count(mark.cell) }));
}
