/** Light grass and daisies; sometimes a fence, a stone, a molehill or a butterfly. */
import { BUTTER, INK, MILK, PINK } from "../cow/inks";
import { tenth, type Chance } from "../cow/pen";
import { at, dot, flower, ground, inked, line, spot, STONE, times, tuft } from "./strokes";

const CLAY = "#b3602f";
const WOOD = "#c99a5b";

const FENCE =
  inked("M-48 -5H48V-1H-48ZM-48 4H48V8H-48Z", WOOD, 1.6) +
  times(4, (i) =>
    inked(`M${-40 + i * 26} 13V-10L${-37 + i * 26} -13L${-34 + i * 26} -10V13Z`, "#dcb377", 1.7),
  );

const MOLEHILL =
  inked("M-13 7C-9 -6 -4 -9 1 -8C7 -8 10 -2 14 7Z", "#9a7147", 1.9) +
  line("M-5 1q2 -2 4 0M3 3q2 -2 4 0", 1.4, "", "#6a4a2a") +
  inked("M-5 -6C-5 -13 5 -13 5 -6C5 -4 -5 -4 -5 -6Z", "#4a4340", 1.6) +
  inked("M-1.500 -8H2L0 -5.500Z", PINK, 1) +
  dot(-2, -9.5, 0.9, MILK) +
  dot(2.2, -9.5, 0.9, MILK);

const BUTTERFLY =
  inked("M0 0C-8 -10 -14 -4 -9 1C-13 6 -6 9 0 1Z", MILK, 1.5) +
  inked("M0 0C8 -10 14 -4 9 1C13 6 6 9 0 1Z", BUTTER, 1.5) +
  line("M0 4V-4M0 -4l-3 -4M0 -4l3 -4", 1.6) +
  dot(-6, -2, 1.2, CLAY) +
  dot(6, -2, 1.2, CLAY);

export function drawMeadow(random: Chance): string {
  const waves = times(3, (i) => {
    const y = i * 32;
    return `<path d="M-5 ${tenth(20 + y + random.next() * 8)}C30 ${tenth(8 + y + random.next() * 14)} 60 ${32 + y} 105 ${tenth(14 + y + random.next() * 10)}" fill="none" stroke="#c5d88c" stroke-width="9" opacity=".8"/>`;
  });
  const grass = times(12, () => tuft(spot(random, 8, 12, 92, 94), "#41682a"));
  const flowers = times(6, (i) =>
    i % 3 === 2
      ? flower(spot(random, 12, 14, 88, 88), BUTTER, CLAY)
      : flower(spot(random, 12, 14, 88, 88), MILK, BUTTER),
  );
  return ground("#a9c46a") + waves + grass + flowers + guest(random);
}

function guest(random: Chance): string {
  const which = random.next();
  if (which < 0.2) return at({ x: 50, y: 22 }, FENCE);
  if (which < 0.38) return at(spot(random, 24, 28, 76, 80), STONE, random) + sprout(random);
  if (which < 0.5) return at(spot(random, 28, 34, 72, 76), MOLEHILL);
  if (which < 0.66) return at(spot(random, 24, 22, 76, 60), BUTTERFLY);
  return "";
}

function sprout(random: Chance): string {
  const { x, y } = spot(random, 20, 70, 80, 90);
  return dot(x, y, 2.4, PINK, `stroke="${INK}" stroke-width=".9"`);
}
