/** What a kind of cow wears on her head. */
import { BUTTER, CREAM, INK, NIGHT, OLIVE, SOOT, WORK } from "./inks";
import { blob, seeded, tenth } from "./pen";
import { petals, rosette, star } from "./ornaments";
import type { Sketch } from "./sketch";

export function headGear(sketch: Sketch): string {
  const { cow, detail, dot, flat, ink, inked, line, ox, thin } = sketch;

  const k = cow.kind;
  if (k === "general") {
    return (
      `<g transform="translate(1 2) rotate(3)">` +
      inked("M-24 -34L-21 -60C-12 -67 12 -67 21 -60L24 -34C12 -28 -12 -28 -24 -34Z", NIGHT) +
      inked(
        "M-24.500 -34L-23 -45C-10 -39 10 -39 23 -45L24.500 -34C12 -28 -12 -28 -24.500 -34Z",
        BUTTER,
        thin * 1.1,
      ) +
      (detail
        ? flat(
            "M-21 -60C-12 -67 12 -67 21 -60C12 -55 -12 -55 -21 -60Z",
            "#4a6a87",
            `stroke="${INK}" stroke-width="${tenth(thin)}"`,
          )
        : "") +
      (detail > 1 ? line("M-19 -37q3 -5 6 0q3 5 6 0q3 -5 6 0q3 5 6 0q3 -5 6 0q3 5 6 0", 1.5) : "") +
      (detail
        ? flat(star(-6, -49.5, 5, 2.2), BUTTER) + flat(star(6, -49.5, 5, 2.2), BUTTER)
        : flat(star(0, -51, 6, 2.6), BUTTER)) +
      inked("M-26 -34C-14 -21 16 -21 29 -33C14 -29 -12 -29 -26 -34Z", INK, thin) +
      `</g>`
    );
  }
  if (k === "mechanic") {
    return (
      `<g transform="rotate(-4)">` +
      inked("M-28 -28C-33 -50 -14 -59 4 -58C24 -57 33 -44 29 -29C10 -36 -10 -36 -28 -28Z", WORK) +
      (detail
        ? line(
            "M2 -57C0 -50 0 -44 1 -36M-20 -52C-14 -46 -12 -40 -12 -34M20 -53C16 -47 15 -42 15 -34",
            thin,
            'opacity=".6"',
          ) + dot(3, -58, 3, WORK, `stroke="${INK}" stroke-width="${tenth(thin)}"`)
        : "") +
      inked("M-4 -34C10 -41 38 -38 44 -26C32 -27 12 -28 -4 -30Z", "#3c6a82") +
      `</g>` +
      (detail ? flat(blob(seeded(cow.name + "oil"), -17, 5, 6, 3.4, 6, 0.6), INK, 'opacity=".7"') : "")
    );
  }
  if (k === "pfc") {
    return (
      `<g transform="translate(0 5) rotate(-3)">` +
      line("M-27 -24C-29 -4 -25 14 -17 24M27 -24C29 -4 29 12 24 20", thin * 1.3) +
      inked("M-31 -27C-32 -54 -16 -66 0 -66C16 -66 32 -54 31 -27Z", OLIVE) +
      inked("M-41 -20C-34 -32 -18 -33 0 -33C18 -33 34 -32 41 -20C30 -25 -30 -25 -41 -20Z", "#6f7240") +
      (detail
        ? `<path d="M-22 -52C-24 -46 -25 -42 -25 -37" stroke="#c3c48b" stroke-width="3" stroke-linecap="round" fill="none"/>` +
          line(
            "M-8 -64C-10 -54 -10 -44 -9 -34M10 -64C12 -54 12 -44 11 -34M-30 -44C-10 -50 10 -50 30 -44",
            thin * 0.7,
            'opacity=".45"',
          )
        : "") +
      `<g transform="translate(19 -50) rotate(20)">` +
      petals(sketch, detail ? 7 : 6, detail ? 6.6 : 8) +
      `</g></g>`
    );
  }
  if (k === "spy") {
    return (
      glasses(sketch) +
      `<g transform="rotate(-5) translate(0 2)">` +
      inked("M-22 -36C-26 -60 -15 -67 -4 -62Q1 -58 7 -62C18 -67 27 -58 23 -36Z", "#514a4d") +
      flat(
        "M-23 -44C-10 -38 10 -38 23.500 -44L23 -35C10 -30 -10 -30 -22 -35Z",
        BUTTER,
        `stroke="${INK}" stroke-width="${tenth(thin)}"`,
      ) +
      inked(
        "M-43 -33C-30 -27 -22 -37 0 -36C24 -35 32 -27 45 -37C36 -20 22 -22 1 -23C-20 -24 -36 -20 -43 -33Z",
        "#514a4d",
      ) +
      (detail > 1 ? line("M-3 -61C-2 -56 -2 -53 -3 -49", thin, 'opacity=".7"') : "") +
      `</g>`
    );
  }
  if (k === "bomber") {
    return (
      `<g transform="translate(0 -3)">` +
      line("M-27 -26C-14 -32 16 -32 27 -26", ink * 1.9) +
      [-10, 13]
        .map(
          (x) =>
            dot(x, -31, 9.4, "#e0c27d", `stroke="${INK}" stroke-width="${tenth(ink * 0.9)}"`) +
            dot(x, -31, 5.6, "#a9cdd2", `stroke="${INK}" stroke-width="${tenth(thin * 0.7)}"`) +
            (detail ? line(`M${x - 2} -33l3 -2`, thin, "", "#fff") : ""),
        )
        .join("") +
      `</g>` +
      (detail ? flat(blob(seeded(cow.name + "soot"), -19, 8, 6, 4, 7, 0.6), SOOT, 'opacity=".55"') : "")
    );
  }
  if (k === "negative") {
    return (
      `<g transform="translate(4 -41) rotate(9)">` +
      inked("M-23 4C-28 -14 -13 -22 0 -21C14 -21 27 -13 23 4C12 9 -12 9 -23 4Z", "#b9d6da") +
      inked("M-6 -20L-7 -28H8L7 -20Z", BUTTER, thin) +
      (detail
        ? line(
            "M-15 -8C-12 -13 -8 -15 -4 -15M12 -12C8 -6 10 0 14 3M-8 4C-6 0 -8 -4 -10 -6",
            thin,
            'opacity=".5"',
          )
        : "") +
      `</g>`
    );
  }
  if (cow.kind === "tin" && cow.crop === "head")
    return (
      line("M0 -42V-52", ink * 1.5) +
      inked("M0 -50C-20 -46 -20 -70 0 -61C20 -70 20 -46 0 -50Z", BUTTER) +
      dot(-9, -57, 3.4, CREAM, `stroke="${INK}" stroke-width="${tenth(thin)}"`) +
      dot(9, -57, 3.4, CREAM, `stroke="${INK}" stroke-width="${tenth(thin)}"`)
    );
  if (ox) return "";
  if (cow.mood === "proud")
    return `<g transform="translate(-22 -34) rotate(-14) scale(.62)">` + rosette(sketch, 0, 0, 18) + `</g>`;
  return "";
}

export function glasses(sketch: Sketch): string {
  const { detail, ink, inked, line, thin } = sketch;

  return (
    `<g transform="translate(2 -7)">` +
    line("M-24 -3L-30 -8M26 -3L33 -9", ink * 0.9) +
    inked(
      "M-25 -6C-18 -9 -8 -9 -2 -6C-1 4 -5 10 -13 10C-22 10 -25 3 -25 -6ZM3 -6C9 -9 20 -9 27 -6C28 4 23 10 15 10C6 10 3 3 3 -6Z",
      "#211b19",
      thin,
    ) +
    line("M-3 -5Q0.500 -8 4 -5", ink * 0.9) +
    `<path d="M-20 -3L-14 5M8 -3L14 5" stroke="#a9cdd2" stroke-width="${tenth(detail ? 2 : 3)}" stroke-linecap="round"/></g>`
  );
}
