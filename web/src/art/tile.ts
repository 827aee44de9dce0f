/** A landscape tile of NéVaches: variants by seed, 100 wide and 100 high. */
import { seeded, type Chance } from "./cow/pen";
import { drawField } from "./landscape/field";
import { drawForest } from "./landscape/forest";
import { drawHouse } from "./landscape/house";
import { drawLake } from "./landscape/lake";
import { drawMeadow } from "./landscape/meadow";

export type Landscape = "field" | "meadow" | "forest" | "lake" | "house";

const DRAWN: Record<Landscape, (random: Chance) => string> = {
  field: drawField,
  meadow: drawMeadow,
  forest: drawForest,
  lake: drawLake,
  house: drawHouse,
};

/** The inner part of the drawing. */
export function drawTile(kind: Landscape, seed: number): string {
  return DRAWN[kind](seeded(`${kind}·${seed}`));
}
