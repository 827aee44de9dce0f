/** Fir trees and round ones, dark below; sometimes mushrooms, a stump, or somebody who looks back. */
import { BUTTER, INK } from "../cow/inks";
import { tenth, type Chance } from "../cow/pen";
import { at, dot, ground, inked, line, MUSHROOMS, spot, times, type Spot } from "./strokes";

const PLACES: readonly Spot[] = [
  { x: 22, y: 34 },
  { x: 52, y: 28 },
  { x: 80, y: 38 },
  { x: 36, y: 62 },
  { x: 68, y: 66 },
  { x: 16, y: 84 },
  { x: 50, y: 92 },
  { x: 86, y: 92 },
];

const STUMP =
  inked("M-9 8C-7 4 -8 0 -8 -4H8C8 0 7 4 10 8Z", "#8a5a35", 1.9) +
  `<ellipse cx="0" cy="-4" rx="8" ry="3.600" fill="#e6c48e" stroke="${INK}" stroke-width="1.800"/>` +
  `<ellipse cx="0" cy="-4" rx="4" ry="1.600" fill="none" stroke="#8a5a35" stroke-width="1.200"/>`;

/** Two eyes in the dark. */
const OWL =
  inked("M-9 -6L-7 -12L-3 -9H3L7 -12L9 -6C10 4 6 10 0 10C-6 10 -10 4 -9 -6Z", "#8d6a48", 1.9) +
  dot(-3.8, -3, 3.6, BUTTER, `stroke="${INK}" stroke-width="1.400"`) +
  dot(3.8, -3, 3.6, BUTTER, `stroke="${INK}" stroke-width="1.400"`) +
  dot(-3.4, -3, 1.5) +
  dot(3.4, -3, 1.5) +
  inked("M-1.500 0H1.500L0 3Z", "#d97b38", 1) +
  line("M-4 5q1 1 2 0M2 5q1 1 2 0M-1 7q1 1 2 0", 1, "", "#54402c");

export function drawForest(random: Chance): string {
  const floor = times(8, () => {
    const { x, y } = spot(random, 8, 10, 92, 94);
    return line(`M${x} ${y}q3 -3 6 0`, 1.7, "", "#355a30");
  });
  const shift = Math.floor(random.next() * 3);
  const which = random.next();
  const clearing = which < 0.34 ? 3 + Math.floor(random.next() * 2) : -1;
  const trees = PLACES.map((place, i) => {
    const { x, y } = {
      x: tenth(place.x + random.between(-3, 3)),
      y: tenth(place.y + random.between(-3, 3)),
    };
    if (i === clearing) return at({ x, y: y - 6 }, which < 0.16 ? STUMP : MUSHROOMS, random);
    return (i + shift) % 3 ? fir({ x, y }, i % 2 ? "#2f5530" : "#3a6638") : round({ x, y });
  }).join("");
  const owl = which > 0.88 ? at({ x: tenth(random.between(36, 64)), y: 50 }, OWL) : "";
  return ground("#5b8149") + floor + trees + owl;
}

function fir({ x, y }: Spot, green: string): string {
  const shape = `M${x} ${tenth(y - 28)}L${tenth(x + 9)} ${tenth(y - 13)}H${tenth(x + 5)}L${tenth(x + 13)} ${y}H${tenth(x - 13)}L${tenth(x - 5)} ${tenth(y - 13)}H${tenth(x - 9)}Z`;
  const light = line(
    `M${tenth(x - 1)} ${tenth(y - 20)}l-3 5M${tenth(x - 3)} ${tenth(y - 9)}l-3 5`,
    1.4,
    "",
    "#5f8a4a",
  );
  return inked(shape, green, 2) + light + line(`M${x} ${y}v5`, 3.4);
}

function round({ x, y }: Spot): string {
  return (
    line(`M${x} ${tenth(y - 4)}v9`, 3.4) +
    inked(
      `M${x} ${tenth(y - 26)}c10 -1 14 8 11 13c3 8 -6 12 -11 10c-6 2 -14 -3 -11 -10c-3 -6 2 -14 11 -13Z`,
      "#7da153",
      2,
    ) +
    line(
      `M${tenth(x - 4)} ${tenth(y - 17)}q3 -3 6 0M${tenth(x + 1)} ${tenth(y - 9)}q3 -2 5 0`,
      1.6,
      "",
      "#41682a",
    )
  );
}
