/** From one target on the map to the next with the arrow keys. */
import type { Target } from "./choices";

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** `undefined` where the key means nothing, `null` where there is nothing in that direction. */
export function nearest(targets: readonly Target[], from: Target, key: string): Target | null | undefined {
  const arrow = ARROWS[key];
  if (arrow === undefined) return undefined;
  const [x, y] = middle(from);
  const ranked = targets
    .map((target) => {
      const [dx, dy] = [middle(target)[0] - x, middle(target)[1] - y];
      const [ahead, aside] = [dx * arrow[0] + dy * arrow[1], Math.abs(dx * arrow[1] + dy * arrow[0])];
      return { target, ahead, cost: ahead + 2.5 * aside };
    })
    .filter(({ ahead }) => ahead > 0.01)
    .sort((a, b) => a.cost - b.cost);
  return ranked[0]?.target ?? null;
}

/** Marks that share a cell stand a little apart. */
function middle({ cell, slot, slots }: Target): [number, number] {
  const [x, y] = slotPlace(slot, slots);
  return [cell[0] + x, cell[1] + y];
}

/** Where in its cell a mark stands, from 0 to 1. */
export function slotPlace(slot: number, slots: number): [number, number] {
  if (slots === 1) return [0.5, 0.24];
  const side = slots <= 4 ? 2 : 3;
  return [((slot % side) + 0.5) / side, (Math.floor(slot / side) + 0.5) / side];
}
