/** What the drawings of all landscapes share: a pen, and things that grow anywhere. */
import { INK, MILK } from "../cow/inks";
import { pen, tenth, type Chance } from "../cow/pen";

export const { line, inked, flat, dot } = pen(2);

/** Where something stands: a corner of the tile, or a spot that chance picks. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export function spot(random: Chance, left: number, top: number, right: number, bottom: number): Spot {
  return { x: tenth(random.between(left, right)), y: tenth(random.between(top, bottom)) };
}

export function ground(colour: string): string {
  return `<rect width="100" height="100" fill="${colour}"/>`;
}

/** A drawing made around (0, 0), moved to where it stands; sometimes mirrored. */
export function at({ x, y }: Spot, drawing: string, random?: Chance): string {
  const flip = random?.chance(0.5) ? " scale(-1 1)" : "";
  return `<g transform="translate(${x} ${y})${flip}">${drawing}</g>`;
}

export function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join("");
}

export function tuft({ x, y }: Spot, colour: string): string {
  return line(`M${x} ${y}q-1 -4 -4 -6M${x} ${y}q0 -5 1 -8M${x + 1} ${y}q1 -4 4 -5`, 1.7, "", colour);
}

export function flower({ x, y }: Spot, petals: string, heart: string): string {
  const leaves = times(5, (i) =>
    dot(
      x + Math.cos(i * 1.257) * 3.3,
      y + Math.sin(i * 1.257) * 3.3,
      2.3,
      petals,
      `stroke="${INK}" stroke-width=".9"`,
    ),
  );
  return leaves + dot(x, y, 2, heart);
}

/** Grey, with a lichen on it. */
export const STONE =
  inked("M-11 5C-13 -4 -6 -9 1 -8C9 -8 13 -2 11 5Z", "#cdc6b4", 2) +
  flat("M3 5C7 2 8 -3 5 -7C10 -6 13 -1 11 5Z", "#a9a18d") +
  line("M-6 -2q3 -3 6 -1", 1.5, "", "#6d675a");

export const MUSHROOMS =
  inked("M-3 6V0H2V6Z", MILK, 1.5) +
  inked("M-8 1C-8 -7 7 -7 7 1Z", "#c98a4a", 1.8) +
  dot(-3, -2, 1.3, MILK) +
  dot(2, -3, 1.1, MILK) +
  inked("M8 7V3H11V7Z", MILK, 1.3) +
  inked("M5.500 4C5.500 -1 13.500 -1 13.500 4Z", "#c98a4a", 1.5);
