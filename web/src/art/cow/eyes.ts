/** Her eyes, which are never worried. */
import { CREAM, INK, MILK } from "./inks";
import { tenth } from "./pen";
import type { Sketch } from "./sketch";

type Side = -1 | 1;
interface Gaze {
  x: number;
  y: number;
  lid: number;
}

export function eyes(sketch: Sketch): string {
  const { bomb, cow, traits } = sketch;

  const g = { x: 1.4, y: 1.2, lid: traits.lid };
  if (bomb) {
    g.x = 3;
    g.y = 3;
    g.lid = cow.kind === "pfc" ? 0 : Math.max(0.1, traits.lid - 0.16);
  }
  if (cow.mood === "graze") {
    g.x = -0.5;
    g.y = 3.4;
    g.lid = traits.lid + 0.06;
  }
  return eye(sketch, -11, -7, -1, g) + eye(sketch, 15, -7, 1, g);
}

export function eye(sketch: Sketch, x: number, y: number, side: Side, g: Gaze): string {
  const { asleep, coat, cow, detail, dot, id, ink, line, ox, thin, traits } = sketch;

  const rx = ox ? 6.4 : 7.6,
    ry = ox ? 7 : cow.kind === "pfc" ? 10 : 9.2;
  if (asleep || (cow.mood === "proud" && cow.kind !== "general")) {
    const up = asleep ? 4 : -6;
    const ring =
      coat.kind === "patches" || coat.kind === "back" || ox
        ? `<ellipse cx="${x}" cy="${y}" rx="${rx + 1.5}" ry="${ry}" fill="${coat.kind === "back" ? "#6a5a50" : ox ? coat.base : CREAM}"/>`
        : "";
    return ring + line(`M${x - rx} ${y}Q${x} ${y + up * 1.5} ${x + rx} ${y}`, ink * 0.9);
  }
  const cid = `${id}e${side > 0 ? "r" : "l"}`;
  sketch.defs += `<clipPath id="${cid}"><ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"/></clipPath>`;
  const pr = cow.kind === "pfc" ? 3.4 : ox ? 3.4 : 4.7,
    lidTop = y - ry - 2,
    lidY = y - ry + 2 * ry * g.lid;
  const slant =
    cow.kind === "negative"
      ? 4.5 * -side
      : ox
        ? 5 * -side
        : cow.kind === "bomber"
          ? side > 0
            ? -3
            : 2
          : cow.kind === "general"
            ? 2.5 * -side
            : 1.2 * side;
  const under =
    coat.kind === "patches"
      ? coat.mark
      : coat.kind === "rings"
        ? coat.shade
        : coat.kind === "back"
          ? "#6a5a50"
          : coat.shade;
  let s =
    `<g clip-path="url(#${cid})"><rect x="${x - 12}" y="${y - 14}" width="24" height="28" fill="${cow.kind === "negative" ? "#f4efc4" : MILK}"/>` +
    `<ellipse cx="${tenth(x + g.x)}" cy="${tenth(y + g.y)}" rx="${pr}" ry="${tenth(pr * 1.18)}" fill="${INK}"/>` +
    (detail || cow.crop === "head" ? dot(x + g.x + 1.5, y + g.y - 2, 1.5, MILK) : "");
  if (g.lid > 0.04)
    s += `<path d="M${x - 12} ${lidTop}H${x + 12}V${tenth(lidY + slant)}L${x - 12} ${tenth(lidY - slant)}Z" fill="${under}" stroke="${INK}" stroke-width="${tenth(thin)}"/>`;
  s += `</g><ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="none" stroke="${INK}" stroke-width="${tenth(detail ? thin : ink * 0.55)}"/>`;
  if (traits.lash && detail && cow.kind === "plain")
    s += line(
      `M${x + side * rx * 0.9} ${y - ry * 0.4}l${side * 5} -4M${x + side * rx * 0.55} ${y - ry * 0.85}l${side * 3.4} -5`,
      thin,
    );
  if (cow.kind === "negative" || ox)
    s += line(
      `M${x - 9} ${tenth(y - ry - (side < 0 ? 3 : -3) - (ox ? 1 : 2))}L${x + 9} ${tenth(y - ry + (side < 0 ? 3 : -3) - (ox ? 1 : 2))}`,
      ink * (ox ? 1.5 : 1.1),
    );
  if (cow.kind === "negative" && detail)
    s += line(`M${x - 6} ${y + ry + 3}Q${x} ${y + ry + 6} ${x + 6} ${y + ry + 2.5}`, thin, 'opacity=".6"');
  if (cow.kind === "pfc")
    s += line(`M${x - 6} ${y - ry - 3 - side}Q${x} ${y - ry - 7} ${x + 6} ${y - ry - 3 + side}`, thin);
  if (cow.kind === "bomber")
    s += line(
      side > 0
        ? `M${x - 6} ${y - ry - 1}Q${x + 1} ${y - ry - 9} ${x + 9} ${y - ry - 4}`
        : `M${x - 8} ${y - ry - 5}L${x + 7} ${y - ry}`,
      ink * 0.9,
    );
  return s;
}
