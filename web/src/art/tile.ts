/** A landscape tile of NéVaches; variants by seed. */
import { BUTTER, INK, MILK } from "./cow/inks";
import { seeded, tenth } from "./cow/pen";

const FIR = "#2f5530";
const LAKE = "#3b7389";
const SKY = "#c3dedf";
const CLAY = "#b3602f";

export type Landscape = "field" | "meadow" | "forest" | "lake" | "house";

/** The inner part of a drawing 100 wide and 100 high. */
export function drawTile(kind: Landscape, seed: number): string {
  const r = seeded(kind + "·" + seed).next;
  let s = "";
  const ln = (d: string, c: string = INK, w = 2, o = 1): string =>
    `<path d="${d}" fill="none" stroke="${c}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round" opacity="${o}"/>`;
  const fl = (d: string, c: string, w = 2): string =>
    `<path d="${d}" fill="${c}" stroke="${INK}" stroke-width="${w}" stroke-linejoin="round"/>`;
  if (kind === "field") {
    s += `<rect width="100" height="100" fill="#eec45c"/>`;
    const b = (r() - 0.5) * 26;
    for (let i = -1; i < 9; i++)
      s += `<path d="M-4 ${i * 13}C30 ${tenth(i * 13 + b)} 70 ${tenth(i * 13 - b)} 104 ${i * 13 + 2}V${i * 13 + 7}C70 ${tenth(i * 13 - b + 6)} 30 ${tenth(i * 13 + b + 6)} -4 ${i * 13 + 6}Z" fill="#d69b35" opacity=".75"/>`;
    for (let i = 0; i < 8; i++) {
      const x = 10 + r() * 80,
        y = 14 + r() * 76;
      s += ln(
        `M${tenth(x)} ${tenth(y)}v-8M${tenth(x)} ${tenth(y - 5)}l-3 -3M${tenth(x)} ${tenth(y - 5)}l3 -3M${tenth(x)} ${tenth(y - 1)}l-3 -3M${tenth(x)} ${tenth(y - 1)}l3 -3`,
        "#7a4d12",
        1.7,
      );
    }
    if (r() < 0.5) {
      const x = 28 + r() * 40,
        y = 34 + r() * 34;
      s +=
        fl(
          `M${tenth(x - 16)} ${tenth(y + 12)}V${tenth(y - 4)}A16 13 0 0 1 ${tenth(x + 16)} ${tenth(y - 4)}V${tenth(y + 12)}Z`,
          "#f7dd92",
        ) + ln(`M${tenth(x - 7)} ${tenth(y + 3)}a7 7 0 1 1 7 7a4 4 0 1 1 -1 -7`, "#7a4d12", 1.7);
    }
  } else if (kind === "meadow") {
    s += `<rect width="100" height="100" fill="#a9c46a"/>`;
    for (let i = 0; i < 3; i++)
      s += `<path d="M-5 ${tenth(20 + i * 32 + r() * 8)}C30 ${tenth(8 + i * 32 + r() * 14)} 60 ${tenth(32 + i * 32)} 105 ${tenth(14 + i * 32 + r() * 10)}" fill="none" stroke="#c5d88c" stroke-width="9" opacity=".8"/>`;
    for (let i = 0; i < 12; i++) {
      const x = 8 + r() * 84,
        y = 12 + r() * 82;
      s += ln(
        `M${tenth(x)} ${tenth(y)}q-1 -4 -4 -6M${tenth(x)} ${tenth(y)}q0 -5 1 -8M${tenth(x + 1)} ${tenth(y)}q1 -4 4 -5`,
        "#41682a",
        1.7,
      );
    }
    for (let i = 0; i < 5; i++) {
      const x = 12 + r() * 76,
        y = 14 + r() * 74,
        c = i % 3 === 2 ? BUTTER : MILK;
      for (let k = 0; k < 5; k++)
        s += `<circle cx="${tenth(x + Math.cos(k * 1.257) * 3.3)}" cy="${tenth(y + Math.sin(k * 1.257) * 3.3)}" r="2.300" fill="${c}" stroke="${INK}" stroke-width=".9"/>`;
      s += `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="2" fill="${i % 3 === 2 ? CLAY : BUTTER}"/>`;
    }
  } else if (kind === "forest") {
    s += `<rect width="100" height="100" fill="#5b8149"/>`;
    for (let i = 0; i < 8; i++) {
      const x = 8 + r() * 84,
        y = 10 + r() * 84;
      s += ln(`M${tenth(x)} ${tenth(y)}q3 -3 6 0`, "#355a30", 1.7);
    }
    const spots = [
      [22, 34],
      [52, 28],
      [80, 38],
      [36, 62],
      [68, 66],
      [16, 84],
      [50, 92],
      [86, 92],
    ] as const;
    spots.forEach(([x0, y0], i) => {
      let [x, y]: [number, number] = [x0, y0];
      x += (r() - 0.5) * 6;
      y += (r() - 0.5) * 6;
      if ((i + seed) % 3)
        s +=
          fl(
            `M${tenth(x)} ${tenth(y - 28)}L${tenth(x + 9)} ${tenth(y - 13)}H${tenth(x + 5)}L${tenth(x + 13)} ${tenth(y)}H${tenth(x - 13)}L${tenth(x - 5)} ${tenth(y - 13)}H${tenth(x - 9)}Z`,
            i % 2 ? "#2f5530" : "#3a6638",
          ) + ln(`M${tenth(x)} ${tenth(y)}v5`, INK, 3.4);
      else
        s +=
          ln(`M${tenth(x)} ${tenth(y - 4)}v9`, INK, 3.4) +
          fl(
            `M${tenth(x)} ${tenth(y - 26)}c10 -1 14 8 11 13c3 8 -6 12 -11 10c-6 2 -14 -3 -11 -10c-3 -6 2 -14 11 -13Z`,
            "#7da153",
          ) +
          ln(`M${tenth(x - 4)} ${tenth(y - 16)}q3 -3 6 0`, "#41682a", 1.6);
    });
  } else if (kind === "lake") {
    s += `<rect width="100" height="100" fill="#7db4c0"/>`;
    for (let i = 0; i < 6; i++) {
      const y = 12 + i * 17 + r() * 4,
        x = r() * 30 - 10;
      s += ln(
        `M${tenth(x)} ${tenth(y)}q7 -5 14 0t14 0t14 0M${tenth(x + 58)} ${tenth(y + 6)}q6 -4 12 0t12 0t12 0`,
        i % 2 ? "#e5f1ee" : "#2f6479",
        2.2,
      );
    }
    if (r() < 0.55) {
      const x = 34 + r() * 30,
        y = 44 + r() * 22;
      s +=
        fl(
          `M${tenth(x - 15)} ${tenth(y)}c2 8 24 9 28 0c-4 1 -6 -2 -6 -5c6 2 10 -3 6 -7c-3 -4 -9 -2 -9 3c0 5 -12 4 -19 9Z`,
          MILK,
        ) +
        fl(`M${tenth(x + 13)} ${tenth(y - 10)}l7 2l-6 3Z`, BUTTER, 1.4) +
        `<circle cx="${tenth(x + 9)}" cy="${tenth(y - 9)}" r="1.300" fill="${INK}"/>`;
    } else {
      const x = 18 + r() * 50;
      s +=
        ln(`M${tenth(x)} 96V70M${tenth(x + 9)} 98V76M${tenth(x + 18)} 96V66`, FIR, 2.6) +
        (
          [
            [0, 70],
            [9, 76],
            [18, 66],
          ] as const
        )
          .map(
            ([a, b]) =>
              `<rect x="${tenth(x + a - 3)}" y="${b - 8}" width="6" height="15" rx="3" fill="#7d4c2c" stroke="${INK}" stroke-width="1.500"/>`,
          )
          .join("");
    }
  } else if (kind === "house") {
    s +=
      `<rect width="100" height="100" fill="#dbe0ab"/>` +
      `<path d="M44 100C46 88 60 86 56 76L66 76C72 88 60 92 62 100Z" fill="#efe0b6" stroke="${INK}" stroke-width="1.500"/>`;
    for (let i = 0; i < 5; i++) {
      const x = 6 + r() * 88,
        y = 84 + r() * 12;
      s += ln(`M${tenth(x)} ${tenth(y)}q-1 -4 -3 -5M${tenth(x)} ${tenth(y)}q1 -4 3 -5`, "#5d7d33", 1.7);
    }
    const flip = r() < 0.5;
    s +=
      `<g ${flip ? 'transform="translate(100 0) scale(-1 1)"' : ""}>` +
      fl("M22 44H80V77H22Z", "#fbf0d6", 2.2) +
      fl("M66 22V10H76V34Z", "#cfa27a", 2.2) +
      ln("M71 8c-4 -4 3 -6 0 -10", INK, 1.7, 0.6) +
      fl("M14 46L30 20H72L88 46Z", CLAY, 2.2) +
      ln("M22 38H82M26 30H78M36 46V38M52 46V38M68 46V38M44 38V30M60 38V30", "#7c3c20", 1.5) +
      fl("M54 77V58a6 6 0 0 1 12 0V77Z", LAKE, 2) +
      fl("M30 55H44V67H30Z", SKY, 2) +
      ln("M37 55V67M30 61H44", INK, 1.5) +
      fl("M28 67H46V71H28Z", "#6d9440", 1.5) +
      `<circle cx="32" cy="66.500" r="2" fill="#eeb3a0"/><circle cx="38" cy="66" r="2" fill="${BUTTER}"/><circle cx="43" cy="66.500" r="2" fill="#eeb3a0"/></g>`;
  }
  return s;
}
