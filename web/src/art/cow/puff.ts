/** Gone: a puff, a bell, a hat, no cow. */
import { BUTTER, INK, MILK, POPPY, SOOT, WORK } from "./inks";
import { seeded, tenth } from "./pen";
import { headGear } from "./hats";
import { petals } from "./ornaments";
import type { Sketch } from "./sketch";

export function puff(sketch: Sketch): string {
  const { cow, detail, dot, id, ink, inked, line, thin } = sketch;

  const g = seeded(cow.name + "·puff");
  let s = "";
  const lobes = (
    [
      [120, 112, 46],
      [74, 120, 32],
      [168, 118, 34],
      [92, 82, 32],
      [146, 78, 34],
      [118, 62, 26],
      [56, 142, 20],
      [186, 142, 20],
      [120, 148, 36],
      [88, 150, 26],
      [154, 150, 26],
    ] as const
  ).map(([x, y, q]) => [x + g.between(-4, 4), y + g.between(-4, 4), q + g.between(-3, 3)] as const);
  if (cow.ground)
    s +=
      `<ellipse cx="120" cy="182" rx="88" ry="7" fill="${SOOT}" opacity=".3"/>` +
      (detail
        ? [70, 96, 142, 168]
            .map((x) => `<path d="M${x} 180c-4 -6 0 -9 3 -6c3 -3 7 0 3 6Z" fill="${INK}" opacity=".7"/>`)
            .join("")
        : "");
  for (let i = 0; i < 13; i++) {
    const a = -Math.PI + (i * Math.PI) / 12,
      q1 = 92,
      q2 = q1 + (i % 2 ? 10 : 18);
    if (i === 1 || i === 11 || i === 4) continue;
    s += line(
      `M${tenth(120 + Math.cos(a) * q1)} ${tenth(126 + Math.sin(a) * q1 * 0.98)}L${tenth(120 + Math.cos(a) * q2)} ${tenth(126 + Math.sin(a) * q2 * 0.98)}`,
      i % 2 ? thin : ink,
      "",
      i % 2 ? POPPY : INK,
    );
  }
  s +=
    lobes.map(([x, y, q]) => dot(x, y, q + ink * 0.5, INK)).join("") +
    lobes.map(([x, y, q]) => dot(x, y, q - ink * 0.5, MILK)).join("");
  sketch.defs += `<clipPath id="${id}p">${lobes.map(([x, y, q]) => `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(q - ink * 0.5)}"/>`).join("")}</clipPath>`;
  s +=
    `<g clip-path="url(#${id}p)"><g fill="#e7dcc4">` +
    lobes
      .map(
        ([x, y, q]) =>
          `<path d="M${tenth(x - q)} ${tenth(y + q * 0.3)}A${tenth(q)} ${tenth(q)} 0 0 0 ${tenth(x + q)} ${tenth(y + q * 0.1)}A${tenth(q)} ${tenth(q * 0.8)} 0 0 1 ${tenth(x - q)} ${tenth(y + q * 0.3)}Z"/>`,
      )
      .join("") +
    `</g>` +
    (detail ? `<path d="M40 120C90 170 160 170 210 116V200H40Z" fill="url(#${id}h)" opacity=".2"/>` : "") +
    `</g>`;
  if (detail)
    s += line(
      "M84 96a16 16 0 0 1 24 -14M150 92a15 15 0 0 1 16 14M70 132a12 12 0 0 1 10 -14M128 128a16 16 0 0 1 22 -4",
      thin,
      'opacity=".65"',
    );
  /* nothing of the cow: two daisies, her ear tag, and what she wore */
  s +=
    (
      [
        [18, 84, 12],
        [50, 24, 10],
      ] as const
    )
      .map(
        ([x, y, q]) =>
          `<g transform="translate(${x} ${y}) rotate(${tenth(g.between(0, 60))})">${petals(sketch, detail ? 8 : 6, q)}</g>`,
      )
      .join("") +
    `<g transform="translate(228 96) rotate(24) scale(1.25)">` +
    inked("M-6 -3Q0 -8 6 -3L8.500 13Q0 16 -8.500 13Z", cow.owner || BUTTER, thin) +
    (detail > 1
      ? `<text x="0" y="10.500" text-anchor="middle" font-family="Caprasimo,serif" font-size="11" fill="${INK}">${String(cow.name).charAt(0).toUpperCase().replace(/[<&]/g, "")}</text>`
      : "") +
    `</g>`;
  const hat = ["general", "pfc", "mechanic", "spy", "negative"].includes(cow.kind);
  s +=
    `<g transform="translate(${hat ? 150 : 152} ${hat ? 78 : 48}) rotate(${hat ? 18 : 24})${hat ? " scale(.82)" : ""}" class="cow-keepsake">` +
    (hat ? headGear(sketch) : bellOnly(sketch)) +
    `</g>`;
  return s;
}

export function bellOnly(sketch: Sketch): string {
  const { dot, ink, inked, line, thin } = sketch;
  return (
    line("M-16 -20C-6 -30 8 -30 16 -20", ink + 3) +
    `<path d="M-16 -20C-6 -30 8 -30 16 -20" stroke="${WORK}" stroke-width="4" fill="none" stroke-linecap="round"/>` +
    inked("M-11 -16C-14 -25 14 -25 11 -16L18 8C8 12 -8 12 -18 8Z", BUTTER) +
    dot(0, 13, 4.6, BUTTER, `stroke="${INK}" stroke-width="${tenth(thin)}"`)
  );
}
