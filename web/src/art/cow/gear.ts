/** What a kind of cow wears on her body. */
import { BUTTER, CREAM, INK, MILK, NIGHT, POPPY, WORK } from "./inks";
import { tenth } from "./pen";
import { rosette, star } from "./ornaments";
import type { Sketch } from "./sketch";

export function bodyGear(sketch: Sketch): string {
  const { cow, detail, dot, id, ink, inked, line, ox, thin, top, x0 } = sketch;

  const k = cow.kind;
  if (k === "bomber") {
    const y = top - 30,
      sticks = (
        [
          [66, 6],
          [104, 6],
          [85, 0],
        ] as const
      )
        .map(([x, dy]) =>
          inked(
            `M${x - 9} ${y + dy}h18a2 2 0 0 1 2 2v40a2 2 0 0 1 -2 2h-18a2 2 0 0 1 -2 -2v-40a2 2 0 0 1 2 -2Z`,
            dy ? "#d4583c" : POPPY,
          ),
        )
        .join("");
    const girth = `M64 ${y + 24}C62 ${y + 60} 66 150 82 190M112 ${y + 24}C124 ${y + 60} 122 160 112 190`;
    return (
      `<g clip-path="url(#${id}b)">` +
      line(girth, ink * 1.2 + 5) +
      `<path d="${girth}" fill="none" stroke="#c8a56b" stroke-width="5"/></g>` +
      `<g transform="rotate(-4 85 ${y + 20})">` +
      line(`M85 ${y}C86 ${y - 14} 98 ${y - 18} 106 ${y - 9}`, ink * 0.9) +
      line(`M66 ${y + 6}C64 ${y - 8} 74 ${y - 12} 85 ${y - 2}`, thin) +
      sticks +
      inked(
        `M52 ${y + 22}C72 ${y + 28} 98 ${y + 28} 118 ${y + 22}V${y + 31}C98 ${y + 37} 72 ${y + 37} 52 ${y + 31}Z`,
        "#e9d29a",
        thin,
      ) +
      (detail > 1
        ? `<text x="85" y="${y + 17}" font-family="Caprasimo,serif" font-size="9" text-anchor="middle" fill="${CREAM}">TNT</text>`
        : "") +
      `</g>`
    );
  }
  if (k === "negative") {
    return (
      `<g transform="translate(104 112) rotate(-24)">` +
      inked("M-20 -7H20A7 7 0 0 1 20 7H-20A7 7 0 0 1 -20 -7Z", "#eecfa6", thin + 0.4) +
      (detail ? inked("M-8 -7H8V7H-8Z", "#f8e7cb", thin) : "") +
      `</g>` +
      (detail
        ? `<g transform="translate(104 112) rotate(58)">` +
          inked("M-20 -7H20A7 7 0 0 1 20 7H-20A7 7 0 0 1 -20 -7Z", "#eecfa6", thin + 0.4) +
          inked("M-8 -7H8V7H-8Z", "#f8e7cb", thin) +
          (detail > 1 ? dot(-3, 0, 1.2, "#b78f63") + dot(3, 0, 1.2, "#b78f63") : "") +
          `</g>`
        : "")
    );
  }
  if (k === "general") {
    // sash and medals
    let s = `<g clip-path="url(#${id}b)"><path d="M110 50C101 90 101 120 112 182" fill="none" stroke="${INK}" stroke-width="${tenth(13 + ink)}"/><path d="M110 50C101 90 101 120 112 182" fill="none" stroke="${BUTTER}" stroke-width="13"/></g>`;
    if (detail)
      (
        [
          [138, 128],
          [152, 137],
        ] as const
      ).forEach(([x, y], i) => {
        s +=
          inked(`M${x - 4} ${y - 12}h8l-1 9h-6Z`, i ? NIGHT : WORK, thin * 0.8) +
          inked(star(x, y + 3, 7, 3.4), BUTTER, thin * 0.8);
      });
    return s;
  }
  if (k === "tin") {
    const kx = 92,
      ky = top - 22;
    let s =
      line(`M${kx} ${top + 6}V${ky + 6}`, ink * 1.6) +
      inked(
        `M${kx} ${ky + 8}C${kx - 26} ${ky + 12} ${kx - 26} ${ky - 18} ${kx} ${ky - 6}C${kx + 26} ${ky - 18} ${kx + 26} ${ky + 12} ${kx} ${ky + 8}Z`,
        BUTTER,
      ) +
      inked(`M${kx - 12} ${ky - 4}a5 5.5 0 1 0 .1 0ZM${kx + 12} ${ky - 4}a5 5.5 0 1 0 .1 0Z`, CREAM, thin);
    if (detail)
      s +=
        `<g clip-path="url(#${id}b)">` +
        line(`M${tenth(x0 + 46)} 60V170M128 60V170`, thin, 'opacity=".6"') +
        `</g>` +
        (
          [
            [x0 + 52, 84],
            [x0 + 52, 104],
            [x0 + 52, 124],
            [122, 84],
            [122, 104],
            [122, 124],
          ] as const
        )
          .map(([x, y]) => dot(x, y, 1.9))
          .join("");
    return s;
  }
  if (ox) {
    let s = "";
    if (detail) s += line("M120 96C114 112 118 130 130 140M100 74C92 84 90 96 92 104", thin, 'opacity=".6"');
    return (
      s +
      `<g transform="translate(88 116)">` +
      inked("M-9 10L-14 44L-4 37L3 46L5 12ZM4 12L10 46L16 36L25 41L12 8Z", POPPY) +
      rosette(sketch, 0, 0, 20) +
      `</g>`
    );
  }
  return "";
}

