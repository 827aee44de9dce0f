/** Furrows and wheat; sometimes hay, sheaves, or a scarecrow whom nobody fears. */
import { BUTTER, INK } from "../cow/inks";
import { tenth, type Chance } from "../cow/pen";
import { at, dot, ground, inked, line, spot, times, type Spot } from "./strokes";

const STRAW = "#f7dd92";
const EARTH = "#7a4d12";

const HAY =
  inked("M-17 11V-4A17 13 0 0 1 17 -4V11Z", STRAW, 2) +
  line("M-8 2a8 8 0 1 1 8 8a5 5 0 1 1 -1 -8", 1.7, "", EARTH) +
  line("M12 6h3M11 0h4M-15 11q-2 2 -4 2M16 11q2 2 4 1", 1.5, "", EARTH);

const SHEAVES = times(2, (i) =>
  at(
    { x: i * 17 - 8, y: i * 3 },
    inked("M-7 11L-4 -2L-9 -13H9L4 -2L7 11Z", STRAW, 1.8) +
      line("M-4 -2H4", 2.6, "", "#b3602f") +
      line("M-5 -13l1 8M0 -13v9M5 -13l-1 8M-3 10l1 -8M3 10l-1 -8", 1.2, "", EARTH),
  ),
);

const SCARECROW =
  line("M0 20V-10M-16 -4H16", 3.4) +
  line("M0 20V-10M-16 -4H16", 1.4, "", "#b98a4e") +
  inked("M-11 -6H11L8 9C4 11 -4 11 -8 9Z", "#4d7f98", 1.8) +
  line("M-3 -2h5M-4 3h3", 1.4, "", "#f6ecd6") +
  dot(0, -13, 6, "#f1dfae", `stroke="${INK}" stroke-width="1.800"`) +
  dot(-2, -14, 0.9) +
  dot(2.2, -14, 0.9) +
  line("M-2 -10.500q2 1.500 4 0", 1.2) +
  inked("M-9 -16H9L4 -19L2 -25H-3L-4 -19Z", BUTTER, 1.8) +
  line("M-16 -4l-4 2M-16 -4l-4 -2M16 -4l4 2M16 -4l4 -2", 1.4, "", EARTH);

export function drawField(random: Chance): string {
  const bow = random.between(-13, 13);
  const rows = times(10, (i) => furrow((i - 1) * 13, bow));
  const ears = times(9, () => ear(spot(random, 8, 16, 92, 94)));
  const guest = random.next();
  const middle = spot(random, 30, 36, 68, 66);
  if (guest < 0.4) return ground("#eec45c") + rows + ears + at(middle, HAY, random);
  if (guest < 0.58) return ground("#eec45c") + rows + ears + at(middle, SHEAVES, random);
  if (guest < 0.7) return ground("#eec45c") + rows + ears + at({ ...middle, y: 52 }, SCARECROW);
  return ground("#eec45c") + rows + ears;
}

function furrow(y: number, bow: number): string {
  const [up, down] = [tenth(y + bow), tenth(y - bow)];
  return `<path d="M-4 ${y}C30 ${up} 70 ${down} 104 ${y + 2}V${y + 7}C70 ${down + 6} 30 ${up + 6} -4 ${y + 6}Z" fill="#d69b35" opacity=".75"/>`;
}

function ear({ x, y }: Spot): string {
  const grains = [5, 1].map((up) => `M${x} ${tenth(y - up)}l-3 -3M${x} ${tenth(y - up)}l3 -3`);
  return line(`M${x} ${y}v-9${grains.join("")}`, 1.7, "", EARTH);
}
