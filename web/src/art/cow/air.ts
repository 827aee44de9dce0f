/** What hangs in the air round her. */
import { CREAM, INK, MILK } from "./inks";
import type { Sketch } from "./sketch";

export function air(sketch: Sketch): string {
  const { asleep, bomb, cow, detail, dot, hx, hy, inked, line, ox, thin } = sketch;

  let s = "";
  if (cow.crop === "head" && cow.kind !== "pfc") return s;
  if (cow.kind === "negative" && detail)
    (
      [
        [128, 44, 1],
        [96, 36, -1],
        [226, 40, 1],
      ] as const
    ).forEach(([x, y, k]) => {
      s +=
        dot(x, y, 2.6) +
        `<ellipse cx="${x - 3}" cy="${y - 3}" rx="3.4" ry="1.8" transform="rotate(35 ${x - 3} ${y - 3})" fill="${MILK}" stroke="${INK}" stroke-width="1"/><ellipse cx="${x + 3}" cy="${y - 3}" rx="3.4" ry="1.8" transform="rotate(-35 ${x + 3} ${y - 3})" fill="${MILK}" stroke="${INK}" stroke-width="1"/>` +
        line(`M${x + 8 * k} ${y + 4}q${6 * k} 6 ${12 * k} 0`, 1.2, 'stroke-dasharray="1 4"');
    });
  if (cow.kind === "pfc" && detail && (bomb || cow.crop === "body"))
    s += inked(`M${hx - 44} ${hy - 12}c5 8 4 13 0 13s-5 -5 0 -13Z`, "#a9cdd2", thin);
  if (ox)
    (
      [
        [-1, 0],
        [1, 6],
      ] as const
    ).forEach(([k, dy]) => {
      const x = hx + k * 58 + 2,
        y = hy + 42 + dy;
      s += inked(
        `M${x - 6} ${y}c-6 -4 -2 -12 5 -9c2 -7 13 -6 13 2c7 1 6 10 -1 10h-12c-3 0 -4 -1 -5 -3Z`,
        MILK,
        thin,
      );
    });
  if (asleep && detail)
    s += `<g font-family="Caprasimo,serif" fill="${INK}" stroke="${CREAM}" stroke-width="4" stroke-linejoin="round" paint-order="stroke"><text x="${hx + 46}" y="${hy - 50}" font-size="25">z</text><text x="${hx + 64}" y="${hy - 64}" font-size="17">z</text></g>`;
  return s;
}