export function collar(sketch: Sketch): string {
  const { cow, detail, dot, grazing, hy, id, ink, inked, legTop, line, thin, traits } = sketch;

  if (cow.kind === "spy") {
    // a trench coat over the shoulders, collar up
    const gx = grazing ? 10 : 0,
      gy = grazing ? 34 : 0;
    return (
      `<g clip-path="url(#${id}b)">` +
      inked(
        `M120 50C108 90 110 120 116 ${tenth(legTop + 4)}C140 ${tenth(legTop + 8)} 160 ${tenth(legTop + 4)} 210 130V40Z`,
        "#cfae76",
        ink,
      ) +
      (detail
        ? line(
            `M122 ${tenth(legTop - 8)}C140 ${tenth(legTop - 2)} 160 ${tenth(legTop - 4)} 180 130M132 70C124 92 124 120 130 140`,
            thin,
            'opacity=".55"',
          ) +
          dot(140, 132, 3, INK) +
          dot(146, 146, 3, INK)
        : "") +
      `</g>` +
      `<g transform="translate(${gx} ${gy})">` +
      inked(
        `M148 ${tenth(hy + 44)}L122 ${tenth(hy + 4)}L136 ${tenth(hy - 12)}L160 ${tenth(hy + 20)}Z`,
        "#e0c48f",
      ) +
      inked(
        `M196 ${tenth(hy + 40)}L222 ${tenth(hy + 8)}L212 ${tenth(hy - 6)}L186 ${tenth(hy + 20)}Z`,
        "#cfae76",
      ) +
      `</g>`
    );
  }
  if (cow.kind === "mechanic") {
    return (
      `<g transform="translate(${grazing ? "2 18" : "-4 6"})">` +
      inked("M140 94C152 116 172 124 192 118L190 130C168 136 146 124 134 104Z", BUTTER) +
      inked("M158 122L146 146L160 140L168 152L174 128Z", BUTTER) +
      (detail
        ? (
            [
              [150, 112],
              [163, 122],
              [178, 125],
              [158, 134],
              [167, 140],
            ] as const
          )
            .map(([x, y]) => dot(x, y, 1.9))
            .join("")
        : "") +
      `</g>`
    );
  }
  if (!traits.bell || cow.crop === "head") return "";
  const bx = grazing ? 166 : 158,
    by = grazing ? 154 : 142;
  const strap = grazing ? "M144 108C146 128 158 142 176 142" : "M136 96C138 116 152 130 178 128";
  return (
    line(strap, ink + 5.4) +
    `<path d="${strap}" fill="none" stroke="${WORK}" stroke-width="4.8" stroke-linecap="round"/>` +
    inked(
      `M${bx - 8} ${by - 12}C${bx - 10} ${by - 18} ${bx + 10} ${by - 18} ${bx + 8} ${by - 12}L${bx + 13} ${by + 6}C${bx + 6} ${by + 9} ${bx - 6} ${by + 9} ${bx - 13} ${by + 6}Z`,
      BUTTER,
    ) +
    (detail
      ? dot(bx, by + 10, 3.4, BUTTER, `stroke="${INK}" stroke-width="${tenth(thin)}"`) +
        line(`M${bx - 5} ${by - 9}L${bx - 7} ${by + 1}`, thin, "", MILK)
      : "")
  );
}
