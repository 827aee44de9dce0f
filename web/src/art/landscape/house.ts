/** A farmhouse with its path; roofs, doors and gardens differ, and sometimes it is a barn. */
import { BUTTER, INK, MILK, PINK } from "../cow/inks";
import type { Chance } from "../cow/pen";
import { at, dot, ground, inked, line, spot, times, tuft } from "./strokes";

/** Most are tiled in russet. */
const ROOFS = [
  ["#b3602f", "#7c3c20"],
  ["#b3602f", "#7c3c20"],
  ["#8d6a48", "#5b4129"],
  ["#6f7f86", "#46545a"],
] as const;
const DOORS = ["#3b7389", "#6d9440", "#b3602f"] as const;
const SKY = "#c3dedf";

const PATH = inked("M44 100C46 88 60 86 56 76L66 76C72 88 60 92 62 100Z", "#efe0b6", 1.5);
const BOX =
  inked("M28 67H46V71H28Z", "#6d9440", 1.5) +
  dot(32, 66.5, 2, PINK) +
  dot(38, 66, 2, BUTTER) +
  dot(43, 66.5, 2, PINK);

const WASHING =
  line("M80 66V84M98 66V84M80 68q9 4 18 0", 1.8) +
  inked("M83 70l5 1v8l-6 -1Z", MILK, 1.3) +
  inked("M90 71l5 -1l1 7l-5 1Z", PINK, 1.3);
const CHURN =
  inked("M-5 9V-3C-5 -5 -3 -6 -3 -9H3C3 -6 5 -5 5 -3V9Z", "#c3cecb", 1.6) +
  line("M-5 0H5", 1.3) +
  inked("M-4 -11H4V-8H-4Z", "#dfe7e3", 1.4);
const KENNEL =
  inked("M-10 9V-2L0 -10L10 -2V9Z", "#dcb377", 1.8) +
  inked("M-4 9V3a4 4 0 0 1 8 0V9Z", "#4a3b32", 1.5) +
  line("M-12 0L0 -11L12 0", 2.4);

export function drawHouse(random: Chance): string {
  const grass = times(6, () => tuft(spot(random, 6, 84, 92, 96), "#5d7d33"));
  const building = random.chance(0.24) ? barn(random) : farmhouse(random);
  const flip = random.chance(0.5) ? 'transform="translate(100 0) scale(-1 1)"' : "";
  const yard = random.next();
  const extra =
    yard < 0.25
      ? WASHING
      : yard < 0.5
        ? at({ x: 88, y: 76 }, CHURN)
        : yard < 0.66
          ? at({ x: 86, y: 78 }, KENNEL)
          : "";
  return `${ground("#dbe0ab")}<g ${flip}>${PATH}${building}${extra}</g>${grass}`;
}

function farmhouse(random: Chance): string {
  const [roof, tiles] = random.pick(ROOFS);
  return (
    inked("M22 44H80V77H22Z", "#fbf0d6", 2.2) +
    line("M25 50h5M70 72h6M72 52h5", 1.4, "", "#d9c493") +
    inked("M66 22V10H76V34Z", "#cfa27a", 2.2) +
    line("M71 8c-5 -3 4 -6 -1 -10", 1.8, 'opacity=".6"') +
    inked("M14 46L30 20H72L88 46Z", roof, 2.2) +
    line("M22 38H82M26 30H78M36 46V38M52 46V38M68 46V38M44 38V30M60 38V30", 1.5, "", tiles) +
    inked("M54 77V58a6 6 0 0 1 12 0V77Z", random.pick(DOORS), 2) +
    dot(63, 68, 1.1, BUTTER) +
    inked("M30 55H44V67H30Z", SKY, 2) +
    line("M37 55V67M30 61H44", 1.5) +
    BOX
  );
}

function barn(random: Chance): string {
  const [roof, tiles] = random.pick(ROOFS);
  return (
    inked("M20 46L50 22L80 46V77H20Z", "#c8874a", 2.2) +
    line("M28 48V76M36 42V76M44 40V54M72 48V76", 1.3, "", "#8d5527") +
    inked("M12 50L50 17L88 50L82 55L50 28L18 55Z", roof, 2.2) +
    line("M24 47L50 24L76 47", 1.4, "", tiles) +
    inked("M46 77V56H70V77Z", "#8d5527", 2) +
    line("M46 56L70 77M70 56L46 77M58 56V77", 1.6, "", "#e6c48e") +
    inked("M44 36H56V46H44Z", "#4a3b32", 1.8) +
    `<path d="M45 45q3 -7 5 -2q3 -6 5 2Z" fill="${BUTTER}" stroke="${INK}" stroke-width="1.200"/>`
  );
}
