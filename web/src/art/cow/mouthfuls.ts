/** What she holds in her mouth. */
import { CREAM, GRASS, INK, MILK, POPPY, SOOT, STEEL } from "./inks";
import { tenth } from "./pen";
import { petals, spark } from "./ornaments";
import type { Sketch } from "./sketch";

export function daisy(sketch: Sketch, mx: number): string {
  const { detail } = sketch;
  return (
    stalk(sketch, `M${mx + 6} 37C${mx + 18} 42 ${mx + 26} 38 ${mx + 33} 30`) +
    `<g transform="translate(${mx + 36} 26)">` +
    petals(sketch, detail ? 8 : 6, detail ? 7.4 : 8.4) +
    `</g>`
  );
}

export function clover(sketch: Sketch, mx: number): string {
  const { inked, thin } = sketch;
  return (
    stalk(sketch, `M${mx + 6} 37C${mx + 18} 42 ${mx + 25} 38 ${mx + 31} 31`) +
    `<g transform="translate(${mx + 34} 26)">` +
    [0, 120, 240]
      .map(
        (a) =>
          `<g transform="rotate(${a + 20})">` +
          inked("M0 0C-7 -3 -7 -12 0 -10C7 -12 7 -3 0 0Z", GRASS, thin) +
          `</g>`,
      )
      .join("") +
    `</g>`
  );
}

export function blades(sketch: Sketch, mx: number): string {
  return (
    stalk(sketch, `M${mx + 4} 37C${mx + 18} 44 ${mx + 28} 40 ${mx + 38} 44`) +
    stalk(sketch, `M${mx + 6} 36C${mx + 20} 40 ${mx + 28} 32 ${mx + 36} 33`)
  );
}

export function tuftOfGrass(sketch: Sketch, mx: number, y: number): string {
  return [-12, -5, 2, 9, 15]
    .map((x, i) => stalk(sketch, `M${mx + x} ${y - 8}q${i % 2 ? 3 : -3} 8 ${(i - 2) * 2.4} 15`))
    .join("");
}

export function moustache(sketch: Sketch, mx: number): string {
  const { detail, inked, line, thin } = sketch;
  const d = `M${mx} 26C${mx - 8} 22 ${mx - 20} 24 ${mx - 25} 31C${mx - 29} 36 ${mx - 35} 33 ${mx - 34} 27C${mx - 40} 38 ${mx - 26} 44 ${mx - 15} 39C${mx - 8} 37 ${mx - 4} 34 ${mx} 33C${mx + 4} 34 ${mx + 8} 37 ${mx + 15} 39C${mx + 26} 44 ${mx + 40} 38 ${mx + 34} 27C${mx + 35} 33 ${mx + 29} 36 ${mx + 25} 31C${mx + 20} 24 ${mx + 8} 22 ${mx} 26Z`;
  return (
    inked(d, detail ? "#efe6d2" : MILK, thin * 1.1) +
    (detail > 1
      ? line(
          `M${mx - 8} 29Q${mx - 16} 29 ${mx - 21} 35M${mx + 8} 29Q${mx + 16} 29 ${mx + 21} 35`,
          1.1,
          'opacity=".6"',
        )
      : "")
  );
}

export function spanner(sketch: Sketch, mx: number): string {
  const { detail, inked, line, thin } = sketch;
  return (
    `<g transform="translate(${mx} 36) rotate(-14)">` +
    inked(
      "M-24 -4.5H22C24 -11 34 -13 40 -8L33 -4V3L40 7C34 12 24 10 22 4.5H-24C-26 11 -36 12 -40 7L-34 3V-4L-40 -8C-36 -12 -26 -11 -24 -4.5Z",
      STEEL,
    ) +
    (detail ? line("M-20 -1.5H18", thin * 0.8, "", "#fff") : "") +
    `</g>` +
    (detail ? line(`M${mx - 12} 31Q${mx} 27 ${mx + 12} 30`, thin) : "")
  );
}

export function thermometer(sketch: Sketch, mx: number): string {
  const { detail, inked, thin } = sketch;
  return (
    `<g transform="translate(${mx + 8} 37) rotate(-28)">` +
    inked("M-4 -4H34A4 4 0 0 1 34 4H-4Z", MILK, thin + 0.6) +
    `<path d="M4 0H24" stroke="${POPPY}" stroke-width="${tenth(detail ? 2.6 : 4)}" stroke-linecap="round"/>` +
    (detail ? `<path d="M12 -4v3M18 -4v3M24 -4v3M30 -4v3" stroke="${INK}" stroke-width="1"/>` : "") +
    `</g>`
  );
}

export function grin(sketch: Sketch, mx: number): string {
  const { detail, inked, line, thin } = sketch;
  return (
    inked(
      `M${mx - 17} 31Q${mx} 37 ${mx + 18} 29Q${mx + 16} 43 ${mx} 43Q${mx - 13} 43 ${mx - 17} 31Z`,
      MILK,
      thin * 1.1,
    ) + (detail ? line(`M${mx - 8} 34V41M${mx} 35V43M${mx + 8} 34V41`, thin * 0.7) : "")
  );
}

export function heldBomb(sketch: Sketch, mx: number): string {
  const { detail, dot, ink, inked, line, thin } = sketch;

  /* she holds the fuse like a stalk of grass; the lit end is hers to look at */
  const fuse = `M${mx + 32} 52C${mx + 28} 46 ${mx + 14} 48 ${mx + 2} 38M${mx + 2} 38C${mx + 20} 42 ${mx + 34} 38 ${mx + 40} 22`;
  return (
    line(fuse, ink + 3.4) +
    `<path d="${fuse}" fill="none" stroke="#e9d29a" stroke-width="${tenth(detail ? 3 : 3.6)}" stroke-dasharray="4 2.4"/>` +
    line(`M${mx - 13} 35Q${mx - 2} 38 ${mx + 13} 34`, thin) +
    spark(sketch, mx + 41, 17, detail ? 11 : 13) +
    `<g transform="translate(${mx + 34} 73)">` +
    inked("M-8 -17L-5 -25H6L8 -17Z", "#5c544e", thin) +
    dot(0, 0, 19, SOOT, `stroke="${INK}" stroke-width="${tenth(ink)}"`) +
    `<path d="M-12 -4A13 13 0 0 1 -3 -12" fill="none" stroke="${CREAM}" stroke-width="${tenth(detail ? 3.4 : 4.6)}" stroke-linecap="round"/>` +
    (detail > 1 ? dot(-12.6, 2.6, 1.7, CREAM) : "") +
    `</g>`
  );
}

export function stalk(sketch: Sketch, d: string): string {
  const { line, thin } = sketch;
  return (
    line(d, thin * 2.6) +
    `<path d="${d}" fill="none" stroke="${GRASS}" stroke-width="${tenth(thin * 1.2)}" stroke-linecap="round"/>`
  );
}
