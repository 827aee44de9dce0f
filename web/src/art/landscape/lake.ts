/** Waves; and a duck, reeds, water lilies, a boat, or a fish in the air. */
import { BUTTER, FIR, INK, MILK, PINK } from "../cow/inks";
import { tenth, type Chance } from "../cow/pen";
import { at, dot, flat, flower, ground, inked, line, spot, times } from "./strokes";

const FOAM = "#e5f1ee";
const DEEP = "#2f6479";

const DUCK =
  inked("M-15 0c2 8 24 9 28 0c-4 1 -6 -2 -6 -5c6 2 10 -3 6 -7c-3 -4 -9 -2 -9 3c0 5 -12 4 -19 9Z", MILK, 2) +
  inked("M13 -10l7 2l-6 3Z", BUTTER, 1.4) +
  dot(9, -9, 1.3) +
  line("M-6 1q4 3 8 0", 1.4) +
  line("M-20 8q6 3 12 0t12 0t12 0", 1.8, "", FOAM);

const DUCKLINGS = times(2, (i) =>
  at(
    { x: -26 - i * 12, y: 3 },
    inked("M-5 0c1 4 9 4 10 0c1 -3 -1 -6 -4 -5c-2 1 -1 3 -6 5Z", BUTTER, 1.5) + dot(2.5, -3, 0.9),
  ),
);

const BOAT =
  line("M3 2V-24", 3) +
  inked("M5 -23C18 -18 20 -8 19 -3H5Z", MILK, 1.8) +
  inked("M1 -21L-11 -3H1Z", BUTTER, 1.8) +
  inked("M-20 1H22C20 9 14 12 9 12H-8C-14 12 -18 8 -20 1Z", "#b3602f", 2) +
  line("M-17 5H19", 1.4, "", "#7c3c20") +
  line("M-26 13q6 -4 12 0t12 0t12 0t12 0", 2, "", FOAM);

const FISH =
  inked("M-12 -2C-6 -11 7 -10 12 -2L19 -8L18 6L11 0C6 6 -6 6 -12 -2Z", "#d9e3d6", 1.8) +
  flat("M-10 0C-4 5 5 5 10 1C5 6 -5 6 -10 0Z", "#93a9a6") +
  dot(-6, -4, 1.3) +
  line("M0 -7q3 5 0 10", 1.4) +
  line("M-16 12q5 -5 10 0M4 13q5 -5 10 0M-4 8l-1 -3M12 9l2 -3", 1.8, "", FOAM);

export function drawLake(random: Chance): string {
  const waves = times(6, (i) => {
    const [x, y] = [tenth(random.between(-10, 20)), tenth(12 + i * 17 + random.next() * 4)];
    const path = `M${x} ${y}q7 -5 14 0t14 0t14 0M${tenth(x + 58)} ${tenth(y + 6)}q6 -4 12 0t12 0t12 0`;
    return line(path, 2.2, "", i % 2 ? FOAM : DEEP);
  });
  return ground("#7db4c0") + waves + guest(random);
}

function guest(random: Chance): string {
  const which = random.next();
  const middle = spot(random, 40, 44, 62, 62);
  if (which < 0.24) return at({ x: 62, y: middle.y }, DUCK + DUCKLINGS);
  if (which < 0.42) return at(middle, DUCK, random);
  if (which < 0.6) return reeds(random) + lilies(random, 1);
  if (which < 0.74) return at({ ...middle, y: 56 }, BOAT, random);
  if (which < 0.88) return lilies(random, 3);
  return at(middle, FISH, random);
}

function reeds(random: Chance): string {
  const left = tenth(random.between(14, 62));
  const stalks = [70, 76, 66].map((top, i) => {
    const x = tenth(left + i * 9);
    const head = `<rect x="${tenth(x - 3)}" y="${top - 8}" width="6" height="15" rx="3" fill="#7d4c2c" stroke="${INK}" stroke-width="1.500"/>`;
    return line(`M${x} 97V${top}M${x} 96q4 -8 ${i % 2 ? -7 : 7} -16`, 2.4, "", FIR) + head;
  });
  return stalks.join("");
}

function lilies(random: Chance, count: number): string {
  return times(count, (i) => {
    const { x, y } = spot(random, 16 + i * 24, 22, 34 + i * 24, 52);
    const leaf = inked(
      `M${x} ${y}L${tenth(x + 12)} ${tenth(y - 3)}A12 7 0 1 1 ${tenth(x + 7)} ${tenth(y - 6)}Z`,
      "#86a84a",
      1.7,
    );
    return leaf + (i % 2 ? "" : flower({ x: tenth(x - 2), y: tenth(y - 3) }, PINK, BUTTER));
  });
}
