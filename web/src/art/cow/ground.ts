/** The grass she stands on. */
import { BUTTER, FIR, GRASS, INK, MILK } from "./inks";
import { seeded, tenth } from "./pen";
import type { Sketch } from "./sketch";

export function pasture(sketch: Sketch): string {
  const { cow, detail, thin } = sketch;

  const g = seeded(cow.name + "·grass");
  let s = `<path d="M18 185C60 180 190 180 236 185C200 192 60 192 18 185Z" fill="${GRASS}" opacity=".38"/>`;
  const count = ([4, 7, 11] as const)[detail];
  for (let i = 0; i < count; i++) {
    const x = 20 + (i + g.next() * 0.8) * (214 / count),
      h = g.between(5, 11);
    s += `<path d="M${tenth(x)} 188q${tenth(-h * 0.2)} ${tenth(-h * 0.6)} ${tenth(-h * 0.5)} ${tenth(-h)}M${tenth(x + 1)} 188q${tenth(h * 0.1)} ${tenth(-h * 0.7)} ${tenth(h * 0.5)} ${tenth(-h * 0.9)}" stroke="${detail ? FIR : GRASS}" stroke-width="${tenth(thin)}" fill="none" stroke-linecap="round"/>`;
  }
  if (detail) {
    const x = g.between(102, 118);
    s += flower(sketch, x, 180, 4.2);
  }
  return s;
}

export function flower(sketch: Sketch, x: number, y: number, q: number): string {
  const { detail, dot, thin } = sketch;

  let s = detail
    ? `<path d="M${tenth(x)} ${tenth(y)}q1 5 0 9" stroke="${FIR}" stroke-width="${tenth(thin)}" fill="none"/>`
    : "";
  for (let i = 0; i < 5; i++) {
    const a = i * 1.257;
    s += dot(
      x + Math.cos(a) * q * 0.8,
      y + Math.sin(a) * q * 0.8,
      q * 0.55,
      MILK,
      `stroke="${INK}" stroke-width="${tenth(thin * 0.5)}"`,
    );
  }
  return s + dot(x, y, q * 0.55, BUTTER);
}
